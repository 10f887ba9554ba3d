import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenUser, PASSWORD } from "../../support/people.js";
import { codeAt } from "../../support/secondFactor.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { fillInLogin, login } from "../support/login.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-second-factor-"));

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenUser(database, { username: "sari", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PHONE = { viewport: { width: 390, height: 844 } };
const section = (page: Page) => page.getByRole("region", { name: "Verifikasi dua langkah" });
const code = (page: Page) => page.getByLabel("Kode 6 angka");
/** Logs out with a request, as its button has tests of its own; the page stays as it is. */
const forgetSession = (page: Page) => page.context().clearCookies();

async function openSecondStep(page: Page): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, "sari", PASSWORD);
  await code(page).waitFor();
}

describeInBrowser(
  "A second factor",
  (visit) => {
    it("is turned on in the profile, asked for at the next login, replaced by a code on paper, and reset by an administrator", async () => {
      const sari = await visit.newPage(PHONE);
      await login(sari, "sari");
      await sari.goto("/admin/profile");
      await section(sari).getByRole("button", { name: "Aktifkan" }).click();
      const sheet = sari.getByRole("dialog");
      await sheet.getByRole("button", { name: "Lanjut" }).click();
      await sheet.getByText("Isi kata sandi Anda.").waitFor();
      await sheet.getByLabel("Kata sandi Anda").fill("salah-sekali");
      await sari.keyboard.press("Enter");
      await sheet.getByText("Kata sandi salah.").waitFor();
      await sheet.getByLabel("Kata sandi Anda").fill(PASSWORD);
      await sari.keyboard.press("Enter");
      await sheet.getByRole("img", { name: "Kode QR untuk aplikasi autentikator" }).waitFor();
      expect(await accessibilityViolations(sari)).toEqual([]);
      expect(await horizontalOverflow(sari)).toBe(0);
      const key = (await sheet.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
      await code(sari).fill("123");
      await sari.keyboard.press("Enter");
      await sheet.getByText("Kode ini salah.").waitFor();
      const first = codeAt(key, Date.now());
      await code(sari).fill(`${first.slice(0, 3)} ${first.slice(3)}`);
      await sari.keyboard.press("Enter");
      await sheet.getByRole("heading", { name: "Simpan kode pemulihan" }).waitFor();
      expect(await accessibilityViolations(sari)).toEqual([]);
      const papers = await sheet.getByRole("listitem").allInnerTexts();
      expect(papers).toHaveLength(10);
      // What is printed are the codes, and nothing of the page.
      await sari.emulateMedia({ media: "print" });
      expect(await sari.getByRole("heading", { name: "Simpan kode pemulihan" }).isVisible()).toBe(false);
      expect(await sheet.getByRole("listitem").first().isVisible()).toBe(true);
      await sari.emulateMedia({ media: "screen" });
      await sheet.getByRole("button", { name: "Sudah saya simpan" }).click();
      await section(sari).getByText("10 kode pemulihan tersisa").waitFor();

      // The code of the half minute that follows: the one of now is used up.
      await forgetSession(sari);
      await openSecondStep(sari);
      expect(await code(sari).getAttribute("autocomplete")).toBe("one-time-code");
      await eventually(() => sari.evaluate(() => document.activeElement?.getAttribute("name") ?? "")).toBe("code");
      expect(await accessibilityViolations(sari)).toEqual([]);
      expect(await horizontalOverflow(sari)).toBe(0);
      await code(sari).fill(first);
      await sari.keyboard.press("Enter");
      await sari.getByText("Kode ini salah atau sudah dipakai.").waitFor();
      await sari.context().setOffline(true);
      const next = codeAt(key, Date.now() + 30_000);
      await code(sari).fill(next);
      await sari.keyboard.press("Enter");
      await sari.getByText("Server tidak menjawab.").waitFor();
      expect(await code(sari).inputValue()).toBe(next);
      await sari.context().setOffline(false);
      await sari.keyboard.press("Enter");
      await sari.waitForURL(/\/admin$/);

      await forgetSession(sari);
      await openSecondStep(sari);
      await sari.getByRole("button", { name: "Kembali" }).click();
      expect(await sari.getByLabel("Nama pengguna").inputValue()).toBe("sari");
      await sari.getByLabel("Kata sandi", { exact: true }).press("Enter");
      await sari.getByRole("button", { name: "Pakai kode pemulihan" }).click();
      await sari.getByLabel("Kode pemulihan").fill(papers[0] ?? "");
      await sari.keyboard.press("Enter");
      await sari.waitForURL(/\/admin$/);
      await sari.goto("/admin/profile");
      await section(sari).getByText("9 kode pemulihan tersisa").waitFor();

      const other = await visit.newPage();
      await openSecondStep(other);
      await other.getByRole("button", { name: "Pakai kode pemulihan" }).click();
      await other.getByLabel("Kode pemulihan").fill(papers[0] ?? "");
      await other.keyboard.press("Enter");
      await other.getByText("Kode ini salah atau sudah dipakai.").waitFor();

      const rina = await visit.newPage();
      await login(rina, "rina");
      await rina.goto("/admin/users");
      const row = rina.getByRole("region", { name: "Akun petugas" }).getByRole("listitem").filter({ hasText: "sari" });
      await row.getByText("Dua langkah").waitFor();
      await chooseInRowMenu(rina, "sari", "Atur ulang verifikasi");
      await rina.getByRole("dialog").getByText("pastikan dulu yang meminta memang orangnya").waitFor();
      await rina.getByRole("button", { name: "Atur ulang", exact: true }).click();
      await waitForSheetsClosed(rina);
      await eventually(() => row.getByText("Dua langkah").count()).toBe(0);
      // The login that waited for a code is over with it.
      await other.getByLabel("Kode pemulihan").fill(papers[1] ?? "");
      await other.keyboard.press("Enter");
      await other.getByText("Login ini sudah kedaluwarsa.").waitFor();
      await sari.goto("/admin/profile");
      await eventually(() => sari.evaluate(() => location.pathname)).toBe("/");
      await sari.goto("/login");
      await fillInLogin(sari, "sari", PASSWORD);
      await sari.waitForURL(/\/admin$/);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);

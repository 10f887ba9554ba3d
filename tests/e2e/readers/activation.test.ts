import type { Page } from "playwright-core";

import { PASSWORD } from "../../support/people.js";
import { openAdminApi } from "../support/admin/adminApi.js";
import { describeInBrowser, type BrowserSuite } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SECRET = "angin-barat-daya";
const REFUSED = /^NIS \/ No. anggota atau kode aktivasi salah, atau sudah tidak berlaku\./;

const desk = (visit: BrowserSuite) => openAdminApi(visit, { username: "rina", password: PASSWORD });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute("name"));

/** By keyboard only. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === target) {
      return;
    }
  }
  throw new Error(`No way to ${target} by Tab`);
}

async function fillIn(
  page: Page,
  { nis, code, username }: { nis: string; code: string; username: string },
): Promise<void> {
  await page.getByLabel("NIS / No. anggota").fill(nis);
  await page.getByLabel("Kode aktivasi").fill(code);
  await page.getByLabel("Nama pengguna").fill(username);
  await page.getByLabel("Kata sandi", { exact: true }).fill(SECRET);
  await page.getByRole("button", { name: "Aktifkan akun" }).click();
}

describeInBrowser(
  "Activation",
  (visit) => {
    it("leads from the slip to one's own card and visits, on a phone and by keyboard alone", async () => {
      const { enrol, recordVisit } = await desk(visit);
      const { nis, code } = await enrol({ nis: "2026001", name: "Siti Nur Rahmawati", className: "XI IPA 2" });
      await recordVisit(nis, "ASSIGNMENT");

      const page = await visit.newPage(PHONE);
      await page.goto("/login");
      await tabTo(page, "Aktifkan akun anggota");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/activate");
      await page.getByRole("heading", { level: 1, name: "Aktivasi Akun" }).waitFor();
      await eventually(() => focused(page)).toBe("nis");
      await page.keyboard.type(nis);
      await tabTo(page, "code");
      await page.keyboard.type(code.toLowerCase().replace("-", ""));
      await eventually(() => page.getByLabel("Kode aktivasi").inputValue()).toBe(code);
      await tabTo(page, "username");
      await page.keyboard.type("siti.rahma");
      await tabTo(page, "password");
      await page.keyboard.type(SECRET);
      await page.keyboard.press("Enter");

      await page.waitForURL("**/user-info");
      await page.getByRole("status").getByText("Akun sudah aktif. Selamat datang!").waitFor();
      await page.getByRole("heading", { level: 1, name: "Halo, Siti" }).waitFor();
      await eventually(() => focused(page)).toBe("Halo, Siti");
      await page.getByRole("button", { name: "Perbesar kartu" }).waitFor();
      await page.getByRole("region", { name: "Kunjungan saya" }).locator("summary").press("Enter");
      const visits = page.getByRole("region", { name: "Kunjungan saya" }).getByRole("listitem");
      await visits.getByText("Mengerjakan tugas").waitFor();

      // The server draws all of it, too, of what is folded the part that the address opens.
      const html = await (await page.goto("/user-info?buka=kunjungan"))?.text();
      expect(html).toContain(`Barkod ${nis}`);
      expect(html).toContain("Mengerjakan tugas");
      await page.goto("/activate");
      await page.getByText("Anda sudah login sebagai").waitFor();
    });

    it("leaves nothing in the browser after the logout", async () => {
      const { enrol } = await desk(visit);
      const { nis, code } = await enrol({ nis: "2026002", name: "Budi Santoso" });
      const page = await visit.newPage();
      await page.goto("/activate");
      await fillIn(page, { nis, code, username: "budi.s" });
      await page.getByRole("img", { name: `Barkod ${nis}` }).waitFor();
      await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
      await page.getByText("Berhasil logout").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Silakan login dulu" }).waitFor();
      await eventually(() => page.content()).notToMatch(/2026002|Budi Santoso|budi\.s/);
      // The mark of a device that has logged in stays; it says neither whose it was nor opens anything.
      await eventually(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(["known_device"]);
      await eventually(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    });

    it("gives a code five tries, and the next code five new ones", async () => {
      const { enrol, newCode } = await desk(visit);
      const { id, nis, code } = await enrol({ nis: "2026003", name: "Ani" });
      const page = await visit.newPage(PHONE);
      const refused = page.getByRole("alert").getByText(REFUSED);
      await page.goto("/activate");
      const tryCode = async (offered: string) => {
        const answered = page.waitForResponse("**/graphql");
        await fillIn(page, { nis, code: offered, username: "ani" });
        await answered;
        await refused.waitFor();
        await eventually(() => focused(page)).toBe("code");
      };
      for (const last of "23456") {
        await tryCode(`2222-222${last}`);
      }
      await tryCode(code);
      await eventually(() => page.getByLabel("Kata sandi", { exact: true }).inputValue()).toBe(SECRET);

      await fillIn(page, { nis, code: await newCode(id), username: "ani" });
      await page.waitForURL("**/user-info");
    });

    it("takes a code once", async () => {
      const { enrol } = await desk(visit);
      const { nis, code } = await enrol({ nis: "2026004", name: "Joko" });
      const [page, other] = [await visit.newPage(), await visit.newPage()];
      await page.goto("/activate");
      await fillIn(page, { nis, code, username: "joko" });
      await page.waitForURL("**/user-info");
      await other.goto("/activate");
      await fillIn(other, { nis, code, username: "joko2" });
      await other.getByRole("alert").getByText(REFUSED).waitFor();
      await other
        .getByRole("alert")
        .getByText(/minta kode baru kepada petugas perpustakaan/)
        .waitFor();
    });

    it("reads number and code behind the # of the address, which the server never sees", async () => {
      const page = await visit.newPage(PHONE);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
      await page.goto("/activate#nis=2026005&kode=K7QM3XPT");
      await page.waitForURL((url) => url.hash === "");
      await eventually(() => page.getByLabel("NIS / No. anggota").inputValue()).toBe("2026005");
      await eventually(() => page.getByLabel("Kode aktivasi").inputValue()).toBe("K7QM-3XPT");
      // Playwright reports the page's URL with its fragment, which the browser never sends.
      expect(asked.slice(1).filter((address) => /K7QM|2026005/.test(address))).toEqual([]);
    });

    it("needs a script, and the page says so where there is none", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/activate");
      expect(await page.locator("noscript").textContent()).toContain("Aktivasi memerlukan JavaScript.");
      await eventually(() => page.getByLabel("NIS / No. anggota").isVisible()).toBe(false);
    });
  },
  { ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import yauzl from "yauzl";

import { checkBackup } from "../../../server/backup/checkBackup.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { givenAdmin, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { login } from "../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-backups-"));
let admin: string;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  admin = (await givenAdmin(database)).username;
  await givenUser(database, { username: "petugas", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "Backups",
  (visit) => {
    it("are made at once, and one is downloaded whole for the password alone", async () => {
      const page = await visit.newPage();
      await login(page, admin);
      await page.goto("/admin/settings#cadangan");
      const section = page.getByRole("region", { name: "Cadangan" });
      await section.getByText("Belum ada cadangan").waitFor();
      await section.getByRole("button", { name: "Cadangkan sekarang" }).click();
      const downloading = section.getByRole("button", { name: /^Unduh cadangan / });
      await downloading.click();
      const sheet = page.getByRole("dialog", { name: "Unduh cadangan?" });
      await sheet.getByLabel("Kata sandi Anda").fill("bukan-sandinya");
      await sheet.getByRole("button", { name: "Unduh" }).click();
      await sheet.getByText("Kata sandi salah.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await sheet.getByLabel("Kata sandi Anda").fill(PASSWORD);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        sheet.getByRole("button", { name: "Unduh" }).click(),
      ]);
      const [name] = readdirSync(join(dataDir, "backups"));
      expect(download.suggestedFilename()).toBe(name);
      const taken = join(dataDir, "taken.zip");
      await download.saveAs(taken);
      expect((await checkBackup(taken)).tables).toBeGreaterThan(40);
      expect(await (await page.request.get(download.url())).json()).toMatchObject({ status_code: 404 });
    });

    it("leave as plain CSV too, for the password", async () => {
      const page = await visit.newPage({ viewport: { width: 360, height: 740 } });
      await login(page, admin);
      await page.goto("/admin/settings#cadangan");
      await page.getByRole("button", { name: "Unduh semua data (CSV)" }).click();
      const sheet = page.getByRole("dialog", { name: "Unduh semua data sebagai CSV?" });
      await sheet.getByRole("button", { name: "Unduh" }).click();
      await sheet.getByText("Isi kata sandi Anda.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await sheet.getByLabel("Sertakan sampul, berkas digital, dan foto").check();
      await sheet.getByLabel("Kata sandi Anda").fill(PASSWORD);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        sheet.getByRole("button", { name: "Unduh" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^aksara-csv-.*\.zip$/u);
      const taken = join(dataDir, "taken.csv.zip");
      await download.saveAs(taken);
      const zip = await yauzl.openPromise(taken);
      expect(zip.entryCount).toBeGreaterThan(40);
      zip.close();
    });

    it("fit a phone, with the way to restore one", async () => {
      const page = await visit.newPage({ viewport: { width: 360, height: 740 } });
      await login(page, admin);
      await page.goto("/admin/settings#cadangan");
      const section = page.getByRole("region", { name: "Cadangan" });
      await section.getByText("Cara memulihkan").click();
      await section.getByText("npm run library -- restore BERKAS.zip --replace").waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("are nothing to a librarian of the smaller role", async () => {
      const page = await visit.newPage();
      await login(page, "petugas");
      await page.goto("/admin/settings");
      await page.getByRole("heading", { name: "Anda tidak punya akses" }).waitFor();
      expect((await page.request.get("/api/backups")).status()).toBe(403);
    });
  },
  { DATA_DIR: dataDir, DEMO: "0" },
);

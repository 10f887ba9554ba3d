import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { login } from "../support/login.js";
import { readDownload } from "../support/readDownload.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-own-data-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const siti = await givenStudent(database, { nis: "240101", name: "Siti Nur Rahmawati", className: "XI IPA 2" });
  await givenUser(database, { username: "siti", studentId: siti });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "One's own personal data",
  (visit) => {
    it("are taken along from the profile as one file, also where no script runs", async () => {
      for (const javaScriptEnabled of [true, false]) {
        const page = await visit.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
        await login(page, "siti");
        await page.goto("/user-info", { waitUntil: javaScriptEnabled ? undefined : "load" });
        const row = page.getByRole("region", { name: "Data pribadi" });
        await row.getByText("Unduh semua data tentang Anda").click();
        // Without a script the page comes again with the row open.
        if (!javaScriptEnabled) await row.getByRole("link", { name: "Tampilkan" }).click();
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          row.getByRole("link", { name: "Unduh data saya" }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/^data-pribadi-\d+-\d{4}-\d\d-\d\d\.json$/);
        const text = await readDownload(download);
        expect(JSON.parse(text)).toMatchObject({ students: [{ nis: "240101", name: "Siti Nur Rahmawati" }] });
        expect(text).not.toContain("Budi Santoso");
        if (!javaScriptEnabled) continue;
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    });
  },
  { DATA_DIR: dataDir },
);

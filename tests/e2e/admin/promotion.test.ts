import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-promotion-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (let number = 1; number <= 36; number += 1) {
    await givenStudent(database, { nis: `P${100 + number}`, name: `Siswa Ke-${number}`, className: "X-3" });
  }
  await givenStudent(database, { nis: "L1", name: "Calon Lulusan", className: "XII-3" });
  await givenStudent(database, { nis: "M1", name: "Anak Melati", className: "Melati" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const status = (page: Page) => page.locator(".save-bar [role=status]").innerText();
const classesInTheList = async (page: Page) => {
  const response = await page.request.get("/api/students/classes");
  const { data } = (await response.json()) as { data: { name: string; students_count: number }[] };
  return Object.fromEntries(data.map(({ name, students_count }) => [name, students_count]));
};

describeInBrowser(
  "The end of the school year",
  (visit) => {
    it("takes a class of 36 up, two of whom stay, and is undone", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Anggota", "Naik Kelas");
      await page.getByRole("heading", { level: 1, name: "Naik Kelas" }).waitFor();
      await eventually(() => page.getByLabel("Kelas tujuan X-3").inputValue()).toBe("XI-3");
      expect(await accessibilityViolations(page)).toEqual([]);

      // A name without a grade is a person's to decide.
      await page.getByText("1 kelas belum ditentukan tujuannya.").waitFor();
      await page.getByLabel("Tujuan Melati").selectOption("Tidak diubah");
      await page.getByRole("button", { name: "X-3: Pilih siswa" }).click();
      for (const name of [/^Siswa Ke-7 /u, /^Siswa Ke-8 /u]) await page.getByRole("checkbox", { name }).check();
      await page.getByRole("button", { name: "Tinggal kelas", exact: true }).click();
      await eventually(() => status(page)).toBe("34 naik · 2 tinggal kelas · 1 lulus");
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "Naikkan kelas…" }).click();
      const question = page.getByRole("dialog", { name: /^Naik ke tahun ajaran/u });
      await question.getByText("34 naik · 2 tinggal kelas · 1 lulus").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await question.getByRole("button", { name: "Naikkan kelas" }).click();
      await page.getByText("Kenaikan kelas selesai: 34 naik · 2 tinggal kelas · 1 lulus.").waitFor();
      expect(await classesInTheList(page)).toEqual({ "X-3": 2, "XI-3": 34, Melati: 1 });
      await eventually(() => page.getByLabel("Kelas tujuan XI-3").inputValue()).toBe("XII-3");

      const history = page.getByRole("region", { name: "Riwayat kenaikan" });
      await history.getByText("Rincian").click();
      await history.getByText("X-3 → XI-3 34 siswa").waitFor();
      await history.getByRole("button", { name: /^Urungkan/u }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Urungkan" }).click();
      await page.getByText("Kenaikan diurungkan: 37 siswa dikembalikan ke kelas semula.").waitFor();
      expect(await classesInTheList(page)).toEqual({ "X-3": 36, "XII-3": 1, Melati: 1 });
      await history.getByText("Diurungkan", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await history.getByRole("link", { name: /^Riwayat tahun ajaran/u }).click();
      await page.getByRole("heading", { level: 1, name: "Catatan Aktivitas" }).waitFor();
      expect(new URL(page.url()).search).toMatch(/^\?type=studentPromotion&record=\d+$/);
    });

    it("is refused where a pupil was changed meanwhile, and shows the new state, on a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/students/promote");
      await page.getByLabel("Tujuan Melati").selectOption("Tinggal kelas");
      await page.getByRole("searchbox", { name: "Cari siswa yang tinggal kelas" }).fill("P109");
      await page.getByRole("button", { name: "Tinggal kelas untuk Siswa Ke-9" }).click();
      await eventually(() => status(page)).toBe("35 naik · 2 tinggal kelas · 1 lulus");
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole("button", { name: "Naikkan kelas…" }).click();
      const question = page.getByRole("dialog", { name: /^Naik ke tahun ajaran/u });
      const confirm = question.getByRole("button", { name: "Naikkan kelas" });
      await eventually(() => confirm.getAttribute("aria-disabled")).toBe("false");
      const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
      await givenStudent(database, { nis: "B1", name: "Siswa Baru", className: "X-3" });
      await database.close();
      await confirm.click();
      await page.getByText("sudah berubah sejak pratinjau").first().waitFor();
      await eventually(() => status(page)).toBe("36 naik · 2 tinggal kelas · 1 lulus");
      expect(await classesInTheList(page)).toMatchObject({ "X-3": 37 });
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);

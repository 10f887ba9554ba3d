import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { chooseInRowMenu } from "../support/rowMenu.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-suggestions-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [username, name] of [
    ["sari", "Sari Melati"],
    ["budi", "Budi Santoso"],
  ] as const) {
    await givenUser(database, { username, studentId: await givenStudent(database, { name }) });
  }
  await givenUser(database, { username: "kepala", role: "admin" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PHONE = { viewport: { width: 390, height: 844 } };

describeInBrowser(
  "A book that somebody searched for in vain",
  (visit) => {
    it("is proposed, wanted by another, decided on at the desk, and its reader sees what became of it", async () => {
      const sari = await visit.newPage(PHONE);
      await sari.goto("/books?search=hikayat+zanzibar");
      await sari.getByRole("link", { name: "Usulkan buku ini" }).click();
      await sari.getByRole("main").getByRole("link", { name: "Login" }).click();
      await sari.getByLabel("Nama pengguna").fill("sari");
      await sari.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
      await sari.getByRole("button", { name: "Login" }).click();
      const form = sari.getByRole("form", { name: "Usulkan buku" });
      await eventually(() => form.getByLabel("Judul", { exact: true }).inputValue()).toBe("hikayat zanzibar");
      await form.getByLabel("Judul", { exact: true }).fill("Hikayat Zanzibar");
      await form.getByLabel("Tahun terbit (opsional)").fill("dua ribu");
      await form.getByLabel("Alasan (opsional)").fill("Untuk tugas Sari");
      await form.getByRole("button", { name: "Kirim usulan" }).click();
      await form.getByText("Isi dengan tahun. Contoh: 2023").waitFor();
      await form.getByLabel("Tahun terbit (opsional)").fill("2019");
      expect(await accessibilityViolations(sari)).toEqual([]);
      await form.getByRole("button", { name: "Kirim usulan" }).click();
      await sari.getByText("“Hikayat Zanzibar” diusulkan.").waitFor();
      await sari.getByRole("heading", { name: "Hikayat Zanzibar" }).waitFor();
      await sari.getByRole("button", { name: "Usulkan buku" }).click();
      await form.getByLabel("Judul", { exact: true }).fill("Primbon Mimpi");
      await form.getByRole("button", { name: "Kirim usulan" }).click();
      await sari.getByRole("heading", { name: "Primbon Mimpi" }).waitFor();
      expect(await accessibilityViolations(sari)).toEqual([]);
      await eventually(() => horizontalOverflow(sari)).toBe(0);

      const budi = await visit.newPage();
      await login(budi, "budi");
      await budi.goto("/suggestions?title=hikayat+ZANZIBAR");
      const alreadyThere = budi.getByRole("form", { name: "Usulkan buku" }).getByRole("listitem");
      await alreadyThere.getByRole("button", { name: "Dukung Hikayat Zanzibar, 1 dukungan" }).click();
      await alreadyThere.getByRole("button", { name: "Dukung Hikayat Zanzibar, 2 dukungan", pressed: true }).waitFor();
      expect(await budi.content()).not.toContain("Sari");

      const desk = await visit.newPage();
      await login(desk, "kepala");
      await desk.goto("/admin/suggestions");
      await desk.getByRole("table", { name: "Usulan" }).getByText("Sari Melati").first().waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);
      await chooseInRowMenu(desk, "Hikayat Zanzibar", "Putuskan");
      const sheet = desk.getByRole("dialog", { name: "Putuskan usulan" });
      await sheet.getByText("Untuk tugas Sari").waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await desk.getByText("“Hikayat Zanzibar”: Disetujui.").waitFor();
      await chooseInRowMenu(desk, "Primbon Mimpi", "Putuskan");
      await sheet.getByLabel("Status").selectOption({ label: "Ditolak" });
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await sheet.getByText("Tulis alasannya. Pengusul membacanya.").waitFor();
      await sheet.getByLabel("Alasan").fill("Bukan untuk perpustakaan sekolah.");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await desk.getByText("“Primbon Mimpi”: Ditolak.").waitFor();
      await eventually(() => desk.getByRole("row", { name: /Primbon/ }).count()).toBe(0);

      await sari.goto("/user-info#usulan");
      const own = sari.getByRole("region", { name: "Usulan saya" });
      await own.getByText("Bukan untuk perpustakaan sekolah.").waitFor();
      await own.getByText("Disetujui").waitFor();
      await own.getByText("2 dukungan").waitFor();
      await budi.goto("/suggestions?state=closed");
      await budi.getByRole("heading", { name: "Belum ada usulan yang selesai" }).waitFor();
    });
  },
  { DATA_DIR: dataDir },
);

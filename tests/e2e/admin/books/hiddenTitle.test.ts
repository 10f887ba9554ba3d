import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { field, showAllFields } from "../../support/admin/bookForm.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";

describeInBrowser(
  "A title that is hidden",
  (visit) => {
    it("is there for the desk and for no reader, until it is shown again", async () => {
      const desk = await adminPage(visit);
      const reader = await visit.newPage();
      const search = async () => {
        await reader.goto("/books?search=Naskah+Ujian+Rahasia");
        await reader.getByRole("heading", { level: 1 }).waitFor();
        return reader.getByRole("link", { name: "Naskah Ujian Rahasia" }).count();
      };
      await desk.goto("/admin/books/new");
      await field(desk, "Judul").fill("Naskah Ujian Rahasia");
      await desk.keyboard.press("Control+s");
      await desk.waitForURL(/\/admin\/books\/\d+$/);
      const form = desk.url();
      const address = await desk.getByRole("link", { name: /Lihat di katalog/ }).getAttribute("href");
      expect(await search()).toBeGreaterThan(0);

      await showAllFields(desk);
      await desk.getByLabel("Sembunyikan dari katalog").check();
      await desk.keyboard.press("Control+s");
      await desk.getByText("Perubahan disimpan.").first().waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);
      expect(await search()).toBe(0);
      expect((await reader.goto(address ?? ""))?.status()).toBe(404);
      await reader.getByRole("heading", { name: "Buku tidak ditemukan" }).waitFor();

      await desk.goto("/admin/books?hidden=1");
      await desk.getByRole("link", { name: "Naskah Ujian Rahasia", exact: true }).waitFor();
      await desk.getByText("Tersembunyi", { exact: true }).waitFor();
      await desk.goto(address ?? "");
      await desk.getByText("Tersembunyi: hanya petugas yang melihat halaman ini.").waitFor();

      await desk.goto(form);
      await showAllFields(desk);
      await desk.getByLabel("Sembunyikan dari katalog").uncheck();
      await desk.keyboard.press("Control+s");
      await desk.getByText("Perubahan disimpan.").first().waitFor();
      expect(await search()).toBeGreaterThan(0);
    });
  },
  ADMIN,
);

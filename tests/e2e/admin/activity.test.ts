import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { csrfHeader } from "../support/login.js";
import { eventually } from "../support/eventually.js";
import { readDownload } from "../support/readDownload.js";

describeInBrowser(
  "The activity of administrators",
  (visit) => {
    it("tells who changed what from what to what, is narrowed in the URL, leads to the book, and is exported", async () => {
      const page = await adminPage(visit);
      const headers = await csrfHeader(page);
      const made = await page.request.post("/api/books", { data: { title: "Laskar Pelang" }, headers });
      const { data } = (await made.json()) as { data: { id: number } };
      await page.request.put(`/api/books/${data.id}`, { data: { title: "Laskar Pelangi Baru" }, headers });
      await page.request.post("/api/books/categories", { data: { name: "Rak Kegiatan" }, headers });

      await page.goto("/admin");
      await openScreen(page, "Laporan", "Catatan Aktivitas");
      await page.getByRole("heading", { level: 1, name: "Catatan Aktivitas" }).waitFor();
      const lines = page.getByRole("main").getByRole("listitem");
      await eventually(async () => (await lines.first().innerText()).replace(/\s+/gu, " ")).toMatch(
        /Kategori Rak Kegiatan ditambahkan/,
      );
      await page.getByRole("combobox", { name: "Jenis data" }).selectOption({ label: "Buku" });
      await page.waitForURL(/type=book/);
      await page.locator("summary").filter({ hasText: "Rak Kegiatan" }).waitFor({ state: "detached" });
      await lines.first().locator("summary").filter({ hasText: "Laskar Pelangi Baru" }).click();
      await lines.first().getByText("Laskar Pelang", { exact: true }).waitFor();
      await page.reload();
      await eventually(() => page.getByRole("combobox", { name: "Jenis data" }).inputValue()).toBe("book");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Ekspor" }).click(),
      ]);
      const file = await readDownload(download);
      expect(file).toContain("book.update;book;");
      expect(file).not.toContain("category.create");

      await page.getByLabel("sampai").fill("2001-01-01");
      await page.getByText("Tidak ada yang cocok").waitFor();
      await page.getByRole("link", { name: "Hapus semua filter" }).click();
      await lines.first().locator("summary").click();
      await page.goto("/admin/activity?type=book");
      await lines.first().locator("summary").click();
      await lines.first().getByRole("link", { name: "Buka buku" }).click();
      await page.getByRole("heading", { level: 1, name: "Laskar Pelangi Baru" }).waitFor();
    });
  },
  ADMIN,
);

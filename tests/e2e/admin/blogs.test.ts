import type { Page } from "playwright-core";

import { aPicture } from "../../support/files/givenFiles.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage, changeAsOtherAdmin, waitForOperation } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { chooseInRowMenu } from "../support/rowMenu.js";

const body = (page: Page) => page.getByRole("textbox", { name: "Isi tulisan" });
const title = (page: Page) => page.getByLabel("Judul", { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Pratinjau tulisan" });
const message = (page: Page, text: string) => page.getByText(text).first().waitFor();
const aJpeg = () => aPicture(2_000, 1_000).jpeg().toBuffer();

async function pastePicture(page: Page, content: Buffer): Promise<void> {
  await body(page).evaluate((area, base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    transfer.items.add(new File([bytes], "foto.jpg", { type: "image/jpeg" }));
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, content.toString("base64"));
}

describeInBrowser(
  "The blog at the desk",
  (visit) => {
    it("is written by keyboard with a picture and published, and a visitor reads it with the picture's room kept", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/blogs");
      await page.getByRole("table", { name: "Tulisan blog" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("n");
      await page.waitForURL("**/admin/blogs/new");
      await title(page).fill("Pekan Buku");
      await body(page).click();
      await page.keyboard.type("Ayo ke ");
      await page.keyboard.press("Control+b");
      await page.keyboard.type("pekan buku");
      await page.keyboard.press("End");
      // The desk's own field has the same keys everywhere else.
      await page.keyboard.press("Control+k");
      await page.keyboard.type("di aula");
      await eventually(() => body(page).inputValue()).toBe("Ayo ke **pekan buku**[di aula](https://)");
      await page.keyboard.press("End");
      await pastePicture(page, await aJpeg());
      await page.getByLabel("Apa yang tampak di gambar?").fill("Rak baru");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await preview(page).getByRole("img", { name: "Rak baru" }).waitFor();
      await preview(page).locator("strong", { hasText: "pekan buku" }).waitFor();
      const shown = await preview(page).locator(".reading").innerHTML();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Control+Enter");
      await page.waitForURL(/\/admin\/blogs\/\d+$/);
      await message(page, "Tersimpan dan terbit.");
      await message(page, "Semua tersimpan");

      const visitor = await visit.newPage();
      const held: (() => void)[] = [];
      await visitor.route("**/static/pictures/**", async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await visitor.goto("/blogs/pekan-buku", { waitUntil: "commit" });
      const picture = visitor.getByRole("img", { name: "Rak baru" });
      await picture.waitFor();
      await eventually(() => Promise.resolve(held.length)).toBeGreaterThan(0);
      const room = await picture.boundingBox();
      expect(room?.height).toBeCloseTo((room?.width ?? 0) / 2, 0);
      held.forEach((release) => release());
      await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      expect(await picture.boundingBox()).toEqual(room);
      expect(await visitor.locator(".reading").innerHTML()).toBe(shown);
      const address = (await picture.getAttribute("src")) ?? "";
      const { headers, status } = await visitor.request.get(address).then((response) => ({
        headers: response.headers(),
        status: response.status(),
      }));
      expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    });

    it("loses nothing that was typed, by a reload, by going away, or by what another has saved", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/blogs/new");
      await title(page).fill("Setengah jadi");
      await body(page).fill("Belum selesai");
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText("Isian yang belum disimpan dipulihkan dari draf.").waitFor();
      await eventually(() => body(page).inputValue()).toBe("Belum selesai");
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/blogs\/\d+$/);
      await message(page, "Draf disimpan.");
      const id = page.url().split("/").at(-1);

      await body(page).fill("Saya selesaikan");
      await page.getByRole("link", { name: "Lihat seperti pembaca" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Tetap/ })
        .click();
      await changeAsOtherAdmin(page, "put", `/api/blogs/${id}`, { title: "Sudah jadi", body: "Dia selesaikan" });
      await page.keyboard.press("Control+s");
      await page.getByText("Petugas lain baru saja mengubah Judul, Alamat halaman, Isi.").waitFor();
      await eventually(() => title(page).inputValue()).toBe("Sudah jadi");
      await eventually(() => body(page).inputValue()).toBe("Saya selesaikan");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");
      await page.getByRole("link", { name: "Lihat seperti pembaca" }).click();
      await page.getByText("Hanya petugas yang melihat tulisan ini sampai diterbitkan.").waitFor();
      await page.getByText("Saya selesaikan").waitFor();
    });

    it("appears by itself at its time, and not before", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/blogs/new");
      await title(page).fill("Pengumuman pagi");
      await body(page).fill("Hari ini buka.");
      await page.getByText("Terjadwal").click();
      await page.getByLabel("Jam", { exact: true }).fill("6.30");
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole("button", { name: "Simpan", exact: false }).last().click();
      await page.waitForURL(/\/admin\/blogs\/\d+$/);
      const id = page.url().split("/").at(-1) ?? "";
      const { published_at: at } = (
        (await (await page.request.get("/api/blogs/pengumuman-pagi")).json()) as {
          data: { published_at: string };
        }
      ).data;
      expect(at).toMatch(/T23:30:00\.000Z$/);
      const visitor = await visit.newPage();
      expect((await visitor.goto("/blogs/pengumuman-pagi"))?.status()).toBe(404);
      const isListed = async () => (await (await visitor.request.get("/blogs")).text()).includes("Pengumuman pagi");
      expect(await isListed()).toBe(false);

      const soon = new Date(Date.now() + 2_000).toISOString();
      await changeAsOtherAdmin(page, "put", `/api/blogs/${id}`, { published_at: soon });
      await eventually(isListed).toBe(true);
      expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(Date.parse(soon) / 1_000) * 1_000);
      expect((await visitor.goto("/blogs/pengumuman-pagi"))?.status()).toBe(200);
    });

    it("is deleted with a way back, one by one and several at once", async () => {
      const page = await adminPage(visit);
      for (const name of ["Usang Satu", "Usang Dua", "Usang Tiga"]) {
        await changeAsOtherAdmin(page, "post", "/api/blogs", { title: name, body: "Isi." });
      }
      await page.goto("/admin/blogs?search=usang");
      const row = (name: string) => page.getByRole("link", { name, exact: true });
      await row("Usang Satu").waitFor();
      await chooseInRowMenu(page, "Usang Satu", "Hapus");
      await eventually(() => row("Usang Satu").count()).toBe(0);
      await page.getByRole("button", { name: "Urungkan" }).click();
      await row("Usang Satu").waitFor();

      await page.getByRole("checkbox", { name: "Pilih semua", exact: false }).check();
      await page
        .getByRole("region", { name: "Tindakan untuk data terpilih" })
        .getByRole("button", { name: "Hapus" })
        .click();
      const deleting = waitForOperation(page, "BulkDeleteBlogPosts");
      await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
      await deleting;
      await page.getByText("Tidak ada tulisan yang cocok dengan “usang”").waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await row("Usang Dua").waitFor();
      await eventually(() => page.getByRole("row").count()).toBe(4);
    });
  },
  ADMIN,
);

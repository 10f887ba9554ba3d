import type { Page } from "playwright-core";

import { aPicture } from "../../support/files/givenFiles.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const ALT = "Dua sampul di atas meja baca";

const teaser = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

/** How each drawn cover of the list looks to the eye: its paper, its pattern, and where its round is. */
function drawnLooks(page: Page): Promise<string[]> {
  return page.locator(".post-cover-drawn").evaluateAll((covers) =>
    covers.map((cover) => {
      const { maskImage, left, top } = getComputedStyle(cover, "::before");
      return [getComputedStyle(cover).backgroundColor, maskImage, left, top].join();
    }),
  );
}

describeInBrowser(
  "The covers of the blog",
  (visit) => {
    it("are drawn, each another one, until a librarian gives a post its own, which readers see and hear of", async () => {
      const reader = await visit.newPage();
      await reader.goto("/blogs");
      const looks = await drawnLooks(reader);
      expect([looks.length, new Set(looks).size]).toEqual([4, 4]);

      const desk = await adminPage(visit);
      await desk.goto("/admin/blogs");
      await desk
        .getByRole("table", { name: "Tulisan blog" })
        .getByRole("link", { name: /^Resensi/ })
        .click();
      const choosing = desk.waitForEvent("filechooser");
      await desk.getByRole("button", { name: "Pilih gambar" }).click();
      const buffer = await aPicture(1_500, 1_000).jpeg().toBuffer();
      await (await choosing).setFiles({ name: "meja.jpg", mimeType: "image/jpeg", buffer });
      await desk.getByRole("button", { name: "Ganti sampul" }).waitFor();
      await desk.getByLabel("Teks alternatif").fill(ALT);
      await desk.keyboard.press("Control+s");
      await desk.getByText("Semua tersimpan").first().waitFor();

      await reader.goto("/blogs");
      const picture = teaser(reader, "Resensi").getByRole("img", { name: ALT });
      await picture.scrollIntoViewIfNeeded();
      await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      await eventually(async () => (await drawnLooks(reader)).length).toBe(3);
      await teaser(reader, "Resensi").getByRole("link").click();
      await reader.getByRole("heading", { level: 1, name: /^Resensi/ }).waitFor();
      await reader.getByRole("img", { name: ALT }).waitFor();
    });
  },
  ADMIN,
);

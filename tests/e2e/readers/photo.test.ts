import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { aPdf, aPicture, aPictureWithGps } from "../../support/files/givenFiles.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { pressQuickly } from "../support/pressQuickly.js";
import { login } from "../support/login.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-photo-"));
const STUDENTS = { siti: "Siti Nur Rahmawati", budi: "Budi Santoso", citra: "Citra Lestari", dewi: "Dewi Anggraini" };

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [username, name] of Object.entries(STUDENTS)) {
    await givenUser(database, { username, studentId: await givenStudent(database, { name }) });
  }
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** How long a message stays. */
const MESSAGE_MS = 5_000;

const identity = (page: Page) => page.locator('main section[aria-labelledby="identitas"]');
const photo = (page: Page) => identity(page).getByRole("img", { name: /^Foto / });
const button = (page: Page, name: string) => identity(page).getByRole("button", { name });

async function profileOf(page: Page, username: keyof typeof STUDENTS): Promise<void> {
  // Otherwise the file chooser is only intercepted while a test waits for it, which may be too late.
  page.on("filechooser", () => undefined);
  await login(page, username);
  await page.goto("/user-info#kontak");
}

/** Opens the file dialog by keyboard. */
async function choose(
  page: Page,
  opener: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), button(page, opener).press("Enter")]);
  await dialog.setFiles(file);
}

const jpeg = (buffer: Buffer) => ({ name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer });
const isUpload = (request: Request) => request.headers()["content-type"]?.startsWith("multipart/") ?? false;
const shownWidth = (page: Page) => photo(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

describeInBrowser(
  "One's own photo",
  (visit) => {
    it("is set, outlives a reload, is seen by nobody else, and goes again", async () => {
      const page = await visit.newPage();
      await profileOf(page, "siti");
      await choose(page, "Unggah foto", jpeg(await aPictureWithGps()));
      await page.getByRole("status").getByText("Foto sudah disimpan").waitFor();
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Ganti foto");

      await page.reload();
      await photo(page).waitFor();
      const address = (await photo(page).getAttribute("src")) ?? "";
      expect(address).toMatch(/^\/photos\/\d+\/[0-9a-f]{32}\/480$/);
      await eventually(() => shownWidth(page)).toBeGreaterThan(0);
      const stranger = await visit.newPage();
      expect((await stranger.goto(address))?.status()).toBe(401);
      await profileOf(stranger, "budi");
      expect((await stranger.goto(address))?.status()).toBe(404);

      await button(page, "Hapus foto").click();
      const dialog = page.getByRole("dialog", { name: "Hapus foto?" });
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await waitForSheetsClosed(page);
      await photo(page).waitFor();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      // Cancelling the confirmation asks again the next time.
      await pressQuickly(page, ["Escape", "Enter"]);
      await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
      await page.getByText("Foto sudah dihapus").waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === "Unggah foto");
      await page.reload();
      await identity(page).getByText("SR").waitFor();
      expect((await page.request.get(address)).status()).toBe(404);
    });

    it("is refused as another file, in words beside the button, and the one before stays", async () => {
      const page = await visit.newPage({ viewport: { width: 360, height: 780 } });
      await page.clock.install();
      await profileOf(page, "citra");
      await choose(page, "Unggah foto", jpeg(await aPicture(600, 800).jpeg().toBuffer()));
      await page.getByText("Foto sudah disimpan").waitFor();

      const refused = async (file: Parameters<typeof choose>[2], words: RegExp) => {
        await choose(page, "Ganti foto", file);
        await identity(page).getByRole("alert").getByText(words).waitFor();
        await button(page, "Ganti foto").waitFor();
        await eventually(() => photo(page).getAttribute("src")).toMatch(/^\/photos\//);
      };
      await refused({ name: "tugas.pdf", mimeType: "application/pdf", buffer: aPdf() }, /harus gambar JPEG/);
      await refused({ name: "foto.jpg", mimeType: "image/jpeg", buffer: aPdf() }, /harus gambar JPEG/);
      await refused({ name: "kosong.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) }, /kosong/);
      const heic = Buffer.concat([
        Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
        Buffer.alloc(200),
      ]);
      await refused({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic }, /Simpan sebagai JPEG/);
      await page.context().setOffline(true);
      await refused(jpeg(await aPicture(60, 80).jpeg().toBuffer()), /Periksa sambungan internet/);
      await page.context().setOffline(false);
      await page.clock.fastForward(MESSAGE_MS);
      await page.getByText("Foto sudah disimpan").waitFor({ state: "hidden" });
      await choose(page, "Ganti foto", jpeg(await aPicture(60, 80).jpeg().toBuffer()));
      await page.getByText("Foto sudah disimpan").waitFor();
      await eventually(() => identity(page).getByRole("alert").textContent()).toBe("");
    });

    it("of a large camera is made small before it is sent, and a slow line can be given up", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await profileOf(page, "dewi");
      // More megapixels and more megabytes than the server accepts.
      const large = jpeg(Buffer.concat([await aPicture(8_000, 6_000).jpeg().toBuffer(), Buffer.alloc(1_000_000)]));
      // A connection on which no upload arrives.
      await page.route("**/graphql", (route) => (isUpload(route.request()) ? undefined : route.continue()));
      await choose(page, "Unggah foto", large);
      await photo(page).waitFor();
      await button(page, "Batal").click();
      await button(page, "Unggah foto").waitFor();
      await identity(page).getByText("DA", { exact: true }).waitFor();
      await eventually(() => identity(page).getByRole("alert").textContent()).toBe("");

      await page.unroute("**/graphql");
      await choose(page, "Unggah foto", large);
      await page.getByText("Foto sudah disimpan").waitFor();
      await page.reload();
      await photo(page).waitFor();
    });

    it("leaves nothing in the browser after the logout", async () => {
      const page = await visit.newPage();
      await profileOf(page, "budi");
      await choose(page, "Unggah foto", jpeg(await aPicture(600, 800).jpeg().toBuffer()));
      await page.getByText("Foto sudah disimpan").waitFor();
      await page.waitForFunction(() => document.querySelector('main img[src^="blob:"]') === null);
      const address = (await photo(page).getAttribute("src")) ?? "";
      await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
      await page.getByText("Berhasil logout").waitFor();

      const status = await page.evaluate(async (url) => (await fetch(url, { cache: "force-cache" })).status, address);
      expect(status).toBe(401);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Silakan login dulu" }).waitFor();
      await eventually(() => page.content()).notToContain(address);
    });
  },
  { DATA_DIR: dataDir, MAX_PHOTO_MB: "1" },
);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenStudent, PASSWORD } from "../../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-camera-"));
let studentId = 0;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenBooks(
    database,
    ["Bumi Manusia", "Sang Pemimpi"].map((title, place) => ({ title, copies: [{ itemCode: `B0000${place + 1}` }] })),
  );
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

declare global {
  interface Window {
    codeInView: string;
    areTracksEnded: () => boolean;
  }
}

/**
 * Chromium on a computer has neither a camera nor a reader of barcodes: a picture and a code stand in for a phone's.
 */
async function givePhone(page: Page, mayUseCamera: boolean): Promise<void> {
  await page.addInitScript((isAllowed) => {
    window.codeInView = "";
    const streams: MediaStream[] = [];
    window.areTracksEnded = () =>
      streams.flatMap((stream) => stream.getTracks()).every(({ readyState }) => readyState === "ended");
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(["code_128"]);
        }
        detect = () => Promise.resolve(window.codeInView === "" ? [] : [{ rawValue: window.codeInView }]);
      },
    });
    navigator.mediaDevices.getUserMedia = () => {
      if (!isAllowed) return Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [400, 300];
      canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
      const stream = canvas.captureStream(10);
      streams.push(stream);
      return Promise.resolve(stream);
    };
  }, mayUseCamera);
}

const PHONE = { viewport: { width: 390, height: 844 } };
const camera = (page: Page) => page.getByRole("region", { name: "Kamera" });
const hold = (page: Page, code: string) => page.evaluate((shown) => (window.codeInView = shown), code);

describeInBrowser(
  "The camera at the desk",
  (visit) => {
    async function openCamera(mayUseCamera: boolean): Promise<Page> {
      const page = await visit.newPage(PHONE);
      await givePhone(page, mayUseCamera);
      await login(page, "rina");
      await page.goto("/admin/borrowings");
      await page.getByRole("button", { name: "Pindai dengan kamera" }).click();
      await camera(page).waitFor();
      return page;
    }

    it("scans a card and then books as they come into view, each once", async () => {
      const page = await openCamera(true);
      await hold(page, "240101");
      const student = page.getByRole("region", { name: "Anggota" });
      await student.getByRole("heading", { name: "Rina Kartika" }).waitFor();
      await hold(page, "B00001");
      const loans = student.getByRole("listitem");
      await loans.filter({ hasText: "Bumi Manusia" }).waitFor();
      await hold(page, "B00002");
      await loans.filter({ hasText: "Sang Pemimpi" }).waitFor();
      expect(await loans.count()).toBe(2);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Tutup kamera" }).click();
      await camera(page).waitFor({ state: "detached" });
      await eventually(() => page.evaluate(() => window.areTracksEnded())).toBe(true);
      await eventually(() =>
        page
          .getByRole("button", { name: "Pindai dengan kamera" })
          .evaluate((button) => button === document.activeElement),
      ).toBe(true);
    });

    it("says what to do where the browser may not use it", async () => {
      const page = await openCamera(false);
      await camera(page).getByText("Browser ini belum boleh memakai kamera.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("takes a student's photo, which is stored at once", async () => {
      const page = await visit.newPage();
      await givePhone(page, true);
      await login(page, "rina");
      await page.goto(`/admin/students/${studentId}/edit`);
      await page.getByRole("button", { name: "Ambil foto" }).click();
      const sheet = page.getByRole("dialog", { name: "Ambil foto" });
      const take = sheet.getByRole("button", { name: "Ambil foto" });
      await eventually(() => take.isEnabled()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      await take.click();
      await page.getByRole("status").getByText("Foto sudah disimpan").waitFor();
      await waitForSheetsClosed(page);
      await eventually(() => page.evaluate(() => window.areTracksEnded())).toBe(true);
      await page.reload();
      const photo = page.getByRole("main").getByRole("img", { name: "Foto Rina Kartika" });
      await eventually(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(1);
    });

    it("is not offered where the browser reads no barcodes", async () => {
      const page = await visit.newPage(PHONE);
      await login(page, "rina");
      await page.goto("/admin/borrowings");
      await page.getByRole("combobox", { name: "Pindai atau ketik kode" }).waitFor();
      expect(await page.getByRole("button", { name: "Pindai dengan kamera" }).count()).toBe(0);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);

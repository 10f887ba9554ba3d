import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import { openDatabase } from "../../server/openDatabase.js";
import { givenStudent, givenUser } from "../support/people.js";
import { describeInBrowser, type BrowserSuite } from "./support/browser/describeInBrowser.js";
import { login } from "./support/login.js";
import { waitForSheetsClosed } from "./support/waitForSheetsClosed.js";
import { eventually } from "./support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-card-"));
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** From the shortest to the longest allowed number. */
const NUMBERS = ["7", "20260117", "AB/2026-17.x", "31".repeat(10), "L0ng-Number_ABCDEFGHIJ/klmnopqrst.987654"];

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [index, nis] of NUMBERS.entries()) {
    await givenUser(database, {
      username: `siswa${index}`,
      studentId: await givenStudent(database, { nis, name: `Siswa ${index}` }),
    });
  }
  await database.close();
  const wasm = readFileSync(createRequire(__filename).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function openCard(visit: BrowserSuite, student: number, options: object = PHONE): Promise<Page> {
  const page = await visit.newPage(options);
  await login(page, `siswa${student}`);
  await page.goto("/user-info");
  // In the server's HTML a bar may be a fraction of a pixel wide; the script then fits it to the screen.
  await page.locator('main svg[role="img"]:not([viewBox^="0 0 "])').waitFor();
  return page;
}

/** What a scanner reads from a screenshot. Like a scanner, it tries again if it has read nothing. */
async function scan(page: Page): Promise<string[]> {
  let texts: string[] = [];
  await eventually(async () => {
    const found = await readBarcodes(new Uint8Array(await page.screenshot()), { formats: ["Code128"] });
    texts = [...new Set(found.map(({ text }) => text))];
    return texts.length;
  }).toBeGreaterThan(0);
  return texts;
}

const enlarge = (page: Page) => page.getByRole("button", { name: "Tampilkan besar" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Kartu Anggota" });

describeInBrowser(
  "The member card",
  (visit) => {
    it.each(NUMBERS.map((nis, student) => [nis, student] as const))(
      "is read by a scanner, small and large, by day and by night: %s",
      async (nis, student) => {
        const page = await openCard(visit, student);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await scan(page)).toEqual([nis]);
          await enlarge(page).click();
          await sheet(page).getByRole("img").waitFor();
          expect(await scan(page)).toEqual([nis]);
          await page.keyboard.press("Escape");
          await waitForSheetsClosed(page);
        }
      },
    );

    it("opens and closes by keyboard, keeps the screen awake meanwhile, and is white by night too", async () => {
      const page = await openCard(visit, 1, { ...PHONE, colorScheme: "dark" });
      // A browser without windows asks nobody, and refuses.
      await page.context().grantPermissions(["screen-wake-lock"]);
      await page.evaluate(() => {
        const locks: WakeLockSentinel[] = [];
        const request = navigator.wakeLock.request.bind(navigator.wakeLock);
        navigator.wakeLock.request = async (type) => {
          const lock = await request(type);
          locks.push(lock);
          return lock;
        };
        Object.assign(window, { locks });
      });
      const locks = () =>
        page.evaluate(() => (window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => released));
      await enlarge(page).focus();
      await page.keyboard.press("Enter");
      await sheet(page).getByRole("img").waitFor();
      await eventually(() => sheet(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        "rgb(255, 255, 255)",
      );
      await page.waitForFunction(() =>
        (window as unknown as { locks: WakeLockSentinel[] }).locks.some(({ released }) => !released),
      );
      await page.keyboard.press("Escape");
      await sheet(page).waitFor({ state: "hidden" });
      await eventually(() => enlarge(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await eventually(locks).toEqual([true]);
    });

    it("lies along the longer side of a phone where its number is long", async () => {
      const page = await openCard(visit, 4);
      await enlarge(page).click();
      const box = () => sheet(page).getByRole("img").boundingBox();
      await eventually(async () => (await box())?.height ?? 0).toBeGreaterThan(600);
      expect((await box())?.width).toBeLessThan(200);
    });

    it("is what is printed, and nothing else", async () => {
      const page = await openCard(visit, 1, { colorScheme: "dark" });
      await page.emulateMedia({ media: "print" });
      expect(await scan(page)).toEqual(["20260117"]);
      await eventually(() => page.getByText("Siswa 1", { exact: true }).first().isVisible()).toBe(true);
      for (const other of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByLabel("Nama Pengguna"),
        enlarge(page),
        page.getByText("Kunjungan Saya"),
      ]) {
        await eventually(() => other.isVisible()).toBe(false);
      }
    });

    it("is there without a script", async () => {
      const page = await openCard(visit, 2);
      const plain = await visit.newPage({ ...PHONE, javaScriptEnabled: false });
      await plain.context().addCookies(await page.context().cookies());
      await plain.goto("/user-info");
      expect(await scan(plain)).toEqual(["AB/2026-17.x"]);
      await eventually(() => enlarge(plain).isVisible()).toBe(false);
    });
  },
  { DATA_DIR: dataDir },
);

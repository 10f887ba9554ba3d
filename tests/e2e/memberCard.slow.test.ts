import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import { openDatabase } from "../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../support/people.js";
import { describeInBrowser, type BrowserSuite } from "./support/browser/describeInBrowser.js";
import { accessibilityViolations } from "./support/accessibility.js";
import { csrfHeader, fillInLogin, login } from "./support/login.js";
import { waitForSheetsClosed } from "./support/waitForSheetsClosed.js";
import { eventually } from "./support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-card-"));
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** From the shortest to the longest allowed number. */
const NUMBERS = ["7", "20260117", "AB/2026-17.x", "31".repeat(10), "L0ng-Number_ABCDEFGHIJ/klmnopqrst.987654"];

const studentIds: number[] = [];

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [index, nis] of NUMBERS.entries()) {
    studentIds.push(await givenStudent(database, { nis, name: `Siswa ${index}`, className: "X 1" }));
    await givenUser(database, {
      username: `siswa${index}`,
      studentId: studentIds[index] ?? 0,
    });
  }
  await givenUser(database, { username: "petugas" });
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
  await page.locator('main svg[role="img"]').waitFor();
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

const enlarge = (page: Page) => page.getByRole("button", { name: "Perbesar kartu" });
/** The part in which the card is kept is folded. */
const unfold = (page: Page) => page.getByText("Simpan atau cetak kartu").click();
const keep = (page: Page) => page.getByRole("button", { name: "Simpan di perangkat ini" });
const remove = (page: Page) => page.getByRole("button", { name: "Hapus dari perangkat ini" });
const keptText = (page: Page) =>
  page.evaluate(async () => (await caches.match("/user-info/kept-card"))?.text().then((html) => html.slice(-20_000)));

/** Logs in by the form, and waits until the home page has read what it shows: one may be cut off after it. */
async function loginByForm(visit: BrowserSuite, page: Page, username: string): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, username, PASSWORD);
  await page.waitForURL(`${visit.address}/`);
  await page.locator("main dd", { hasText: /^\d+$/ }).first().waitFor();
}

/** Opens a card with the worker, and keeps it. */
async function keepCard(visit: BrowserSuite, student: number, options: object = PHONE): Promise<Page> {
  const page = await openCard(visit, student, { ...options, serviceWorkers: "allow" });
  await unfold(page);
  await keep(page).click();
  await remove(page).waitFor();
  return page;
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Kartu anggota" });

describeInBrowser(
  "The member card",
  (visit) => {
    it.each(NUMBERS.map((nis, student) => [nis, student] as const))(
      "is read by a scanner, small and large, by day and by night: %s",
      async (nis, student) => {
        const page = await openCard(visit, student);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await enlarge(page).scrollIntoViewIfNeeded();
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
      await eventually(() => page.getByText("Siswa 1", { exact: true }).filter({ visible: true }).count()).toBe(1);
      for (const other of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByLabel("Nama pengguna"),
        enlarge(page),
        page.getByText("Kunjungan saya"),
      ]) {
        await eventually(() => other.isVisible()).toBe(false);
      }
    });

    it("is shown without a network where its owner has kept it, as it is at the desk, and no other page is", async () => {
      const page = await keepCard(visit, 1);
      await eventually(() => remove(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      // The student moves up: the next visit renews the card.
      const desk = await visit.newPage();
      await login(desk, "petugas");
      const changed = await desk.request.put(`/api/students/${studentIds[1] ?? 0}`, {
        data: { class_name: "XI Bahasa" },
        headers: await csrfHeader(desk),
      });
      expect(changed.status()).toBe(200);
      await page.reload();
      await eventually(() => keptText(page)).toContain("XI Bahasa");

      await page.context().setOffline(true);
      await page.goto("/user-info");
      await page.getByRole("heading", { name: "Tidak ada internet" }).waitFor();
      await page.getByText("XI Bahasa").waitFor();
      expect(await scan(page)).toEqual(["20260117"]);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await scan(page)).toEqual(["20260117"]);
      await page.goto("/books?search=laut");
      await page.getByText("Kartu anggota tersimpan di perangkat ini").waitFor();
      expect(await page.getByText("Siswa 1").count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Buka kartu anggota" }).click();
      await page.getByText("Siswa 1", { exact: true }).waitFor();

      await page.context().setOffline(false);
      await page.getByRole("link", { name: "Coba sambungkan lagi" }).click();
      await page.getByRole("heading", { name: /^Halo, / }).waitFor();
      await unfold(page);
      await remove(page).click();
      await keep(page).waitFor();
      await page.context().setOffline(true);
      await page.goto("/user-info");
      await page.getByText("Kartu anggota tidak tersimpan di perangkat ini.").waitFor();
    });

    it("goes with a logout, and the worker stays for whoever is next", async () => {
      const page = await keepCard(visit, 2, {});
      await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Login" }).waitFor();
      await eventually(() => page.evaluate(() => caches.keys())).toEqual([]);
      await eventually(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      ).toBe("activated");
      await page.context().setOffline(true);
      await page.goto("/user-info");
      await page.getByText("Kartu anggota tidak tersimpan di perangkat ini.").waitFor();
      expect(await page.getByText("Siswa 2").count()).toBe(0);
    });

    it("outlives its session, and is not shown to the next student of the browser", async () => {
      const page = await keepCard(visit, 1);
      // A session runs out within a day, and the card is for the day after.
      await page.context().clearCookies();
      await page.goto("/about");
      await page.context().setOffline(true);
      await page.goto("/user-info");
      await page.getByText("Siswa 1", { exact: true }).waitFor();
      await page.context().setOffline(false);
      await loginByForm(visit, page, "siswa1");
      await page.goto("/user-info#simpan-kartu");
      await remove(page).waitFor();

      await page.context().clearCookies();
      await loginByForm(visit, page, "siswa2");
      await eventually(() => page.evaluate(() => caches.keys())).toEqual([]);
      await page.context().setOffline(true);
      await page.goto("/user-info");
      await page.getByText("Kartu anggota tidak tersimpan di perangkat ini.").waitFor();
    });

    it("is read by a scanner as it was kept, by day and by night, also with the longest number", async () => {
      for (const student of [2, 3, 4]) {
        const page = await keepCard(visit, student);
        await page.context().setOffline(true);
        await page.goto("/user-info");
        await page.getByRole("heading", { name: "Tidak ada internet" }).waitFor();
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await scan(page)).toEqual([NUMBERS[student]]);
        }
      }
    });

    it("is there without a script", async () => {
      const page = await openCard(visit, 2);
      const plain = await visit.newPage({ ...PHONE, javaScriptEnabled: false });
      await plain.context().addCookies(await page.context().cookies());
      await plain.goto("/user-info");
      await plain.locator('main svg[role="img"]').scrollIntoViewIfNeeded();
      expect(await scan(plain)).toEqual(["AB/2026-17.x"]);
      await eventually(() => enlarge(plain).isVisible()).toBe(false);
    });
  },
  { DATA_DIR: dataDir },
);

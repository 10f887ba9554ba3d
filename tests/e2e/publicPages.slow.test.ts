import type { BrowserContextOptions, Page } from "playwright-core";

import { waitForHydration } from "./support/waitForHydration.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { scriptsOf } from "./support/scriptsOf.js";

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 } };
const DESK: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };

const MOST_SCRIPT = 172 * 1024;
/** A tenth of the layout shift that search engines consider good. */
const MOST_SHIFT = 0.02;

const publicPages = [
  "/",
  "/about",
  "/privacy",
  "/books",
  "/books?search=laut",
  "/books/laskar-pelangi",
  "/authors/1",
  "/lists",
  "/visits",
  "/activate",
  "/blogs",
  "/blogs/cara-mencari-buku-di-katalog",
  "/login",
  "/entah",
];

/** The visible text of a page, without the controls that need JavaScript. */
async function readable(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>(".needs-script, noscript"))
      control.style.display = "none";
    return document.body.innerText;
  });
  return text.split(/\s+/).filter(Boolean);
}

/** Measures the cumulative layout shift from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.shifted += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

describeInBrowser("A public page", (visit) => {
  it.each(publicPages)(
    "%s stands still at both widths, says without JavaScript what it says with it, and all of it can be selected",
    async (path) => {
      const [atDesk, onPhone, without] = await Promise.all([
        visit.newPage(DESK),
        visit.newPage(PHONE),
        visit.newPage({ ...DESK, javaScriptEnabled: false }),
      ]);
      await Promise.all([watchShifts(atDesk), watchShifts(onPhone)]);
      await Promise.all([
        atDesk.goto(path, { waitUntil: "networkidle" }),
        onPhone.goto(path, { waitUntil: "networkidle" }),
        without.goto(path),
      ]);
      for (const page of [atDesk, onPhone]) {
        await waitForHydration(page);
        expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
      }
      const words = await readable(atDesk);
      const wordsWithout = new Set(await readable(without));
      // The guest book says little on purpose.
      expect(words.length).toBeGreaterThan(path === "/visits" ? 3 : 20);
      expect(words.filter((word) => !wordsWithout.has(word))).toEqual([]);
      const locked = await atDesk.evaluate(
        () =>
          Array.from(document.querySelectorAll("main *")).filter(
            (element) => getComputedStyle(element).userSelect === "none",
          ).length,
      );
      expect(locked).toBe(0);
    },
  );

  it.each(publicPages)("%s loads little script, and nothing of the admin area", async (path) => {
    const { names, bytes } = await scriptsOf(visit.address, path);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((script) => /admin/i.test(script))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  });
});

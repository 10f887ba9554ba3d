import type { Page } from "playwright-core";

import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const PAGES = [
  "/",
  "/books",
  "/books/1",
  "/blogs",
  "/user-info",
  "/admin",
  "/admin/books",
  "/admin/borrowings",
  "/admin/settings",
];
const withoutLogout = (page: Page) =>
  page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("logout") ? route.abort() : route.fallback(),
  );
const TEXT = "Logout gagal karena server tidak menjawab. Coba lagi.";

/** Every page has this button, and its failure has a message. */
async function failToLogOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent.trim() === "Logout")?.click();
  });
  await page.getByRole("alert").getByText(TEXT).waitFor();
}

/** Remembers whatever can be read or pressed and stands wholly in sight. */
const rememberWhatIsInSight = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector(".desk-bar")?.getBoundingClientRect().bottom ?? 0;
    const things = document.querySelectorAll(
      "h1, h2, h3, a, button, input, select, textarea, summary, time, td, th, p",
    );
    const inSight = [...things].filter((thing) => {
      const { top, bottom, height } = thing.getBoundingClientRect();
      return height > 1 && top >= bar - 1 && bottom <= innerHeight && thing.checkVisibility();
    });
    Object.assign(window, { inSight });
  });

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

/** What the message lies over, of what was in sight, and where it stands. */
const measureMessage = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector(".flash-card")?.getBoundingClientRect();
    if (!card) return { covered: ["no message"] };
    const { inSight } = window as unknown as { inSight: Element[] };
    const covered = inSight
      .filter((thing) => {
        const { top, bottom, left, right, height } = thing.getBoundingClientRect();
        const isOver = top < card.bottom - 1 && bottom > card.top + 1 && left < card.right && right > card.left;
        return height > 1 && isOver && thing.checkVisibility() && !thing.closest(".flash");
      })
      .map((thing) => `${thing.tagName} ${thing.textContent.trim().slice(0, 40)}`);
    const navigation = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return {
      covered,
      gap: Math.round(card.top - Math.max(navigation, 0)),
      isSlim: card.height <= 72,
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });

describeInBrowser(
  "A message",
  (visit) => {
    it.each([390, 768, 1366])("covers nothing on any kind of page, at its top and scrolled: %d px", async (width) => {
      const page = await adminPage(visit, { viewport: { width, height: 768 } });
      await withoutLogout(page);
      const faults = [];
      for (const path of PAGES) {
        await page.goto(path);
        // What stands for a list that comes may be taller than the list.
        await eventually(() => page.locator("[aria-busy=true]").count()).toBe(0);
        for (const scrolled of [0, 300]) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), scrolled);
          await rememberWhatIsInSight(page);
          const before = await page.evaluate(() => scrollY);
          await failToLogOut(page);
          await drawn(page);
          const measured = await measureMessage(page);
          const moved = (await page.evaluate(() => scrollY)) - before;
          const right = { covered: [], gap: 0, isSlim: true, isWide: false };
          if (JSON.stringify({ ...measured, moved }) !== JSON.stringify({ ...right, moved: 0 }))
            faults.push({ path, scrolled, moved, ...measured });
          await page.getByRole("button", { name: "Tutup pesan" }).click();
          await eventually(() => page.locator(".flash-card").count()).toBe(0);
          await drawn(page);
        }
      }
      expect(faults).toEqual([]);
    });

    it("is read and closed in the sheet that is open, and stays on the page when that closes", async () => {
      const page = await adminPage(visit);
      await withoutLogout(page);
      await page.goto("/admin");
      const sheet = page.getByRole("dialog", { name: "Pintasan Keyboard" });
      await page.keyboard.press("?");
      await sheet.waitFor();
      await failToLogOut(page);
      await sheet.getByRole("alert").getByText(TEXT).waitFor();
      await sheet.getByRole("button", { name: "Tutup pesan" }).click();
      await eventually(() => page.locator(".flash-card").count()).toBe(0);
      await eventually(() => sheet.isVisible()).toBe(true);

      await failToLogOut(page);
      await page.keyboard.press("Escape");
      await waitForSheetsClosed(page);
      await page.getByRole("alert").getByText(TEXT).waitFor();
      await eventually(() => page.locator(".flash .flash-card").count()).toBe(1);
    });
  },
  ADMIN,
);

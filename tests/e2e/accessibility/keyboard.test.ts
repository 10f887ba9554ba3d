import { ADMIN } from "../support/admin/adminPage.js";
import { ADMIN_SCREENS, NOT_IN_DEMO } from "../support/admin/adminScreens.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { adminSession, open, WIDTHS } from "./journeys.js";
import { walkByTab } from "./walkByTab.js";

const NOTHING = { unreached: [], unmarked: [], covered: [] };
const READERS_PAGES = [
  "/",
  "/about",
  "/privacy",
  "/books",
  "/books?search=a&language=id",
  "/books/laskar-pelangi",
  "/authors/1",
  "/subjects/1",
  "/lists",
  "/lists/novel-indonesia-untuk-kelas-xi",
  "/blogs",
  "/blogs/cara-mencari-buku-di-katalog",
  "/visits",
  "/visits?kind=guest",
  "/activate",
  "/login",
];

describeInBrowser(
  "Whoever has no mouse reaches everything and sees where they are",
  (visit) => {
    const session = adminSession(visit);

    it.each([
      ...READERS_PAGES.map((path) => [path, false] as const),
      ...ADMIN_SCREENS.map((path) => [path, true] as const),
    ])(
      "at %s",
      async (path, isDesk) => {
        for (const options of WIDTHS) {
          const page = await visit.newPage({ ...options, ...(isDesk ? { storageState: session() } : {}) });
          await open(page, path, NOT_IN_DEMO.includes(path) ? 404 : 200);
          await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
          const { stops, ...found } = await walkByTab(page);
          expect({ width: options.viewport?.width, ...found }).toEqual({ width: options.viewport?.width, ...NOTHING });
          expect(stops).toBeGreaterThan(1);
          await page.context().close();
        }
      },
      240_000,
    );
  },
  ADMIN,
);

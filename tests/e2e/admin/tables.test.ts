import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { horizontalOverflow } from "../support/accessibility.js";
import { fillTables, givenLateLibrary } from "../support/admin/fullTables.js";
import { type Pointing, tableFaults } from "../support/admin/tableFaults.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { login } from "../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-tables-"));
let username: string;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  ({ username } = await givenLateLibrary(database));
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const SCREENS = [
  "/books",
  "/books?columns=authors,callNumber,shelf,stock,updated,isbn,publisher,year",
  "/books/1",
  "/students",
  "/students/1",
  "/borrowings?status=open",
  "/borrowings?status=overdue",
  "/borrowings?status=returned",
  "/borrowings?status=lost",
  "/borrowings?status=ready",
  "/borrowings?status=waiting",
  "/fines",
  "/fines?view=cash",
  "/fines?view=balances",
  "/class-sets",
  "/clearance-letters",
  "/notices?status=failed",
  "/unmet-searches",
  "/blogs",
  "/visits",
  "/authors",
  "/classifications",
  "/users",
  "/settings",
  "/reports",
];
const WIDTHS = [1366, 768, 390];

describeInBrowser(
  "Tables of the desk",
  (visit) => {
    let isFilled = false;
    async function openDesk(options: Parameters<typeof visit.newPage>[0] = {}): Promise<Page> {
      const page = await visit.newPage({ viewport: { width: 1366, height: 768 }, ...options });
      await login(page, username);
      if (!isFilled) {
        await fillTables(page);
        await (await visit.newPage()).goto("/books?search=qwxyzt");
      }
      isFilled = true;
      return page;
    }
    async function faultsOf(page: Page, pointings: readonly Pointing[]) {
      const faults: string[] = [];
      for (const screen of SCREENS) {
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.goto(`/admin${screen}`);
        await page.locator("main .hover-row, main tbody tr, main [role=cell]").first().waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 768 });
          const overflow = await horizontalOverflow(page);
          if (overflow > 0) faults.push(`${screen} ${width}: ${overflow} px too wide`);
          for (const pointing of pointings) {
            const measured = await tableFaults(page, pointing);
            faults.push(...measured.faults.map((fault) => `${screen} ${width} ${pointing}: ${fault}`));
            if (measured.rows === 0) faults.push(`${screen} ${width}: no row`);
          }
        }
      }
      return faults;
    }

    it("have each cell under its heading, and nothing over what a row says, by mouse and keyboard", async () => {
      const page = await openDesk();
      expect(await faultsOf(page, ["hover", "focus"])).toEqual([]);
    });

    it("have the same by touch, where one button opens what can be done", async () => {
      const page = await openDesk({ hasTouch: true, isMobile: true });
      expect(await faultsOf(page, ["none", "focus"])).toEqual([]);
    });

    it("keep a plain row of a file at 44 px, in two lines where there is no room beside", async () => {
      const page = await openDesk({ hasTouch: true, isMobile: true });
      for (const file of ["/admin/books/imports/1", "/admin/students/imports/1"]) {
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.goto(file);
        const rows = page.getByRole("region", { name: "Baris berkas" }).getByRole("listitem");
        await rows.first().waitFor();
        const heights = () => rows.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
        const [plain = 0] = await heights();
        expect([file, Math.round(plain)]).toEqual([file, 44]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
      }
    });
  },
  { DATA_DIR: dataDir },
);

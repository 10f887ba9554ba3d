import type { BrowserContextOptions, Page } from "playwright-core";

import { accessibilityViolations } from "../support/accessibility.js";
import { changeAsOtherAdmin, logIn } from "../support/admin/adminPage.js";
import { type BrowserSuite } from "../support/browser/describeInBrowser.js";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 780 }, reducedMotion: "reduce" };
export const DESK: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" };
export const WIDTHS = [PHONE, DESK];

/** Checks the page in its current state. */
export type CheckState = (state: string) => Promise<void>;
/** Steps through the states of a screen. */
export type Journey = (page: Page, look: CheckState) => Promise<void>;

export const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.viewport?.width;
export const sheet = (page: Page) => page.locator("dialog[open]");
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
/** What is not there is a page too, but not the one that was asked for. */
export const open = async (page: Page, path: string, status = 200) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
};

let counter = 0;
export const nextNumber = () => (counter += 1);
/** A name that is unique over all runs. */
export const fresh = (name: string) => `${name} ${nextNumber()}`;
export const aBook = (page: Page, book: { title: string; [field: string]: unknown }) =>
  changeAsOtherAdmin<{ id: number }>(page, "post", "/api/books", book);

/** A demo book that is on loan and so cannot be deleted. */
export async function aBorrowedBook(page: Page): Promise<{ id: number; title: string }> {
  const answer = (await (await page.request.get("/api/books")).json()) as {
    data: readonly { id: number; title: string; copies_count: number; available_count: number }[];
  };
  const lent = answer.data.find(({ copies_count, available_count }) => available_count < copies_count);
  if (!lent) throw new Error("The demo has lent no book");
  return lent;
}

/** The administrator's session, who logs in once before the tests. */
export function adminSession(visit: BrowserSuite): () => BrowserContextOptions["storageState"] {
  let session: BrowserContextOptions["storageState"];
  beforeAll(async () => {
    const page = await visit.newPage();
    await logIn(page);
    session = await page.context().storageState();
    await page.context().close();
  });
  return () => session;
}

/** Runs each journey on a phone and on a wide screen. */
export function checkAccessibility(
  visit: BrowserSuite,
  walks: readonly (readonly [title: string, walk: Journey])[],
): void {
  const session = adminSession(visit);
  it.each(walks)(
    "by %s",
    async (_title, walk) => {
      const barriers: Record<string, string[]> = {};
      for (const options of WIDTHS) {
        const page = await visit.newPage({ ...options, storageState: session() });
        page.on("dialog", (dialog) => void dialog.accept());
        await walk(page, async (state) => {
          barriers[`${state}, ${isPhone(page) ? "on a phone" : "on a wide screen"}`] =
            await accessibilityViolations(page);
        });
        await page.context().close();
      }
      expect(Object.keys(barriers)).not.toEqual([]);
      expect(Object.entries(barriers).filter(([, found]) => found.length > 0)).toEqual([]);
    },
    240_000,
  );
}

export interface List {
  readonly path: string;
  readonly noun: string;
  readonly required: string;
}
export const LISTS: readonly List[] = [
  { path: "/admin/authors", noun: "penulis", required: "Nama depan" },
  { path: "/admin/publishers", noun: "penerbit", required: "Nama" },
  { path: "/admin/categories", noun: "kategori", required: "Nama" },
  { path: "/admin/classifications", noun: "klasifikasi", required: "Kode" },
  { path: "/admin/locations", noun: "lokasi", required: "Nama" },
  { path: "/admin/sources", noun: "sumber perolehan", required: "Nama" },
];

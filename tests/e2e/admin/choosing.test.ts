import type { ElementHandle, Locator, Page } from "playwright-core";

import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { showAllFields } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

/** A field that offers choices, on the screen that has it. */
interface Place {
  readonly path: string;
  /** Shows the field. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly field: string;
  /** What many choices have in common. */
  readonly typed: string;
  /** A choice is the act itself, so that Tab leaves what was typed and does nothing. */
  readonly isCommand?: true;
}

const inSheet = (name: string) => `dialog[open] [name=${name}]`;
const press = (name: RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first().click();
const selectOneAnd = (name: RegExp) => async (page: Page) => {
  await page
    .getByRole("checkbox", { name: /^Pilih / })
    .nth(1)
    .check();
  await press(name)(page);
};
const inRowOf = (name: RegExp) => (page: Page) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: /^\d+ buku/ }) })
    .first()
    .getByRole("button", { name })
    .press("Enter");
const deleteRow = async (page: Page) => {
  await inRowOf(/^Tindakan untuk/)(page);
  await page
    .getByRole("list", { name: /^Tindakan untuk/ })
    .getByRole("button", { name: "Hapus" })
    .press("Enter");
  await page.locator("dialog[open]").getByRole("button", { name: "Hapus", exact: true }).click();
};

const RECORDS = ["authors", "publisher", "classification", "category", "location", "source"];
const BOOK_FORMS = ["/admin/books/new", "/admin/books/1"];
const FILTER = /^(?:Saring|Filter)/;

const DESK: readonly Place[] = [
  ...BOOK_FORMS.flatMap((path) =>
    RECORDS.map((name) => ({ path, open: showAllFields, field: `main [name=${name}]`, typed: "B" })),
  ),
  ...[0, 1, 2, 3].map((index) => ({
    path: "/admin/books",
    open: press(FILTER),
    field: `dialog[open] [role=combobox] >> nth=${index}`,
    typed: "B",
  })),
  ...[/^Ubah kategori/, /^Ubah lokasi/].map((name) => ({
    path: "/admin/books",
    open: selectOneAnd(name),
    field: "dialog[open] [role=combobox]",
    typed: "B",
  })),
  { path: "/admin/authors?view=list", open: inRowOf(/^Gabungkan/), field: inSheet("intoId"), typed: "B" },
  { path: "/admin/authors?view=list", open: deleteRow, field: inSheet("replacementId"), typed: "B" },
  { path: "/admin/settings", open: press(/^Tambah aturan/), field: inSheet("categoryId"), typed: "B" },
  { path: "/admin/settings", field: "main [role=combobox]", typed: "B" },
  ...[
    ["student", "25"],
    ["title", "se"],
  ].map(([name = "", typed = ""]) => ({
    path: "/admin/borrowings?status=waiting",
    open: press(/Reservasi baru/),
    field: inSheet(name),
    typed,
  })),
  { path: "/admin/class-sets", open: press(/ baru$/), field: inSheet("title"), typed: "se" },
  { path: "/admin/borrowings", field: "main [role=combobox]", typed: "se", isCommand: true },
  {
    path: "/admin",
    open: (page) => page.keyboard.press("Control+k"),
    field: "dialog[open] [role=combobox]",
    typed: "se",
    isCommand: true,
  },
];
const PUBLIC: readonly Place[] = ["/", "/books"].map((path) => ({
  path,
  field: "main [role=combobox]",
  typed: "la",
  isCommand: true,
}));

/** Any list is longer than its box, as in a library that has many of everything. */
const SHORT_LISTS = ".picker-choices, dialog:has([role=listbox]) { max-height: 4rem !important }";

async function showField(page: Page, { path, open, field }: Place): Promise<Locator> {
  await page.goto(path);
  await page.addStyleTag({ content: SHORT_LISTS });
  await open?.(page);
  const input = page.locator(field).first();
  await input.focus();
  return input;
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement ?? document.body);

/** Goes on by `key`, and tells where that leads. */
async function goOn(page: Page, next: ElementHandle, key = "Tab"): Promise<string> {
  await page.keyboard.press(key);
  return page.evaluate(
    (expected) =>
      document.activeElement === expected ? "the next field" : (document.activeElement?.outerHTML.slice(0, 120) ?? ""),
    next,
  );
}

/** What the place keeps of what was typed: in its field, or beside it where several are chosen. */
async function kept(page: Page, field: Locator): Promise<string> {
  const value = await field.inputValue();
  return value || (await page.getByRole("list", { name: /dipilih$/ }).allInnerTexts()).join(" ");
}

/** The list is shown, and longer than its box. */
async function waitForLongList(page: Page): Promise<void> {
  await page.locator("[role=option]").nth(1).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[role=listbox]")].some((list) =>
      [list, list.parentElement].some((box) => box !== null && box.scrollHeight > box.clientHeight),
    ),
  );
}

describeInBrowser(
  "Whoever types into a field that offers choices and goes on",
  (visit) => {
    const misses = async (page: Page, places: readonly Place[]) => {
      page.on("dialog", (dialog) => void dialog.accept());
      // No draft of the place before.
      await page.addInitScript(() => localStorage.clear());
      const found: string[] = [];
      for (const place of places) {
        const name = `${place.path} ${place.field}`;
        const miss = (what: string, seen: string) => found.push(`${name}, ${what}: ${seen}`);
        const field = await showField(page, place);
        await page.keyboard.press("Tab");
        const next = await focused(page);
        const expectNext = async (what: string, key?: string) => {
          const seen = await goOn(page, next, key);
          if (seen !== "the next field") miss(what, seen);
        };
        const type = async (text: string) => {
          await field.focus();
          await field.fill("");
          // Left empty, so that the next list is of what is typed then.
          await page.keyboard.press("Tab");
          await field.focus();
          // A field whose choice was refused shows the one before again.
          await page.keyboard.press("Control+a");
          await page.keyboard.type(text);
        };

        await type(place.typed);
        await waitForLongList(page);
        await expectNext("after a pause");
        await eventually(() => kept(page, field)).toContain(place.typed);
        if (place.isCommand) continue;

        await type(place.typed);
        await waitForLongList(page);
        // Not those that an empty field has listed.
        await page.locator("[role=listbox]:not([aria-busy])").first().waitFor();
        await page.keyboard.press("ArrowDown");
        const highlighted = await page.locator("[role=option][aria-selected=true] > span").first().innerText();
        await field.evaluate((input) => input.scrollIntoView());
        await page.keyboard.press("Tab");
        // Where the name comes with the answer, a moment later.
        await eventually(() => kept(page, field)).toContain(highlighted);

        // As a scanner types, which waits for no list.
        await type("Zz9");
        await expectNext("at once");
        await eventually(() => kept(page, field)).toContain("Zz9");
      }
      return found;
    };

    it("comes to the next field of every form of the desk, with what was typed or highlighted kept", async () => {
      const page = await adminPage(visit, { bypassCSP: true });
      expect(await misses(page, DESK)).toEqual([]);
    });

    it("comes past the suggestions of a reader's search, which stays as it was typed", async () => {
      const page = await visit.newPage({ bypassCSP: true });
      await page.goto("/");
      expect(await misses(page, PUBLIC)).toEqual([]);
    });
  },
  ADMIN,
);

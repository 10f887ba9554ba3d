import {
  bookTableHref,
  countFilters,
  effectiveSort,
  parseBookTableUrl,
  withoutFilters,
} from "../../../../../client/books/admin/table/bookTableUrlState";
import {
  bookListVariables,
  selectionExportHref,
  exportHref,
} from "../../../../../client/books/admin/table/bookTableVariables";

const read = (query: string) => parseBookTableUrl(new URLSearchParams(query));

test("an address comes back as it was, whatever it holds", () => {
  const query =
    "search=laskar+pelangi&category=Q2F0&location=TG9j&language=id&available=0&hidden=1&lacking=category%2Cisbn&import=7&sort=-callNumber&columns=isbn%2Cyear";
  expect(bookTableHref(read(query))).toBe(`/admin/books?${query}`);
  expect(bookTableHref(read(""))).toBe("/admin/books");
});

test("unknown values in the URL are ignored", () => {
  const address = read("sort=price&available=maybe&lacking=price&import=x");
  expect(address).toMatchObject({ sort: null, isAvailable: null, missingFields: [], importId: null });
  expect(countFilters(address)).toBe(0);
});

test("an empty column list is a choice, a missing one means the default columns", () => {
  expect(read("columns=").columns).toEqual([]);
  expect(read("").columns).toBeNull();
  expect(bookTableHref(read("columns="))).toBe("/admin/books?columns=");
});

test("the best match needs something to match", () => {
  expect(effectiveSort(read("sort=relevance"))).toEqual({ by: "newest", isReversed: false });
  expect(effectiveSort(read("search=a"))).toEqual({ by: "relevance", isReversed: false });
  expect(effectiveSort(read("search=a&sort=-title"))).toEqual({ by: "title", isReversed: true });
});

test("without its filters search, order and columns stay", () => {
  expect(bookTableHref(withoutFilters(read("search=a&category=x&lacking=cover&sort=year&columns=isbn")))).toBe(
    "/admin/books?search=a&sort=year&columns=isbn",
  );
});

test("the variables include item codes only with a search, and reverse each sort from its default direction", () => {
  expect(bookListVariables(read(""))).toEqual({
    first: 50,
    search: null,
    withItemCodes: null,
    filter: null,
    orderBy: { field: "NEWEST", direction: "DESC" },
  });
  expect(bookListVariables(read("search=b1&sort=-title&lacking=copies,isbn&category=x"))).toEqual({
    first: 50,
    search: "b1",
    withItemCodes: true,
    filter: { categoryIds: ["x"], hasCopies: false, isbnIsWrong: true },
    orderBy: { field: "TITLE", direction: "DESC" },
  });
  expect(bookListVariables(read("sort=-year")).orderBy).toEqual({ field: "YEAR", direction: "ASC" });
});

test("the export asks REST for what the table shows", () => {
  const href = exportHref(
    read("search=b1&category=x&available=1&lacking=cover,isbn&sort=-callNumber"),
    "slims",
    (id) => (id === "x" ? 12 : null),
  );
  expect(Object.fromEntries(new URL(href, "http://x").searchParams)).toEqual({
    format: "slims",
    search: "b1",
    item_codes: "true",
    category_id: "12",
    available: "true",
    has_cover: "false",
    isbn_is_wrong: "true",
    sort: "call_number",
    order: "desc",
  });
  expect(selectionExportHref([1, 2], "aksara")).toBe("/api/books/export?format=aksara&book_ids=1%2C2");
});

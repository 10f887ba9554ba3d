import {
  catalogueHref,
  parseCatalogueUrl,
  withoutFilters,
} from "../../../../client/books/public/catalogue/catalogueUrlState";
import { catalogueVariables, effectiveSort } from "../../../../client/books/public/catalogue/catalogueVariables";
import { countFilters } from "../../../../client/books/public/filters/countFilters";

const read = (query: string) => parseCatalogueUrl(new URLSearchParams(query));

test("an address keeps everything on its way through the page and back", () => {
  const query =
    "search=laskar+pelangi&exact=1&category=Q2F0%3D%3D&category=Q2F1&class=8&class=2X4&author=QQ%3D%3D&author=QR&publisher=UA" +
    "&subject=Uw&material=map&material=serial&language=id&language=en&classification=Qw&year_from=-750&year_to=2020&available=1&digital=1&sort=title&view=list&after=YzoyNA";
  expect(catalogueHref(read(query))).toBe(`/books?${query}`);
});

test("lists may be repeated or written with commas, and count once", () => {
  expect(read("category=a,b&category=b&language=id,en").categories).toEqual(["a", "b"]);
  expect(read("language=id,en").languages).toEqual(["id", "en"]);
});

test("what makes no sense is left out, as is what a form sends empty", () => {
  expect(
    catalogueHref(read("search=&year_from=banyak&year_to=&available=ya&material=kaset&sort=acak&category=&after=")),
  ).toBe("/books");
});

test("a search has at most 200 characters", () => {
  expect(read(`search=${"a".repeat(5000)}`).search).toHaveLength(200);
});

test("the best match comes first with a search, the newest without", () => {
  expect(effectiveSort(read("search=hujan"))).toBe("relevance");
  expect(effectiveSort(read(""))).toBe("newest");
  expect(effectiveSort(read("sort=relevance"))).toBe("newest");
  expect(effectiveSort(read("search=hujan&sort=year"))).toBe("year");
});

test("the plain catalogue asks for 24 of the newest and filters nothing", () => {
  expect(catalogueVariables(read(""))).toEqual({
    first: 24,
    after: null,
    search: null,
    exact: null,
    filter: null,
    orderBy: { field: "NEWEST" },
    named: [],
  });
});

test("filters reach the query under the names of the schema, and ids are asked for their names", () => {
  const variables = catalogueVariables(
    read(
      "search=+senja+&category=k1&author=p1&material=teaching_aid&language=id&year_from=1945&available=1&digital=1&sort=title",
    ),
  );
  expect(variables.search).toBe("senja");
  expect(variables.filter).toEqual({
    categoryIds: ["k1"],
    authorIds: ["p1"],
    materialKinds: ["TEACHING_AID"],
    languages: ["id"],
    yearFrom: 1945,
    available: true,
    hasDigitalFile: true,
  });
  expect(variables.orderBy).toEqual({ field: "TITLE", direction: "ASC" });
  expect(variables.named).toEqual(["k1", "p1"]);
});

test("resetting drops the filters and the place in the list, and keeps the search and its order", () => {
  const address = read("search=senja&sort=title&category=k1&available=1&year_to=1999&after=x");
  expect(countFilters(address)).toBe(3);
  expect(catalogueHref(withoutFilters(address))).toBe("/books?search=senja&sort=title");
});

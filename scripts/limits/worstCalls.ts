import { parse } from "graphql";

import { schema } from "../../server/doors/schema.js";
import { operationCost } from "../../server/platform/graphql/endpoint/operationCost.js";
import { limits } from "../../server/platform/graphql/endpoint/yoga.js";

/** A shape of a query that grows with the number of its parts. */
interface Shape {
  readonly name: string;
  readonly query: (parts: number) => string;
}

/** Leaves room for an alias beside those of the parts. */
const MAX_PARTS = limits.aliases - 1;
const COMMON_WORDS = [
  "b",
  "k",
  "r",
  "s",
  "m",
  "t",
  "l",
  "n",
  "su",
  "do",
  "pe",
  "gu",
  "wi",
  "ja",
  "hu",
  "lo",
  "ba",
  "ka",
  "ra",
  "sa",
];

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");
const ids = (type: string, count: number, idOf: (place: number) => number) =>
  JSON.stringify(Array.from({ length: count }, (_, place) => globalId(type, idOf(place))));
const repeated = (parts: number, part: (number: number) => string) =>
  Array.from({ length: parts }, (_, number) => `p${number}: ${part(number)}`).join(" ");

const hundredBooks = ids("Book", 100, (place) => 4 + place * 496);
const sameBook = ids("Book", 100, () => 4_001);
const hundredAuthors = ids("Author", 100, (place) => 1 + place * 7);
const sameAuthor = ids("Author", 100, () => 1);
const SCALARS =
  "id databaseId slug title subtitle isbn isbn13 publishPlace publishYear publishYearText edition physicalDescription " +
  "seriesTitle language callNumber imageUrl imageSrcSet hasDigitalFile digitalFile price createdAt updatedAt viewerCanUpdate";

const shapes: readonly Shape[] = [
  ...[1, 2, 3, 12].map((first) => ({
    name: `hundred books, ${first} related each`,
    query: (parts: number) =>
      `{ nodes(ids: ${hundredBooks}) { ... on Book { ${repeated(parts, (n) => `relatedBooks(first: ${Math.max(1, first - (n % 2))}) { id }`)} } } }`,
  })),
  {
    name: "related books, whole",
    query: (parts) =>
      `{ nodes(ids: ${hundredBooks}) { ... on Book { ${repeated(parts, (n) => `relatedBooks(first: ${1 + (n % 3)}) { ${SCALARS} }`)} } } }`,
  },
  {
    name: "hundred books, their shelves",
    query: (parts: number) =>
      `{ nodes(ids: ${hundredBooks}) { ... on Book { ${repeated(parts, (n) => `shelfBooks(each: ${1 + (n % 3)}) { id }`)} } } }`,
  },
  ...["authorBooks", "seriesBooks", "otherEditions"].map((field) => ({
    name: `hundred books, their ${field}`,
    query: (parts: number) =>
      `{ nodes(ids: ${hundredBooks}) { ... on Book { ${repeated(parts, (n) => `${field}(first: ${1 + (n % 3)}) { id }`)} } } }`,
  })),
  {
    name: "related of related",
    query: (parts) =>
      `{ books(first: ${Math.min(100, parts * 5)}) { nodes { ${"relatedBooks(first: 1) { ".repeat(8)} id ${"} ".repeat(8)} } } }`,
  },
  {
    name: "related of related, wide",
    query: (parts) =>
      `{ nodes(ids: ${ids("Book", parts * 5, (place) => 4 + place * 496)}) { ... on Book { relatedBooks(first: 6) { relatedBooks(first: 6) { id title } } } } }`,
  },
  {
    name: "one book a hundred times, related",
    query: (parts) =>
      `{ nodes(ids: ${sameBook}) { ... on Book { ${repeated(parts, (n) => `relatedBooks(first: ${1 + (n % 3)}) { id }`)} } } }`,
  },
  {
    name: "one book a hundred times, copies",
    query: (parts) =>
      `{ nodes(ids: ${sameBook}) { ... on Book { ${repeated(parts, () => "copies(first: 1) { totalCount nodes { id } }")} } } }`,
  },
  {
    name: "hundred books, copies and their count",
    query: (parts) =>
      `{ nodes(ids: ${hundredBooks}) { ... on Book { ${repeated(parts, (n) => `copies(first: ${1 + (n % 3)}) { totalCount nodes { itemCode } }`)} } } }`,
  },
  {
    name: "hundred authors, their books and count",
    query: (parts) =>
      `{ nodes(ids: ${hundredAuthors}) { ... on Author { ${repeated(parts, (n) => `books(first: ${1 + (n % 3)}) { totalCount nodes { id } }`)} } } }`,
  },
  {
    name: "one common author a hundred times",
    query: (parts) =>
      `{ nodes(ids: ${sameAuthor}) { ... on Author { ${repeated(parts, (n) => `books(first: ${1 + (n % 3)}) { totalCount nodes { id } }`)} } } }`,
  },
  {
    name: "one author a hundred times, twenty books each",
    query: (parts) =>
      `{ nodes(ids: ${sameAuthor}) { ... on Author { books(first: ${Math.min(parts * 3, 48)}) { nodes { id title slug } } } } }`,
  },
  {
    name: "a hundred authors, their books whole",
    query: (parts) =>
      `{ nodes(ids: ${ids("Author", 100, (place) => 1 + place * 7)}) { ... on Author { books(first: ${parts * 3}) { nodes { ${SCALARS} } } } } }`,
  },
  {
    name: "introspections",
    query: (parts) =>
      `{ ${repeated(parts, () => "__schema { types { name description fields { name description type { name } args { name } } } }")} }`,
  },
  {
    name: "related of related, sixteen and three",
    query: (parts) =>
      `{ nodes(ids: ${ids("Book", Math.min(100, parts * 5), (place) => 4 + place * 496)}) { ... on Book { relatedBooks(first: 16) { relatedBooks(first: 3) { id title slug } } } } }`,
  },
  {
    name: "all categories, their books",
    query: (parts) =>
      `{ categories(first: 100) { nodes { ${repeated(parts, (n) => `books(first: ${1 + (n % 3)}) { totalCount nodes { id } }`)} } } }`,
  },
  {
    name: "authors of books of authors",
    query: (parts) =>
      `{ books(first: ${parts}) { nodes { authors { books(first: 3) { nodes { authors { books(first: 2) { nodes { id } } } } } } } } }`,
  },
  {
    name: "searches with counts",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(search: ${JSON.stringify(COMMON_WORDS[n])}, first: 1) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "searches by title",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(search: ${JSON.stringify(COMMON_WORDS[n])}, first: 1, orderBy: { field: TITLE }) { nodes { id } }`)} }`,
  },
  {
    name: "searches of twelve words, by year",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(search: "b k r s m t l n su do pe ${COMMON_WORDS[n] ?? ""}", first: 1, orderBy: { field: YEAR }) { totalCount }`)} }`,
  },
  {
    name: "searches with filters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(search: ${JSON.stringify(COMMON_WORDS[n])}, filter: { available: false, hasCover: false, yearFrom: ${1960 + n} }, first: 1, orderBy: { field: CALL_NUMBER }) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "counts with filters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(first: 1, filter: { available: ${n % 2 === 0}, languages: ["id", "en"], yearFrom: ${1960 + n}, hasDigitalFile: false, isbnIsWrong: false }) { totalCount }`)} }`,
  },
  {
    name: "filters that seldom meet, in other orders",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(first: 1, orderBy: { field: ${["TITLE", "YEAR", "CALL_NUMBER", "UPDATED"][n % 4] ?? ""}, direction: ${n % 2 === 0 ? "ASC" : "DESC"} }, filter: { hasCopies: false, available: true, yearFrom: ${1960 + n}, hasCategory: true, languages: ["en"] }) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "facets of searches and filters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `bookFacets(search: ${JSON.stringify(COMMON_WORDS[n])}, filter: { available: true, classes: ["8", "2"], yearFrom: ${1960 + n}, authorIds: ${JSON.stringify([globalId("Author", 1), globalId("Author", 8)])} }, first: 50) { values { value count name } }`)} }`,
  },
  {
    name: "facets of searches of twelve words and filters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `bookFacets(search: "b k r s m t l n su do pe ${COMMON_WORDS[n] ?? ""}", filter: { available: true, classes: ["8", "2"], yearFrom: ${1960 + n}, languages: ["id"] }, first: 1) { values { value count name } }`)} }`,
  },
  {
    name: "the common author's books by title",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(first: 1, orderBy: { field: ${n % 2 === 0 ? "TITLE" : "YEAR"} }, filter: { authorId: ${JSON.stringify(globalId("Author", 1))}, yearFrom: ${1960 + n} }) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "authors by letters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `authors(search: ${JSON.stringify(COMMON_WORDS[n])}, first: 1, orderBy: MOST_BOOKS) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "authors by hundred letters",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `authors(search: "${"q ".repeat(90)}${COMMON_WORDS[n] ?? ""}", first: 1) { totalCount nodes { id } }`)} }`,
  },
  {
    name: "pages of whole books",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(first: 100, orderBy: { field: ${["TITLE", "YEAR", "NEWEST", "UPDATED"][n % 4] ?? ""} }) { nodes { ${SCALARS} description copiesCount availableCount } }`)} }`,
  },
  {
    name: "books with everything",
    query: (parts) =>
      `{ ${repeated(parts, (n) => `books(first: ${90 + (n % 10)}) { nodes { ${SCALARS} description copiesCount availableCount authors { name } subjects { name } publisher { name } category { name } classification { code } location { name } source { name } copies(first: 3) { nodes { itemCode location { name } } } } }`)} }`,
  },
  {
    name: "library information",
    query: (parts) => `{ ${repeated(parts, () => "libraryInfo { name books students borrowings visitsThisMonth }")} }`,
  },
];

/** A request that the limits let through. */
export interface WorstCall {
  readonly name: string;
  /** Its parts and what it costs, or its path. */
  readonly size: string;
  /** Sends it and gives a few words on the response. */
  readonly request: (address: string) => Promise<string>;
}

const restPaths = [
  "/api/books?search=b&per_page=100&page=50",
  "/api/books?search=b&per_page=100&sort=title",
  "/api/books?available=false&has_cover=false&year_from=1961&sort=call_number&per_page=100",
  "/api/books?available=true&has_copies=false&sort=title",
  "/api/books?author_id=1&per_page=100&page=100&sort=title",
  "/api/books?per_page=100&page=250",
  "/api/books/facets?first=50",
  "/api/books/facets?search=b&available=true&first=50",
  "/api/books/authors?per_page=100",
  "/api/books/categories?per_page=100",
];

/** The largest query of each shape that the limits let through, and what REST is asked. */
export function worstCalls(): WorstCall[] {
  return [...shapes.map(largestOperation), ...restPaths.map(restCall)];
}

function largestOperation({ name, query }: Shape): WorstCall {
  for (let parts = MAX_PARTS; parts > 0; parts -= 1) {
    const document = query(parts);
    const { requested, limit } = operationCost({
      schema,
      document: parse(document),
      variableValues: {},
      contextValue: {},
    });
    if (requested <= limit) {
      return {
        name,
        size: `${parts} parts, cost ${requested}`,
        request: async (address) => {
          const response = await fetch(`${address}/graphql`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ query: document }),
          });
          const body = await response.text();
          const { errors = [] } = JSON.parse(body) as { errors?: { message: string }[] };
          return `${response.status}, ${Math.ceil(body.length / 1_024)} KiB ${errors[0]?.message ?? ""}`;
        },
      };
    }
  }
  throw new Error(`${name}: refused even with one part`);
}

function restCall(path: string): WorstCall {
  return {
    name: `REST ${path}`,
    size: "",
    request: async (address) => {
      const response = await fetch(address + path);
      return `${response.status}, ${Math.ceil((await response.text()).length / 1_024)} KiB`;
    },
  };
}

import { GraphQLError } from "graphql";

/** Records as plain objects, which graphql-js resolves by itself: fields with arguments are functions. */
interface LibraryRecord {
  __typename: string;
  id: string;
  [field: string]: unknown;
}

export interface BookRecord extends LibraryRecord {
  slug: string;
  title: string;
}

export interface CopyRecord extends LibraryRecord {
  status: string;
}

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
}

interface BookFields {
  title: string;
  copies?: CopyRecord[];
  authors?: LibraryRecord[];
  [field: string]: unknown;
}

let lastId = 0;

export function aBook({ copies = [], authors = [anAuthor("Andrea", "Hirata")], ...fields }: BookFields): BookRecord {
  const book = record("Book", {
    authors,
    byline: authors,
    contributors: authors.map((author) => ({ __typename: "Contributor", role: "AUTHOR", author })),
    subjects: [],
    language: "id",
    digitalFileAccess: "PUBLIC",
    materialKind: "BOOK",
    isHidden: false,
    files: [],
    hasDigitalFile: Boolean(fields["digitalFile"]),
    viewerCanReadDigitalFile: Boolean(fields["digitalFile"]),
    copiesCount: copies.length,
    availableCount: copies.filter(({ status }) => status === "AVAILABLE").length,
    createdAt: "2026-11-01T00:00:00Z",
    updatedAt: "2026-11-01T00:00:00Z",
    ...fields,
    copies: (page: PageArguments) => connection(copies, page),
    serialIssues: (page: PageArguments) => connection([], page),
    otherEditions: () => [],
    authorBooks: () => [],
    seriesBooks: () => [],
    relatedBooks: () => [],
    shelfBooks: () => [],
    viewerSaved: false,
    viewerReadingLists: [],
  });
  return { ...book, title: fields.title, slug: fields.title.toLowerCase().replace(/\W+/g, "-") };
}

export function anAuthor(firstName: string, lastName: string | null = null): LibraryRecord {
  return record("Author", { firstName, lastName, kind: "PERSON", variants: [] });
}

export function aCategory(name: string, booksCount: number, books: BookRecord[] = []): LibraryRecord {
  return record("Category", { name, booksCount, books: (page: PageArguments) => connection(books, page) });
}

export function aCopy(itemCode: string, fields: { status?: string; dueOn?: string } = {}): CopyRecord {
  return { ...record("Copy", { itemCode, condition: "GOOD" }), status: "AVAILABLE", ...fields };
}

export interface FacetRecord {
  kind: string;
  hasMore: boolean;
  isEstimated: boolean;
  values: { value: string; count: number; name: string | null; author: null }[];
}

/** A facet by what its values are called and how often each occurs; the value is the name unless it is given. */
export function aFacet(
  kind: string,
  values: [name: string | null, count: number, value?: string][],
  fields: Partial<FacetRecord> = {},
): FacetRecord {
  return {
    kind,
    hasMore: false,
    isEstimated: false,
    values: values.map(([name, count, value = name ?? ""]) => ({ value, count, name, author: null })),
    ...fields,
  };
}

export function anEResource(label: string, url: string): LibraryRecord {
  return record("EResource", { label, url, active: true });
}

export interface PostRecord extends LibraryRecord {
  slug: string;
  title: string;
}

/** Published on the given day; the first of a list is the newest. */
export function aPost({ title, ...fields }: { title: string; [field: string]: unknown }): PostRecord {
  const post = record("BlogPost", {
    excerpt: `Tentang ${title}.`,
    body: "Isi.",
    bodyHtml: `<p>Isi ${title}.</p>`,
    imageUrl: null,
    imageSrcSet: null,
    imageAlt: null,
    status: "PUBLISHED",
    isScheduled: false,
    publishedAt: "2026-11-18T03:00:00Z",
    authorName: "Petugas Perpustakaan",
    readingMinutes: 4,
    createdAt: "2026-11-18T03:00:00Z",
    updatedAt: "2026-11-18T03:00:00Z",
    viewerCanEdit: false,
    ...fields,
  });
  return { ...post, title, slug: title.toLowerCase().replace(/\W+/g, "-") };
}

/** A list that the library has published, with these books. */
export function aReadingList(name: string, books: BookRecord[] = []): LibraryRecord {
  return record("ReadingList", {
    kind: "LIBRARY",
    name,
    description: null,
    slug: name.toLowerCase().replace(/\W+/g, "-"),
    publishedAt: "2026-11-18T03:00:00Z",
    booksCount: books.length,
    firstBooks: books.slice(0, 4),
    viewerCanPublish: false,
  });
}

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const WEEK = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

/** A Saturday at a school: closed until Monday. */
export function someSettings(fields: Record<string, unknown> = {}) {
  return {
    name: "Perpustakaan Aksara",
    logoIconUrl: null,
    cardTone: "INDIGO",
    anonymiseAfterMonths: 36,
    studentsMayClearHistory: false,
    noticeKinds: [],
    aboutText: "Tempat membaca.",
    aboutHtml: "<p>Tempat membaca.</p>",
    openingHours: WEEK.map((weekday, day) => ({ weekday, hours: day < 5 ? schoolDay : [] })),
    opening: { today: "2026-11-21", isOpen: false, changesAt: "2026-11-23T00:00:00Z", openDayName: null },
    address: null,
    phone: null,
    email: null,
    mapUrl: null,
    holidays: [],
    ...fields,
  };
}

export function aVisit(visitedAt: string, purpose: string | null = "READING"): LibraryRecord {
  return record("Visit", { visitedAt, purpose });
}

/** A loan, open and not late unless it says otherwise. */
export function aBorrowing(fields: Record<string, unknown> & { readonly bookTitle: string }): LibraryRecord {
  return record("Borrowing", {
    book: aBook({ title: fields.bookTitle }),
    borrowedAt: "2026-11-02T02:00:00Z",
    dueAt: "2026-11-09",
    returnedAt: null,
    status: "ON_LOAN",
    daysLeft: 6,
    overdueDays: 0,
    fine: 0,
    renewalCount: 0,
    mostRenewals: 2,
    countsToLimit: true,
    ...fields,
  });
}

function record(typename: string, fields: Record<string, unknown>): LibraryRecord {
  const databaseId = ++lastId;
  return { __typename: typename, id: btoa(`${typename}:${databaseId}`), databaseId, ...fields };
}

interface RootArguments extends PageArguments {
  id?: string;
  ids?: string[];
  kinds?: string[] | null;
  slug?: string;
  search?: string | null;
  filter?: object | null;
  orderBy?: object | null;
  input?: { search: string };
}

interface Library {
  books?: BookRecord[];
  /** Known to filters by their ids. */
  authors?: LibraryRecord[];
  categories?: LibraryRecord[];
  facets?: FacetRecord[];
  eResources?: LibraryRecord[];
  /** The newest first. */
  posts?: PostRecord[];
  /** Published ones, the newest first. */
  readingLists?: LibraryRecord[];
  /** What is borrowed most. */
  popularBooks?: BookRecord[];
  /** What is often searched for. */
  oftenSearched?: string[];
  settings?: ReturnType<typeof someSettings>;
  /** How each search is answered. */
  searchAnswer?: {
    kind: string;
    words: string;
    leftOut: string[];
    changes: { typed: string; read: string }[];
    alsoSearched: string[];
    ownCount?: number;
    classes?: string[];
  };
  topics?: object[];
  /** Root fields that answer with an error. */
  failing?: string[];
}

/** Root values for the printed schema: a small library that filters by words of the title only. */
export function aLibrary({
  books = [],
  authors = [],
  categories = [],
  facets = [],
  eResources = [],
  posts = [],
  readingLists = [],
  settings = someSettings(),
  searchAnswer,
  topics = [],
  failing = [],
  popularBooks = [],
  oftenSearched = [],
}: Library = {}) {
  const bookQueries: RootArguments[] = [];
  const facetQueries: RootArguments[] = [];
  const enteredSearches: string[] = [];
  const root: Record<string, (args: RootArguments) => unknown> = {
    book: ({ id, slug }) => books.find((book) => (id ? book.id === id : book.slug === slug)) ?? null,
    books: (args) => {
      bookQueries.push(args);
      const words = (searchAnswer?.words ?? args.search ?? "").toLowerCase().split(/\s+/);
      const found = books.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
      return {
        ...connection(found, args),
        search: searchAnswer ? { ownCount: null, classes: [], ...searchAnswer } : null,
        topics,
      };
    },
    bookFacets: ({ kinds, filter, first }) => {
      facetQueries.push({ kinds, filter, first });
      return facets.filter(({ kind }) => !kinds || kinds.includes(kind));
    },
    nodes: ({ ids = [] }) => ids.map((id) => [...categories, ...authors].find((each) => each.id === id) ?? null),
    categories: (args) => connection(categories, args),
    popularCategories: ({ first }) => categories.slice(0, first ?? 4),
    eResources: (args) => connection(eResources, args),
    settings: () => settings,
    retention: () => ({
      auditAddressDays: 90,
      binDays: 30,
      deviceMarkDays: 400,
      idleSessionHours: 2,
      importRowDays: 30,
      noticeDays: 365,
      oftenSearchedDays: 30,
      sessionHours: 24,
      unmetSearchDays: 365,
      decidedRegistrationDays: 30,
      passwordResetDays: 1,
      unconfirmedRegistrationDays: 7,
      undecidedRegistrationDays: 90,
    }),
    selfRegistration: () => ({ kinds: [], confirmsByMail: false }),
    passwordReset: () => ({ byMail: true }),
    mySavedBookIds: () => [],
    myReadingLists: (args) => connection([], args),
    mySuggestions: (args) => connection([], args),
    readingLists: (args) => connection(readingLists, args),
    blogPosts: (args) => {
      const words = (args.search ?? "").toLowerCase().split(/\s+/);
      return connection(
        posts.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word))),
        args,
      );
    },
    blogPost: ({ slug }) => {
      const place = posts.findIndex((post) => post.slug === slug);
      return place < 0 ? null : { ...posts[place], previous: posts[place + 1] ?? null, next: posts[place - 1] ?? null };
    },
    visitorFigures: () => ({ today: 124, thisMonth: 2917 }),
    libraryInfo: () => ({
      name: "Perpustakaan Aksara",
      timeZone: "Asia/Jakarta",
      books: 5812,
      students: 1204,
      borrowings: 348,
      visitsThisMonth: 2917,
      bookLanguages: ["id", "en"],
      popularBooks: () => popularBooks,
      oftenSearched,
    }),
    enterSearch: ({ input }) => {
      if (input) enteredSearches.push(input.search);
      return { __typename: "EnterSearchPayload", ...input };
    },
  };
  for (const field of failing) {
    root[field] = () => {
      throw new Error(`${field} is out of order`);
    };
  }
  return {
    root,
    bookQueries: bookQueries,
    facetQueries,
    enteredSearches,
    restore: (field: string) =>
      Object.assign(root, {
        [field]: aLibrary({ books, categories, facets, eResources, posts, settings }).root[field],
      }),
  };
}

export function connection<Node>(nodes: readonly Node[], { first, last, after }: PageArguments) {
  const start = last ? Math.max(nodes.length - last, 0) : after ? Number(after) : 0;
  if (Number.isNaN(start)) throw new GraphQLError("No such page", { extensions: { code: "BAD_USER_INPUT" } });
  const end = start + (first ?? 20);
  const edges = nodes.slice(start, end).map((node, index) => ({ cursor: String(start + index + 1), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: nodes.length,
    totalCountIsExact: true,
    pageInfo: {
      hasNextPage: end < nodes.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

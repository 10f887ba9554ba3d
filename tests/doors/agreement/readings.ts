import { globalId } from "./steps.js";

/** One thing read by both doors, and what of each answer must be equal. */
export interface Reading {
  /** GraphQL's query field. */
  readonly operation: string;
  readonly title: string;
  readonly query: string;
  readonly path: string;
  /** Of a question that REST takes in a body, by POST. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly ofGraphql: (data: Record<string, never>) => unknown;
  readonly ofRest: (answer: Record<string, never>) => unknown;
}

interface GraphqlForm {
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly cells: readonly { readonly text: string | null; readonly number: number | null }[];
    }[];
  }[];
}

interface RestForm extends Readonly<Record<"title" | "period" | "from" | "to", string>> {
  readonly sections: readonly {
    readonly title: string;
    readonly note: string | null;
    readonly columns: readonly { readonly label: string }[];
    readonly rows: readonly { readonly cells: readonly unknown[] }[];
  }[];
}

interface Listed {
  readonly databaseId: number;
}

const ids = (connection: { readonly nodes: readonly Listed[] }): number[] =>
  connection.nodes.map(({ databaseId }) => databaseId);
const restIds = (answer: { readonly data: readonly { readonly id: number }[] }): number[] =>
  answer.data.map(({ id }) => id);

function list(operation: string, title: string, args: string, path: string): Reading {
  return {
    operation,
    title,
    path,
    query: `{ ${operation}${args === "" ? "(first: 100)" : `(first: 100, ${args})`} { nodes { databaseId } } }`,
    ofGraphql: (data) => ids((data as unknown as Record<string, { nodes: Listed[] }>)[operation] ?? { nodes: [] }),
    ofRest: (answer) => restIds(answer as unknown as { data: { id: number }[] }),
  };
}

/** Which fields of an answer are compared; of a list, those of each of its lines. */
interface Shape {
  readonly [field: string]: Shape | true;
}

const fields = (names: string): Shape => Object.fromEntries(names.split(" ").map((name) => [name, true as const]));

const stockTakeShape: Shape = {
  ...fields("name part expected found away toCheck"),
  shelves: fields("location className expected found"),
  scanners: fields("name scans"),
  proposals: fields("lost available move"),
};

const asked = (shape: Shape): string =>
  Object.entries(shape)
    .map(([name, inner]) => (inner === true ? name : `${name} { ${asked(inner)} }`))
    .join(" ");

/** REST names the same fields in its own way, and may have more of them. */
function picked(shape: Shape, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((line) => picked(shape, line));
  const given = answer as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => {
      const value = given[name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)];
      return [name, inner === true ? value : picked(inner, value)];
    }),
  );
}

/** A form of tables, whose cells are equal. */
function form(kind: string): Reading {
  return {
    operation: "reportForm",
    title: `what is handed in for the year: ${kind}`,
    path: `/reports/forms/${kind}`,
    query: `{ reportForm(kind: ${kind.toUpperCase()}) {
      title period from to sections { title note columns { label } rows { cells { text number } } } } }`,
    ofGraphql: ({ reportForm }) => {
      const { sections, ...shown } = reportForm as unknown as GraphqlForm;
      const rowsOf = ({ rows, ...section }: GraphqlForm["sections"][number]) => ({
        ...section,
        rows: rows.map(({ cells }) => cells.map(({ text, number }) => text ?? number)),
      });
      return { ...shown, sections: sections.map(rowsOf) };
    },
    ofRest: ({ data }) => {
      const { title, period, from, to, sections } = data as unknown as RestForm;
      const rowsOf = ({ title: heading, note, columns, rows }: RestForm["sections"][number]) => ({
        title: heading,
        note,
        columns: columns.map(({ label }) => ({ label })),
        rows: rows.map(({ cells }) => cells),
      });
      return { title, period, from, to, sections: sections.map(rowsOf) };
    },
  };
}

const registerLine = fields(
  "registeredOn number material title authors edition publishPlace publisher publishYear physicalDescription source " +
    "supplier category isbn price callNumber remarks",
);

const instrumentIndicator = fields("code text maxScore guide source needsCheck");
const instrumentComponent = fields("name weight source needsCheck");
const instrument: Shape = {
  ...fields("name source isDelivered revision"),
  components: { ...instrumentComponent, indicators: instrumentIndicator },
};
const assessmentFigures = fields(
  "period periodName from to countedTo today revision total mostTotal indicatorsCount scoredCount missingWeights " +
    "uncheckedCount state",
);

interface GraphqlAssessment {
  readonly components: readonly {
    readonly component: object;
    readonly indicators: readonly { readonly indicator: object }[];
  }[];
}

/** REST has a component and its indicators as one object each. */
function assessment(id: number, period: string): Reading {
  const own = fields("ownFigure score note");
  const come = fields("score maxScore value");
  const shape: Shape = {
    ...assessmentFigures,
    components: { ...instrumentComponent, ...come, indicators: { ...instrumentIndicator, ...own } },
  };
  return {
    operation: "accreditationAssessment",
    title: `how the library stands by instrument ${id} in ${period}`,
    path: `/reports/accreditation-instruments/${id}/assessment?period=${period}`,
    query: `{ accreditationAssessment(databaseId: ${id}, period: "${period}") { ${asked(assessmentFigures)} components {
      component { ${asked(instrumentComponent)} } ${asked(come)}
      indicators { indicator { ${asked(instrumentIndicator)} } ${asked(own)} } } } }`,
    ofGraphql: ({ accreditationAssessment }) => {
      const { components, ...figures } = accreditationAssessment as unknown as GraphqlAssessment;
      return {
        ...figures,
        components: components.map(({ component, indicators, ...scores }) => ({
          ...component,
          ...scores,
          indicators: indicators.map(({ indicator, ...answer }) => ({ ...indicator, ...answer })),
        })),
      };
    },
    ofRest: ({ data }) => picked(shape, data),
  };
}

function report(path: string, operation: string, figures: Shape): Reading {
  const shape = { ...fields("from to countedTo"), ...figures };
  return {
    operation,
    title: `the report ${path}`,
    path: `/reports/${path}`,
    query: `{ ${operation} { ${asked(shape)} } }`,
    ofGraphql: (data) => data[operation],
    ofRest: ({ data }) => picked(shape, data),
  };
}

const serial = fields(
  "title firstOn endsOn supplier price firstVolume firstNumber restartsYearly labelPattern copiesPerIssue makesCopies " +
    "graceDays note dueCount lateCount claimedCount nextOn",
);
const suggestion = fields("title author publisher publishYear isbn note reason decidedAt decidedBy votesCount");

const LISTS = [
  ["author", "authors"],
  ["publisher", "publishers"],
  ["category", "categories"],
  ["classification", "classifications"],
  ["location", "locations"],
  ["source", "sources"],
] as const;

/** The topics of REST as GraphQL has them. */
function ofTopics(topics: unknown) {
  const each = topics as {
    label: string;
    classes: { code: string; books_count: number }[];
    subjects: { books_count: number }[];
  }[];
  return each.map(({ label, classes, subjects }) => ({
    label,
    classes: classes.map(({ code, books_count: booksCount }) => ({ code, booksCount })),
    subjects: subjects.map(({ books_count: booksCount }) => ({ booksCount })),
  }));
}

function suggestions([one, path]: readonly [one: string, path: string]): Reading {
  const operation = `${one}MergeSuggestions`;
  return {
    operation,
    title: `likely duplicates of ${path}`,
    path: `/books/${path}/merge-suggestions`,
    query: `{ ${operation} { reason records { databaseId booksCount } } }`,
    ofGraphql: (data) => data[operation],
    ofRest: ({ data }) =>
      (data as unknown as { reason: string; records: { id: number; books_count: number }[] }[]).map(
        ({ reason, records }) => ({
          reason: reason.toUpperCase(),
          records: records.map(({ id, books_count }) => ({ databaseId: id, booksCount: books_count })),
        }),
      ),
  };
}

const groupProposals: Reading = {
  operation: "categoryGroupProposals",
  title: "the groups that categories could have",
  path: "/books/categories/group-proposals",
  query: "{ categoryGroupProposals { isAnswered total proposals { proposed category { databaseId name } } } }",
  ofGraphql: (data) => data.categoryGroupProposals,
  ofRest: ({ data }) => {
    const {
      is_answered: isAnswered,
      total,
      proposals,
    } = data as unknown as {
      is_answered: boolean;
      total: number;
      proposals: { proposed: string | null; category: { id: number; name: string } }[];
    };
    return {
      isAnswered,
      total,
      proposals: proposals.map(({ proposed, category }) => ({
        proposed: proposed && proposed.toUpperCase(),
        category: { databaseId: category.id, name: category.name },
      })),
    };
  },
};

function tree(title: string, parent?: string): Reading {
  return {
    operation: "classificationTree",
    title,
    path: `/books/classifications/tree${parent === undefined ? "" : `?parent=${parent}`}`,
    query: `{ classificationTree${parent === undefined ? "" : `(parent: "${parent}")`} { key code name booksCount classesCount hasBranches classifications { databaseId } } }`,
    ofGraphql: ({ classificationTree }) => classificationTree,
    ofRest: ({ data }) =>
      (
        data as unknown as {
          key: string;
          code: string;
          name: string;
          books_count: number;
          classes_count: number;
          has_branches: boolean;
          classifications: { id: number }[];
        }[]
      ).map(({ key, code, name, books_count, classes_count, has_branches, classifications }) => ({
        key,
        code,
        name,
        booksCount: books_count,
        classesCount: classes_count,
        hasBranches: has_branches,
        classifications: classifications.map(({ id }) => ({ databaseId: id })),
      })),
  };
}

export const someReadings: readonly Reading[] = [
  ...LISTS.map(suggestions),
  groupProposals,
  tree("the trunk of the classes"),
  tree("the branches of literature", "8"),
  {
    operation: "bookFacets",
    title: "what books found by a word can be narrowed by",
    query: `{ bookFacets(search: "a", kinds: [LANGUAGES, CLASSES, YEARS]) { values { value name count } hasMore isEstimated } }`,
    path: "/books/facets?search=a&kinds=languages,classes,years",
    ofGraphql: ({ bookFacets }) => bookFacets,
    ofRest: ({ data }) =>
      (data as unknown as { values: unknown; has_more: boolean; is_estimated: boolean }[]).map(
        ({ values, has_more: hasMore, is_estimated: isEstimated }) => ({ values, hasMore, isEstimated }),
      ),
  },
  {
    operation: "author",
    title: "an author by number",
    query: "{ author(databaseId: 1) { databaseId name booksCount } }",
    path: "/books/authors/1",
    ofGraphql: ({ author }) => author,
    ofRest: ({ data }) => {
      const { id, name, books_count: booksCount } = data as unknown as Record<string, unknown>;
      return { databaseId: id, name, booksCount };
    },
  },
  {
    operation: "subject",
    title: "a subject by number",
    query: "{ subject(databaseId: 3) { databaseId name } }",
    path: "/books/subjects/3",
    ofGraphql: ({ subject }) => subject,
    ofRest: ({ data }) => {
      const { id, name } = data as unknown as Record<string, unknown>;
      return { databaseId: id, name };
    },
  },
  list("books", "all books", "", "/books"),
  list("books", "books by a word", 'search: "laskar"', "/books?search=laskar"),
  list("books", "books by title", "orderBy: { field: TITLE }", "/books?sort=title"),
  list(
    "books",
    "books by year, the oldest first",
    "orderBy: { field: YEAR, direction: ASC }",
    "/books?sort=year&order=asc",
  ),
  list("books", "books of a time", "filter: { yearFrom: 2000, yearTo: 2010 }", "/books?year_from=2000&year_to=2010"),
  list("books", "books on the shelf", "filter: { available: true }", "/books?available=true"),
  list("books", "books by their last change", "orderBy: { field: UPDATED }", "/books?sort=updated"),
  list("books", "books as they stand on the shelf", "orderBy: { field: CALL_NUMBER }", "/books?sort=call_number"),
  list(
    "books",
    "books by the beginning of a copy's code",
    'search: "a0000", withItemCodes: true',
    "/books?search=a0000&item_codes=true",
  ),
  list(
    "books",
    "books that lack what a record should have",
    "filter: { hasCover: false, hasCategory: true, isbnIsWrong: false }",
    "/books?has_cover=false&has_category=true&isbn_is_wrong=false",
  ),
  ...["authors", "publishers", "categories", "classifications", "locations", "sources"].map((name) =>
    list(name, `all ${name}`, "", `/books/${name}`),
  ),
  list("eResources", "e-resources", "", "/e-resources"),
  list("accessTokens", "the own tokens", "", "/tokens"),
  list("librarians", "who works here", "", "/librarians"),
  list("roles", "what they may do", "", "/roles"),
  list("openSessions", "who of them is logged in", "", "/sessions"),
  list("reservations", "reservations", "", "/reservations"),
  list("reservations", "reservations that are over", "filter: { status: CANCELLED }", "/reservations?status=cancelled"),
  list("reservations", "all that have ended", "filter: { status: ENDED }", "/reservations?status=ended"),
  list("serials", "subscriptions that have not ended", "filter: { state: ACTIVE }", "/serials?state=active"),
  list(
    "serialIssues",
    "issues that have come, the oldest first",
    "filter: { state: RECEIVED }, orderBy: OLDEST",
    "/serials/issues?state=received&sort=oldest",
  ),
  list("serialIssues", "what may come in now", "filter: { state: DUE }", "/serials/issues?state=due"),
  {
    operation: "serial",
    title: "a subscription",
    path: "/serials/1",
    query: `{ serial(databaseId: 1) { ${asked(serial)} } }`,
    ofGraphql: ({ serial: found }) => found,
    ofRest: ({ data }) => picked(serial, data),
  },
  list("suggestions", "proposed books", "", "/suggestions"),
  list(
    "suggestions",
    "those that were refused, the newest first",
    'filter: { state: REJECTED, search: "pul" }, orderBy: NEWEST',
    "/suggestions?state=rejected&search=pul&sort=newest",
  ),
  list("mySuggestions", "what one has proposed", "", "/user-info/suggestions"),
  {
    operation: "suggestion",
    title: "a proposed book",
    path: "/suggestions/1",
    query: `{ suggestion(databaseId: 1) { ${asked(suggestion)} state } }`,
    ofGraphql: ({ suggestion: found }) => found,
    ofRest: ({ data }) => {
      const { state } = data as unknown as { state: string };
      return { ...(picked(suggestion, data) as object), state: state.toUpperCase() };
    },
  },
  {
    operation: "suggestionAdvice",
    title: "what is there of a book that is about to be proposed",
    path: "/suggestions/advice",
    body: { title: "Bumi Manusia" },
    query: '{ suggestionAdvice(title: "Bumi Manusia") { suggestions { databaseId } books { databaseId } } }',
    ofGraphql: ({ suggestionAdvice }) => suggestionAdvice,
    ofRest: ({ data }) => {
      const found = data as unknown as Record<"suggestions" | "books", { id: number }[]>;
      const numbers = (rows: { id: number }[]) => rows.map(({ id }) => ({ databaseId: id }));
      return { suggestions: numbers(found.suggestions), books: numbers(found.books) };
    },
  },
  list("readingLists", "published lists", "", "/reading-lists"),
  {
    operation: "readingList",
    title: "a published list with its books",
    query:
      "{ readingList(databaseId: 1) { databaseId name slug booksCount items(first: 100) { nodes { note book { databaseId } } } } }",
    path: "/reading-lists/1/books",
    ofGraphql: (data) =>
      (
        data as unknown as { readingList: { items: { nodes: { note: string | null; book: Listed }[] } } }
      ).readingList.items.nodes.map(({ note, book }) => [note, book.databaseId]),
    ofRest: (answer) =>
      (answer as unknown as { data: { note: string | null; book: { id: number } }[] }).data.map(({ note, book }) => [
        note,
        book.id,
      ]),
  },
  list("classSets", "class sets", "", "/class-sets"),
  list(
    "classSets",
    "class sets of a title and a class",
    `search: "a", filter: { status: OPEN, className: "xi set", bookId: "${globalId("Book", 3)}" }`,
    "/class-sets?search=a&status=open&class_name=xi%20set&book_id=3",
  ),
  {
    operation: "classSet",
    title: "a class set with who has which copy",
    path: "/class-sets/1",
    query: `{ classSet(databaseId: 1) { databaseId bookTitle className dueAt status lentCount openCount lostCount
      entries { nis isInClass borrowing { databaseId itemCode status classSet { databaseId } } } } }`,
    ofGraphql: ({ classSet }) => classSet,
    ofRest: ({ data }) => {
      type Loan = { id: number; copy: { item_code: string }; status: string; class_set_id: number | null };
      type Entry = { student: { nis: string }; is_in_class: boolean; borrowing: Loan | null };
      const set = data as unknown as Record<string, never> & { entries: Entry[]; book: { title: string } };
      return {
        databaseId: set.id,
        bookTitle: set.book.title,
        className: set.class_name,
        dueAt: set.due_at,
        status: String(set.status).toUpperCase(),
        lentCount: set.lent_count,
        openCount: set.open_count,
        lostCount: set.lost_count,
        entries: set.entries.map(({ student, is_in_class: isInClass, borrowing }) => ({
          nis: student.nis,
          isInClass,
          borrowing: borrowing && {
            databaseId: borrowing.id,
            itemCode: borrowing.copy.item_code,
            status: String(borrowing.status).toUpperCase(),
            classSet: { databaseId: borrowing.class_set_id },
          },
        })),
      };
    },
  },
  list("clearanceLetters", "clearance letters", "", "/clearance-letters"),
  list("clearanceLetters", "those that hold", "filter: { status: VALID }", "/clearance-letters?status=valid"),
  list(
    "clearanceLetters",
    "those of a class and a number",
    'search: "1", filter: { className: "xii bebas" }',
    "/clearance-letters?search=1&class_name=xii%20bebas",
  ),
  {
    operation: "clearanceLetter",
    title: "a clearance letter that is revoked",
    path: "/clearance-letters/1",
    query: `{ clearanceLetter(number: "001/SBP/${new Date().getFullYear()}") {
      databaseId number isValid studentName nis className issuedBy revokedBy revokeReason } }`,
    ofGraphql: ({ clearanceLetter }) => clearanceLetter,
    ofRest: ({ data }) => {
      const { id, student, ...letter } = data as unknown as Record<string, unknown> & {
        student: { name: string; nis: string };
      };
      return {
        databaseId: id,
        number: letter.number,
        isValid: letter.is_valid,
        studentName: student.name,
        nis: student.nis,
        className: letter.class_name,
        issuedBy: letter.issued_by,
        revokedBy: letter.revoked_by,
        revokeReason: letter.revoke_reason,
      };
    },
  },
  list("unmetSearches", "searches in vain", "", "/unmet-searches"),
  list(
    "unmetSearches",
    "those that nobody has seen to, the latest first",
    "filter: { isDone: false, outcome: NOTHING }, orderBy: DAY",
    "/unmet-searches?is_done=false&outcome=nothing&sort=day",
  ),
  list("noticeMessages", "e-mails to students", "", "/notices"),
  list(
    "noticeMessages",
    "those that wait and tell of lateness",
    "filter: { status: WAITING, kind: OVERDUE }",
    "/notices?status=waiting&kind=overdue",
  ),
  {
    operation: "mailDelivery",
    title: "how e-mail leaves",
    path: "/notices/mail-delivery",
    query: "{ mailDelivery { isConfigured senderAddress } }",
    ofGraphql: ({ mailDelivery }) => mailDelivery,
    ofRest: (answer) => {
      const { data } = answer as unknown as { data: { is_configured: boolean; sender_address: string | null } };
      return { isConfigured: data.is_configured, senderAddress: data.sender_address };
    },
  },
  list("visits", "visits", "", "/visits?per_page=100"),
  list("borrowings", "loans", "", "/borrowings?per_page=100"),
  list("borrowings", "a copy's loans", 'filter: { itemCode: "b00001" }', "/borrowings?per_page=100&item_code=b00001"),
  list("borrowings", "lost loans", "filter: { status: LOST }", "/borrowings?per_page=100&status=lost"),
  {
    operation: "visitStats",
    title: "who came, in figures",
    path: "/visits/stats?kind=student",
    query: `{ visitStats(filter: { kind: STUDENT }) { from to visits people perDay { count } perMonth { period count }
      perClass { className count } perPurpose { purpose count } } }`,
    ofGraphql: ({ visitStats }) => visitStats,
    ofRest: ({ data }) => {
      const { per_day, per_month, per_class, per_purpose, ...totals } = data as unknown as Record<string, object[]>;
      const renamed = (points: object[] | undefined, name: string, as: string) =>
        (points as Record<string, unknown>[]).map((point) => ({ [as]: point[name], count: point.people }));
      return {
        ...totals,
        perDay: per_day,
        perMonth: renamed(per_month, "month", "period"),
        perClass: renamed(per_class, "class_name", "className"),
        perPurpose: renamed(per_purpose, "purpose", "purpose"),
      };
    },
  },
  {
    operation: "accreditationInstruments",
    title: "the instruments of accreditation",
    path: "/reports/accreditation-instruments",
    query: `{ accreditationInstruments { ${asked(instrument)} } }`,
    ofGraphql: ({ accreditationInstruments }) => accreditationInstruments,
    ofRest: ({ data }) => picked(instrument, data),
  },
  assessment(1, "2026"),
  assessment(1, "2026-2027"),
  assessment(2, "2026"),
  report("accreditation", "accreditationReport", {
    ...fields("openDays months openingHoursPerWeek"),
    collection: {
      ...fields("titles copies nonfictionPercent ebooks titlesPerClass lendableCopies lostCopies withdrawnCopies"),
      perDivision: fields("code name titles copies"),
    },
    members: { ...fields("members pupils memberPercent classes"), perClass: fields("className members") },
    acquisitions: fields("titles copies value unpricedCopies undatedCopies titlesPercent copiesPercent"),
    visits: fields("visits people students guests classes perOpenDay perPupil"),
    loans: {
      ...fields("loans setLoans renewals borrowers occasions perOpenDay perMemberAndMonth borrowersPercent"),
      ...fields("perOccasion turnover neverBorrowed overdue"),
      perMonth: fields("month loans setLoans renewals"),
      perQuarter: fields("quarter loans borrowers booksPerBorrower"),
    },
    fines: { ...fields("charged paid refunded waived replaced open"), perMonth: fields("month charged paid") },
    targets: fields("value atLeast atMost fromClasses basis isReached target state"),
  }),
  report("loans", "loanReport", {
    ...fields("loans borrowers occasions"),
    perDivision: fields("code name loans"),
    perClass: fields("className loans borrowers"),
  }),
  report("top-members", "topMembers", {
    borrowers: fields("name nis className count"),
    visitors: fields("name nis className count"),
  }),
  report("in-house-use", "inHouseReport", {
    ...fields("uses titles"),
    perDay: fields("day uses"),
    perMonth: fields("month uses"),
    perDivision: fields("code name uses"),
  }),
  report("fines", "fineReport", {
    ...fields("charged paid refunded waived replaced open"),
    chargedPerReason: fields("reason charged"),
  }),
  report("acquisitions", "acquisitionReport", {
    ...fields("titles copies value unpricedCopies undatedCopies"),
    perMonth: fields("month copies"),
  }),
  ...["periodic", "loans", "accessions", "national", "work"].map(form),
  list("neverBorrowedBooks", "titles that nobody borrowed", "", "/reports/never-borrowed?per_page=100"),
  list("fines", "fines", "", "/fines?per_page=100"),
  list(
    "fines",
    "what a student still owes",
    `filter: { studentId: "${globalId("Student", 1)}", status: OPEN, chargeReason: DAMAGED }`,
    "/fines?student_id=1&status=open&charge_reason=damaged&per_page=100",
  ),
  list("cashEntries", "the cash of today", "", "/fines/cash-entries?per_page=100"),
  {
    operation: "cashEntries",
    title: "the sums of today's cash",
    path: "/fines/cash-entries",
    query: "{ cashEntries { totalCount paid refunded total } }",
    ofGraphql: ({ cashEntries }) => cashEntries,
    ofRest: ({ data, paid, refunded, total }) => ({
      totalCount: (data as unknown as object[]).length,
      paid,
      refunded,
      total,
    }),
  },
  {
    operation: "studentBalances",
    title: "who owes what",
    path: "/fines/balances",
    query: "{ studentBalances { balance nodes { studentDatabaseId balance } } }",
    ofGraphql: ({ studentBalances }) => studentBalances,
    ofRest: ({ data, balance }) => ({
      balance,
      nodes: (data as unknown as { student: { id: number }; balance: number }[]).map((one) => ({
        studentDatabaseId: one.student.id,
        balance: one.balance,
      })),
    }),
  },
  {
    operation: "fine",
    title: "one fine with its entries",
    path: "/fines/2",
    query:
      "{ fine(databaseId: 2) { databaseId studentName amount openAmount paidAmount waivedAmount replacedAmount " +
      "status entries { databaseId kind amount isReversed receiptNumber } } }",
    ofGraphql: ({ fine }) => fine,
    ofRest: ({ data }) => {
      const fine = data as unknown as Record<string, number | string> & {
        student: { name: string };
        status: string;
        entries: { id: number; kind: string; amount: number; is_reversed: boolean; receipt_number: number | null }[];
      };
      return {
        databaseId: fine.id,
        studentName: fine.student.name,
        amount: fine.amount,
        openAmount: fine.open_amount,
        paidAmount: fine.paid_amount,
        waivedAmount: fine.waived_amount,
        replacedAmount: fine.replaced_amount,
        status: fine.status.toUpperCase(),
        entries: fine.entries.map(({ id, kind, amount, is_reversed, receipt_number }) => ({
          databaseId: id,
          kind: kind.toUpperCase(),
          amount,
          isReversed: is_reversed,
          receiptNumber: receipt_number,
        })),
      };
    },
  },
  {
    operation: "receipt",
    title: "one receipt",
    path: "/receipts/4",
    query: "{ receipt(number: 4) { number kind nis amount entries { amount } } }",
    ofGraphql: ({ receipt }) => receipt,
    ofRest: ({ data }) => {
      const { number, kind, student, amount, entries } = data as unknown as {
        number: number;
        kind: string;
        student: { nis: string };
        amount: number;
        entries: { amount: number }[];
      };
      return {
        number,
        kind: kind.toUpperCase(),
        nis: student.nis,
        amount,
        entries: entries.map((entry) => ({ amount: entry.amount })),
      };
    },
  },
  list("blogPosts", "the blog", "", "/blogs?per_page=100"),
  list("students", "students", "", "/students?per_page=100"),
  list(
    "students",
    "students whose membership is valid, without an account",
    "filter: { membership: VALID, hasAccount: false }, orderBy: CLASS",
    "/students?membership=valid&has_account=false&sort=class&per_page=100",
  ),
  list("binEntries", "the bin", "", "/bin?per_page=100"),
  list("bookImports", "imports", "", "/books/imports?per_page=100"),
  list("studentImports", "imports of students", "", "/students/imports?per_page=100"),
  {
    operation: "studentImport",
    title: "one import of students",
    path: "/students/imports/1",
    query: "{ studentImport(databaseId: 1) { state fileName counts { rows imported undone } } }",
    ofGraphql: ({ studentImport }) => {
      const row = studentImport as unknown as { state: string };
      return { ...row, state: row.state.toLowerCase() };
    },
    ofRest: ({ data }) => {
      const row = data as unknown as {
        state: string;
        file_name: string;
        counts: { rows: number; imported: number; undone: number };
      };
      const { rows, imported, undone } = row.counts;
      return { state: row.state, fileName: row.file_name, counts: { rows, imported, undone } };
    },
  },
  list("coverImports", "covers", "", "/books/cover-imports?per_page=100"),
  {
    operation: "coverImport",
    title: "one archive of covers",
    path: "/books/cover-imports/1",
    query: `{ coverImport(databaseId: 1) { databaseId state fileName sentBy replacesCovers progress files unmatched } }`,
    ofGraphql: ({ coverImport }) => {
      const row = coverImport as unknown as { state: string };
      return { ...row, state: row.state.toLowerCase() };
    },
    ofRest: ({ data }) => {
      const row = data as unknown as Record<string, unknown>;
      return {
        databaseId: row.id,
        state: row.state,
        fileName: row.file_name,
        sentBy: row.sent_by,
        replacesCovers: row.replaces_covers,
        progress: row.progress,
        files: row.files,
        unmatched: row.unmatched,
      };
    },
  },
  list("moveIns", "libraries that move in", "", "/move-ins?per_page=100"),
  {
    operation: "moveIn",
    title: "a library that moves in",
    // The second was refused.
    path: "/move-ins/3",
    query: "{ moveIn(databaseId: 3) { databaseId state system fileName sentBy isRunning canStart undoRefusal } }",
    ofGraphql: ({ moveIn }) => {
      const row = moveIn as unknown as { state: string; system: string };
      return { ...row, state: row.state.toLowerCase(), system: row.system.toLowerCase() };
    },
    ofRest: ({ data }) => {
      const row = data as unknown as Record<string, unknown>;
      return {
        databaseId: row.id,
        state: row.state,
        system: row.system,
        fileName: row.file_name,
        sentBy: row.sent_by,
        isRunning: row.is_running,
        canStart: row.can_start,
        undoRefusal: row.undo_refusal,
      };
    },
  },
  {
    operation: "booksAwaitingCover",
    title: "how many books await a cover",
    path: "/books/awaiting-cover",
    query: "{ booksAwaitingCover }",
    ofGraphql: ({ booksAwaitingCover }) => booksAwaitingCover,
    ofRest: ({ data }) => (data as unknown as { books: number }).books,
  },
  {
    operation: "bookImport",
    title: "one import",
    path: "/books/imports/2",
    query: `{ bookImport(databaseId: 2) { databaseId state fileName startedBy
        counts { books duplicates refused } undoRefusal undone { books keptBooks } reading { separator columns { header samples } } } }`,
    ofGraphql: ({ bookImport }) => {
      const row = bookImport as unknown as { state: string };
      return { ...row, state: row.state.toLowerCase() };
    },
    ofRest: ({ data }) => {
      const row = data as unknown as {
        id: number;
        state: string;
        file_name: string;
        started_by: string;
        counts: { books: number; duplicates: number; refused: number };
        undo_refusal: string;
        undone: { books: number; kept_books: number } | null;
        reading: { separator: string; columns: { header: string; samples: string[] }[] };
      };
      return {
        databaseId: row.id,
        state: row.state,
        fileName: row.file_name,
        startedBy: row.started_by,
        undoRefusal: row.undo_refusal,
        undone: row.undone && { books: row.undone.books, keptBooks: row.undone.kept_books },
        counts: { books: row.counts.books, duplicates: row.counts.duplicates, refused: row.counts.refused },
        reading: {
          separator: row.reading.separator,
          columns: row.reading.columns.map(({ header, samples }) => ({ header, samples })),
        },
      };
    },
  },
  list("auditEntries", "the trail", "", "/audit-entries?per_page=100"),
  list(
    "auditEntries",
    "the history of a book",
    `bookId: "${Buffer.from("Book:1").toString("base64")}"`,
    "/audit-entries?book_id=1&per_page=100",
  ),
  {
    operation: "book",
    title: "one book by its number",
    path: "/books/2",
    query: "{ book(databaseId: 2) { databaseId slug } }",
    ofGraphql: ({ book }) => book,
    ofRest: ({ data }) => {
      const { id, slug } = data as unknown as { id: number; slug: string };
      return { databaseId: id, slug };
    },
  },
  ...["sura", "bumi mnusia", "x", "sejarah ind"].map((search): Reading => ({
    operation: "bookSuggestions",
    title: `suggestions for ${search}`,
    path: `/books/suggestions?search=${search}&first=2`,
    query: `{ bookSuggestions(search: "${search}", first: 2) { corrected books { databaseId } authors { databaseId }
      subjects { databaseId } topics { label classes { code booksCount } subjects { booksCount } } } }`,
    ofGraphql: ({ bookSuggestions }) => bookSuggestions,
    ofRest: ({ data }) => {
      const { corrected, topics, ...lists } = data as unknown as Readonly<Record<string, { id: number }[]>>;
      delete (lists as { search?: unknown }).search;
      const numbers = Object.entries(lists).map(([list, rows]) => [list, rows.map(({ id }) => ({ databaseId: id }))]);
      return { corrected, topics: ofTopics(topics), ...(Object.fromEntries(numbers) as object) };
    },
  })),
  {
    operation: "bookAdvice",
    title: "advice on a book that is being written",
    path: "/books/advice",
    body: {
      title: "Bumi Manusia",
      authors: [{ first_name: "Pramoedya Ananta", last_name: "Toer" }],
      isbn: "979-3062-79-1",
      classification_code: "813",
    },
    query: `{ bookAdvice(input: { title: "Bumi Manusia",
      authors: [{ firstName: "Pramoedya Ananta", lastName: "Toer" }], isbn: "979-3062-79-1",
      classificationCode: "813" }) {
      isbn { kind isbn13 hyphenated message } duplicates { book { databaseId } reason message } callNumber } }`,
    ofGraphql: ({ bookAdvice }) => bookAdvice,
    ofRest: ({ data }) => {
      const {
        isbn,
        duplicates,
        call_number: callNumber,
      } = data as unknown as {
        isbn: { kind: string };
        duplicates: { book: { id: number }; reason: string; message: string }[];
        call_number: string | null;
      };
      return {
        isbn: { ...isbn, kind: isbn.kind.toUpperCase() },
        callNumber,
        duplicates: duplicates.map(({ book, reason, message }) => ({
          book: { databaseId: book.id },
          reason: reason.toUpperCase(),
          message,
        })),
      };
    },
  },
  ...[
    ["", ""],
    [', pattern: "{001}/{tahun}", acquiredAt: "2025-07-01"', "&pattern={001}/{tahun}&acquired_at=2025-07-01"],
  ].map(([argument, parameter]): Reading => ({
    operation: "proposedInventoryCodes",
    title: `the next inventory numbers${argument}`,
    path: `/copies/proposed-inventory-codes?count=2${parameter}`,
    query: `{ proposedInventoryCodes(count: 2${argument}) }`,
    ofGraphql: ({ proposedInventoryCodes }) => proposedInventoryCodes,
    ofRest: ({ data }) => data,
  })),
  ...[
    ["", ""],
    [', firstItemCode: "A00001"', "&first_item_code=A00001"],
  ].map(([argument, parameter]): Reading => ({
    operation: "proposedItemCodes",
    title: `the next codes${argument}`,
    path: `/copies/proposed-codes?count=3${parameter}`,
    query: `{ proposedItemCodes(count: 3${argument}) { itemCode takenBy } }`,
    ofGraphql: ({ proposedItemCodes }) => proposedItemCodes,
    ofRest: ({ data }) =>
      (data as unknown as { item_code: string; taken_by: string | null }[]).map(({ item_code, taken_by }) => ({
        itemCode: item_code,
        takenBy: taken_by,
      })),
  })),
  ...[
    ["", ""],
    ['(filter: { fromNumber: "A00002", toNumber: "A00003" })', "?from_number=A00002&to_number=A00003"],
    ['(filter: { fromDay: "2100-01-01" })', "?from_day=2100-01-01"],
  ].map(([argument, parameters]): Reading => ({
    operation: "copyRegister",
    title: `the inventory book${argument}`,
    path: `/copies/register${parameters}`,
    query: `{ copyRegister${argument} { totalCount value unpricedCopies nodes { ${asked(registerLine)} } } }`,
    ofGraphql: ({ copyRegister }) => copyRegister,
    ofRest: ({ data, copies, value, unpriced_copies: unpricedCopies }) => ({
      totalCount: copies,
      value,
      unpricedCopies,
      nodes: picked(registerLine, data),
    }),
  })),
  ...[
    [`bookIds: ["${Buffer.from("Book:1").toString("base64")}"]`, "book_ids=1"],
    ['fromItemCode: "A00001", toItemCode: "A00003"', "from_item_code=A00001&to_item_code=A00003"],
    ['itemCodes: ["a00001", "A00002"]', "item_codes=a00001&item_codes=A00002"],
    ["importId: 1", "import_id=1"],
  ].map(([argument, parameters]): Reading => ({
    operation: "copiesToLabel",
    title: `copies to label, ${argument}`,
    path: `/copies/to-label?${parameters}`,
    query: `{ copiesToLabel(of: { ${argument} }) { nodes { databaseId itemCode book { databaseId title callNumber } } } }`,
    ofGraphql: ({ copiesToLabel }) => (copiesToLabel as unknown as { nodes: unknown }).nodes,
    ofRest: ({ data }) =>
      (
        data as unknown as {
          id: number;
          book_id: number;
          item_code: string;
          title: string;
          call_number: string | null;
        }[]
      ).map(({ id, book_id, item_code, title, call_number }) => ({
        databaseId: id,
        itemCode: item_code,
        book: { databaseId: book_id, title, callNumber: call_number },
      })),
  })),
  {
    operation: "copy",
    title: "the copy of a scanned code",
    path: "/copies?item_code=a00001",
    query: '{ copy(itemCode: "a00001") { databaseId itemCode book { databaseId } } }',
    ofGraphql: ({ copy }) => copy,
    ofRest: ({ data }) => {
      const [copy] = data as unknown as { id: number; item_code: string; book_id: number }[];
      return copy && { databaseId: copy.id, itemCode: copy.item_code, book: { databaseId: copy.book_id } };
    },
  },
  {
    operation: "book",
    title: "one book",
    path: "/books/1",
    query: `{ book(id: "${Buffer.from("Book:1").toString("base64")}") { databaseId slug title publishYear
      category { databaseId } authors { firstName lastName } copiesCount availableCount } }`,
    ofGraphql: ({ book }) => book,
    ofRest: ({ data }) => {
      const book = data as unknown as {
        id: number;
        slug: string;
        title: string;
        publish_year: number | null;
        category: { id: number } | null;
        authors: { first_name: string; last_name: string | null }[];
        copies_count: number;
        available_count: number;
      };
      return {
        databaseId: book.id,
        slug: book.slug,
        title: book.title,
        publishYear: book.publish_year,
        category: book.category && { databaseId: book.category.id },
        authors: book.authors.map((author) => ({ firstName: author.first_name, lastName: author.last_name })),
        copiesCount: book.copies_count,
        availableCount: book.available_count,
      };
    },
  },
  {
    operation: "student",
    title: "one student",
    path: "/students/1",
    query: '{ student(nis: "1001") { databaseId nis name className status } }',
    ofGraphql: ({ student }) => student,
    ofRest: ({ data }) => {
      const student = data as unknown as {
        id: number;
        nis: string;
        name: string;
        class_name: string | null;
        status: string;
      };
      return {
        databaseId: student.id,
        nis: student.nis,
        name: student.name,
        className: student.class_name,
        status: student.status.toUpperCase(),
      };
    },
  },
  list("stockTakes", "stock takes", "", "/stock-takes?per_page=100"),
  {
    operation: "stockTake",
    title: "one stock take",
    path: "/stock-takes/1",
    query:
      "{ stockTake(databaseId: 1) { name part expected found away toCheck shelves { location className expected found } " +
      "scanners { name scans } proposals { lost available move } } }",
    ofGraphql: ({ stockTake }) => stockTake,
    ofRest: ({ data }) => picked(stockTakeShape, data),
  },
  ...["missing", "found", "unknown"].map((items): Reading => ({
    operation: "stockTake",
    title: `copies of a stock take: ${items}`,
    path: `/stock-takes/1/items?list=${items}`,
    query: `{ stockTake(databaseId: 1) { items(list: ${items.toUpperCase()}) { nodes { code title location } } } }`,
    ofGraphql: ({ stockTake }) => (stockTake as unknown as { items: { nodes: unknown } }).items.nodes,
    ofRest: ({ data }) => picked(fields("code title location"), data),
  })),
  list("weedings", "weedings", "", "/weedings?per_page=100"),
  {
    operation: "weeding",
    title: "one weeding",
    path: "/weedings/1",
    query: "{ weeding(databaseId: 1) { name copies withdrawn skipped value unpriced } }",
    ofGraphql: ({ weeding }) => weeding,
    ofRest: ({ data }) => picked(fields("name copies withdrawn skipped value unpriced"), data),
  },
  {
    operation: "weeding",
    title: "copies of a weeding",
    path: "/weedings/1/items?list=waiting",
    query:
      "{ weeding(databaseId: 1) { items(list: WAITING) { nodes { code title inventoryCode price reasonText } } } }",
    ofGraphql: ({ weeding }) => (weeding as unknown as { items: { nodes: unknown } }).items.nodes,
    ofRest: ({ data }) => picked(fields("code title inventoryCode price reasonText"), data),
  },
  {
    operation: "weedingCandidates",
    title: "copies that may go",
    path: "/weedings/candidates?cursor=&per_page=100&has_other_copies=true",
    query:
      "{ weedingCandidates(first: 100, filter: { hasOtherCopies: true }) { nodes { code title loans otherCopies " +
      "reasons warning } } }",
    ofGraphql: ({ weedingCandidates }) => (weedingCandidates as unknown as { nodes: unknown }).nodes,
    ofRest: ({ data }) => picked(fields("code title loans otherCopies reasons warning"), data),
  },
  list("studentPromotions", "promotions", "", "/students/promotions?per_page=100"),
  {
    operation: "studentPromotion",
    title: "one promotion",
    path: "/students/promotions/1",
    query:
      "{ studentPromotion(databaseId: 1) { academicYear promoted restored undoRefusal " +
      "movements { fromClassName toClassName status studentsCount } } }",
    ofGraphql: ({ studentPromotion }) => studentPromotion,
    ofRest: ({ data }) => {
      const { academic_year, promoted, restored, undo_refusal, movements } = data as unknown as {
        academic_year: string;
        promoted: number;
        restored: number;
        undo_refusal: string;
        movements: { from_class_name: string; to_class_name: string; status: string; students_count: number }[];
      };
      return {
        academicYear: academic_year,
        promoted,
        restored,
        undoRefusal: undo_refusal,
        movements: movements.map(({ from_class_name, to_class_name, status, students_count }) => ({
          fromClassName: from_class_name,
          toClassName: to_class_name,
          status: status.toUpperCase(),
          studentsCount: students_count,
        })),
      };
    },
  },
  {
    operation: "studentPromotionPreview",
    title: "what the end of the year would do",
    path: "/students/promotions/preview",
    body: { academic_year: "2026/2027", exceptions: [{ student_id: 1, action: "graduate" }] },
    query:
      `{ studentPromotionPreview(plan: { academicYear: "2026/2027", exceptions: [{ studentId: "${globalId("Student", 1)}", ` +
      "action: GRADUATE }] }) { fingerprint expiresAt withoutClassCount classes { className studentsCount } } }",
    ofGraphql: ({ studentPromotionPreview }) => studentPromotionPreview,
    ofRest: ({ data }) => {
      const { fingerprint, expires_at, without_class_count, classes } = data as unknown as {
        fingerprint: string;
        expires_at: string;
        without_class_count: number;
        classes: { class_name: string; students_count: number }[];
      };
      return {
        fingerprint,
        expiresAt: expires_at,
        withoutClassCount: without_class_count,
        classes: classes.map((one) => ({ className: one.class_name, studentsCount: one.students_count })),
      };
    },
  },
  {
    operation: "studentClasses",
    title: "the classes",
    path: "/students/classes",
    query: "{ studentClasses { name studentsCount } }",
    ofGraphql: ({ studentClasses }) => studentClasses,
    ofRest: ({ data }) =>
      (data as unknown as { name: string; students_count: number }[]).map(({ name, students_count }) => ({
        name,
        studentsCount: students_count,
      })),
  },
  {
    operation: "blogPost",
    title: "one post",
    path: "/blogs/resensi",
    query: '{ blogPost(slug: "resensi") { databaseId title bodyHtml } }',
    ofGraphql: ({ blogPost }) => blogPost,
    ofRest: ({ data }) => {
      const post = data as unknown as { id: number; title: string; body_html: string };
      return { databaseId: post.id, title: post.title, bodyHtml: post.body_html };
    },
  },
  {
    operation: "blogPostPreview",
    title: "a post that is being written",
    path: "/blogs/preview",
    body: { title: "Resensi", body: "Bagus **sekali**." },
    query: '{ blogPostPreview(title: "Resensi", body: "Bagus **sekali**.") { slug excerpt bodyHtml readingMinutes } }',
    ofGraphql: ({ blogPostPreview }) => blogPostPreview,
    ofRest: ({ data }) => {
      const {
        body_html: bodyHtml,
        reading_minutes: readingMinutes,
        ...post
      } = data as unknown as {
        body_html: string;
        reading_minutes: number;
      };
      return { ...post, bodyHtml, readingMinutes };
    },
  },
  {
    operation: "settings",
    title: "the settings",
    path: "/settings",
    query: "{ settings { name phone loanDays finePerDay revision } }",
    ofGraphql: ({ settings }) => settings,
    ofRest: ({ data }) => {
      const { loan_days, fine_per_day, ...settings } = data as unknown as {
        name: string;
        phone: string;
        loan_days: number;
        fine_per_day: number;
        revision: number;
      };
      const { name, phone, revision } = settings;
      return { name, phone, loanDays: loan_days, finePerDay: fine_per_day, revision };
    },
  },
  {
    operation: "retention",
    title: "how long what is kept",
    path: "/retention",
    query:
      "{ retention { auditAddressDays binDays deviceMarkDays idleSessionHours importRowDays noticeDays " +
      "oftenSearchedDays sessionHours unmetSearchDays decidedRegistrationDays passwordResetDays " +
      "unconfirmedRegistrationDays undecidedRegistrationDays } }",
    ofGraphql: ({ retention }) => retention,
    ofRest: ({ data }) => {
      const camel = (name: string) => name.replace(/_./gu, (found) => found.charAt(1).toUpperCase());
      return Object.fromEntries(
        Object.entries(data as unknown as Record<string, number>).map(([name, value]) => [camel(name), value]),
      );
    },
  },
  {
    operation: "passwordReset",
    title: "how a forgotten password is replaced",
    path: "/auth/forgot-password",
    query: "{ passwordReset { byMail } }",
    ofGraphql: ({ passwordReset }) => passwordReset,
    ofRest: ({ data }) => ({ byMail: (data as unknown as { by_mail: boolean }).by_mail }),
  },
  {
    operation: "selfRegistration",
    title: "what one may register for",
    path: "/self-registration",
    query: "{ selfRegistration { confirmsByMail kinds { databaseId name fee } } }",
    ofGraphql: ({ selfRegistration }) => selfRegistration,
    ofRest: ({ data }) => {
      const { kinds, confirms_by_mail: confirmsByMail } = data as unknown as {
        kinds: { id: number; name: string; fee: number }[];
        confirms_by_mail: boolean;
      };
      return { confirmsByMail, kinds: kinds.map(({ id, name, fee }) => ({ databaseId: id, name, fee })) };
    },
  },
  list("registrations", "who has registered", "", "/registrations"),
  list("registrations", "who was accepted", "filter: { state: ACCEPTED }", "/registrations?state=accepted"),
  {
    operation: "registration",
    title: "one who was rejected",
    path: "/registrations/2",
    query: "{ registration(databaseId: 2) { databaseId name birthDate reason decidedBy proposedNumber } }",
    ofGraphql: ({ registration }) => registration,
    ofRest: ({ data }) => {
      const row = data as unknown as Record<string, unknown>;
      return {
        databaseId: row.id,
        name: row.name,
        birthDate: row.birth_date,
        reason: row.reason,
        decidedBy: row.decided_by,
        proposedNumber: row.proposed_number,
      };
    },
  },
  list("memberKinds", "kinds of members", "", "/member-kinds"),
  list("loanRules", "rules of lending", "", "/loan-rules"),
  {
    operation: "loanPolicy",
    title: "the figures for teachers",
    path: "/loan-rules/policy?member_kind_id=2",
    query:
      '{ loanPolicy(memberKindId: "TWVtYmVyS2luZDoy") { figures { loanDays fineDays fineCap lendable } ' +
      "sources { loanDays fineDays } kindLimit categoryLimit } }",
    ofGraphql: ({ loanPolicy }) => loanPolicy,
    ofRest: ({ data }) => {
      const { figures, sources } = data as unknown as Record<"figures" | "sources", Record<string, never>>;
      const { kind_limit: kindLimit, category_limit: categoryLimit } = data as unknown as Record<string, unknown>;
      const shout = (text: string | undefined) => text?.toUpperCase();
      return {
        figures: {
          loanDays: figures.loan_days,
          fineDays: shout(figures.fine_days),
          fineCap: figures.fine_cap,
          lendable: figures.lendable,
        },
        sources: { loanDays: shout(sources.loan_days), fineDays: shout(sources.fine_days) },
        kindLimit,
        categoryLimit,
      };
    },
  },
  {
    operation: "historyToForget",
    title: "of how many records the library would forget whose they were",
    path: "/settings/history-to-forget?after_months=12",
    query: "{ historyToForget(afterMonths: 12) { before borrowings reservations visits } }",
    ofGraphql: ({ historyToForget }) => historyToForget,
    ofRest: ({ data }) => data,
  },
  {
    operation: "systemStatus",
    title: "of a machine whose clock is right",
    path: "/system",
    query: "{ systemStatus { clockDoubt { kind seenAt } } }",
    ofGraphql: ({ systemStatus }) => systemStatus,
    ofRest: ({ data }) => ({ clockDoubt: (data as unknown as Record<string, never>).clock_doubt }),
  },
  {
    operation: "backupInfo",
    title: "how the backups stand",
    path: "/backups",
    query: `{ backupInfo { nightlyAt warning isRunning newestGood { databaseId } copyFolder { path }
      backups { databaseId state startedBy fileName bytes problem copyState } } }`,
    ofGraphql: ({ backupInfo }) => backupInfo,
    ofRest: ({ data }) => {
      const info = data as unknown as Record<string, never>;
      return {
        nightlyAt: info.nightly_at,
        warning: info.warning,
        isRunning: info.is_running,
        newestGood: info.newest_good,
        copyFolder: info.copy_folder,
        backups: (info.backups as unknown as Record<string, never>[]).map((backup) => ({
          databaseId: backup.id,
          state: String(backup.state).toUpperCase(),
          startedBy: backup.started_by,
          fileName: backup.file_name,
          bytes: backup.bytes,
          problem: backup.problem,
          copyState: backup.copy_state,
        })),
      };
    },
  },
  {
    operation: "overdueReminders",
    title: "whom to remind of what is overdue",
    path: "/borrowings/reminders?search=a",
    query: `{ overdueReminders(search: "a") { loansCount runningFine
      students { student { databaseId nis name } loansCount overdueDays runningFine whatsappUrl } } }`,
    ofGraphql: ({ overdueReminders }) => overdueReminders,
    ofRest: ({ data }) => {
      const { loans_count, running_fine, students } = data as unknown as {
        loans_count: number;
        running_fine: number;
        students: {
          student: { id: number; nis: string; name: string };
          loans_count: number;
          overdue_days: number;
          running_fine: number;
          whatsapp_url: string | null;
        }[];
      };
      return {
        loansCount: loans_count,
        runningFine: running_fine,
        students: students.map(({ student: { id: databaseId, ...student }, ...reminder }) => ({
          student: { databaseId, ...student },
          loansCount: reminder.loans_count,
          overdueDays: reminder.overdue_days,
          runningFine: reminder.running_fine,
          whatsappUrl: reminder.whatsapp_url,
        })),
      };
    },
  },
  {
    operation: "aboutTextPreview",
    title: "an about text that is being written",
    path: "/settings/about-preview",
    body: { about_text: "## Kami" },
    query: '{ aboutTextPreview(aboutText: "## Kami") }',
    ofGraphql: ({ aboutTextPreview }) => aboutTextPreview,
    ofRest: ({ data }) => (data as unknown as { about_html: string }).about_html,
  },
  {
    operation: "nationalHolidays",
    title: "the national holidays of a year",
    path: "/settings/national-holidays/2027",
    query: "{ nationalHolidays(year: 2027) { year isDecreed holidays { date name isJointLeave } } }",
    ofGraphql: ({ nationalHolidays }) => nationalHolidays,
    ofRest: ({ data }) => {
      const { year, is_decreed, holidays } = data as unknown as {
        year: number;
        is_decreed: boolean;
        holidays: { date: string; name: string; is_joint_leave: boolean }[];
      };
      return {
        year,
        isDecreed: is_decreed,
        holidays: holidays.map(({ date, name, is_joint_leave }) => ({ date, name, isJointLeave: is_joint_leave })),
      };
    },
  },
  {
    operation: "doorKey",
    title: "that every device signs the guest book",
    path: "/settings/door-key",
    query: "{ doorKey { createdAt } }",
    ofGraphql: ({ doorKey }) => doorKey,
    ofRest: ({ data }) => data,
  },
  {
    operation: "viewer",
    title: "who asks",
    path: "/user-info",
    query: "{ viewer { databaseId username role } }",
    ofGraphql: ({ viewer }) => viewer,
    ofRest: ({ data }) => {
      const user = data as unknown as { id: number; username: string; role: string };
      return { databaseId: user.id, username: user.username, role: user.role.toUpperCase() };
    },
  },
  {
    operation: "visitorFigures",
    title: "how many people came",
    path: "/visits/figures",
    query: "{ visitorFigures { today thisMonth } }",
    ofGraphql: ({ visitorFigures }) => visitorFigures,
    ofRest: ({ data }) => {
      const { today, this_month: thisMonth } = data as unknown as Record<string, number>;
      return { today, thisMonth };
    },
  },
  {
    operation: "libraryInfo",
    title: "the four figures",
    path: "/library-info",
    query: "{ libraryInfo { books students borrowings visitsThisMonth oftenSearched } }",
    ofGraphql: ({ libraryInfo }) => libraryInfo,
    ofRest: ({ data }) => {
      const figures = data as unknown as Record<string, unknown>;
      return {
        books: figures.books,
        students: figures.students,
        borrowings: figures.borrowings,
        visitsThisMonth: figures.visits_this_month,
        oftenSearched: figures.often_searched,
      };
    },
  },
];

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import sql, { raw, type Sql } from "sql-template-tag";

import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { isBookKeptFor } from "../../../server/circulation/reservations/keptForStudents.js";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService.js";
import { restRoutes } from "../../../server/doors/routes.js";
import { schema } from "../../../server/doors/schema.js";
import type { Database } from "../../../server/platform/database/Database.js";
import type { LibraryTime } from "../../../server/circulation/policy/lendingDay.js";
import { required } from "../../../server/platform/required.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import type { StudentViewer } from "../../../server/viewer.js";
import { GuestBookService } from "../../../server/visits/guestBook/GuestBookService.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBookFile } from "../../support/files/givenBookFile.js";
import { givenBooks } from "../../support/givenBooks.js";
import {
  asAdmin,
  asNewcomer,
  asStudent,
  givenAdmin,
  givenStudent,
  givenUser,
  loginHeaders,
} from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { givenToken } from "../../support/tokens.js";
import { graphqlAccess, nodeAccess, restAccess } from "./permissionTable.js";

const NAME = "Zubaidah Tirtasari";
const NIS = "88112233";
const PHONE = "0812-7766-5544";
const EMAIL = "zubaidah@sekolah.sch.id";
const SECRETS = [NAME, NIS, PHONE, EMAIL, "zubaidah.t"];
const LEAVER = "Wulan Purnamasari";
const shows = (text: string) => [...SECRETS, LEAVER].some((secret) => text.includes(secret));
const globalId = (type: string, id: number | string) => Buffer.from(`${type}:${id}`).toString("base64");

/** How many ways to one field are gone, and how many fields long they are at most. */
const WAYS = 3;
const MOST_FIELDS = 6;

/** Who may not read what is another's: the fields that anybody may ask are walked as each of them. */
const STRANGERS = ["visitor", "temporary", "otherPupil"] as const;
type Person = (typeof STRANGERS)[number] | "pupil" | "admin";

/** The letter's own reader names whom it clears, to whoever has the letter in hand: decision 51. */
const OPEN_ON_PURPOSE = new Set(["verifyClearanceLetter"]);

onSqlite("What the library keeps of a pupil", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-personal-"));
  let app: FastifyInstance;
  let ids: Awaited<ReturnType<typeof givenPupil>>;
  let headersOf: Readonly<Record<Person, Readonly<Record<string, string>>>>;
  beforeAll(async () => {
    app = await createTestApp(test.database, { DATA_DIR: dataDir });
    ids = await givenPupil(app, test.database, dataDir);
    headersOf = {
      visitor: {},
      temporary: await asNewcomer(app, test.database),
      otherPupil: await asStudent(app, test.database),
      pupil: await loginHeaders(app, "zubaidah.t"),
      admin: await asAdmin(app, test.database),
    };
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function ask(person: Person, query: string): Promise<string> {
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query },
      headers: headersOf[person],
    });
    const { errors = [] } = answer.json<{ errors?: { message: string; extensions?: { code?: string } }[] }>();
    const fault = errors.find(({ extensions }) =>
      ["INTERNAL_SERVER_ERROR", "GRAPHQL_VALIDATION_FAILED"].includes(extensions?.code ?? ""),
    );
    if (fault) throw new Error(`${query}: ${fault.message}`);
    return answer.body;
  }

  /** What the roots of the schema that a stranger may ask are asked for, so that each finds the pupil's. */
  const argumentsOf = (): Readonly<Record<string, string>> => ({
    book: `(databaseId: ${ids.book})`,
    books: '(search: "Ranah 3 Warna", first: 3)',
    bookSuggestions: '(search: "Negeri")',
    author: `(databaseId: ${ids.author})`,
    subject: `(databaseId: ${ids.subject})`,
    copy: `(itemCode: "B00001")`,
    fine: `(databaseId: ${ids.fine})`,
    receipt: `(number: ${ids.receipt})`,
    clearanceLetter: `(number: ${JSON.stringify(ids.letterNumber)})`,
    classSet: `(databaseId: ${ids.classSet})`,
    verifyClearanceLetter: `(token: ${JSON.stringify(ids.letterToken)})`,
    readingList: `(databaseId: ${ids.list})`,
    suggestion: `(databaseId: ${ids.suggestion})`,
    suggestionAdvice: '(title: "Negeri di Ujung Tanduk")',
    student: `(databaseId: ${ids.student})`,
    blogPost: `(databaseId: 1)`,
  });
  const openRoots = Object.entries(graphqlAccess.query)
    .filter(([, access]) => access === "everyone" || access === "account" || access === "signedIn")
    .map(([name]) => name)
    .filter((name) => !["node", "nodes"].includes(name));

  interface End {
    readonly type: string;
    readonly open: string;
    readonly close: string;
    readonly path: string;
    readonly edges: readonly string[];
  }

  interface Step {
    readonly path: string;
    readonly query: string;
    /** `Copy.currentBorrowing`: the fields on the way, which lead from one type to another. */
    readonly edges: readonly string[];
  }

  /**
   * The shortest ways from the roots to each field that leads to an object, each with all that the object has of its
   * own. What a field shows is the field's to decide, wherever it is reached.
   */
  function walk(): Step[] {
    const roots = required(schema.getQueryType(), "the queries").getFields();
    const steps: Step[] = [];
    const waysOf = new Map<string, number>();
    const nodes = Object.entries(ids.nodes).map(([type, id]): End => {
      const open = `{ node(id: ${JSON.stringify(globalId(type, id))}) { ... on ${type} { `;
      return { type, open, close: " } } }", path: `node ${type}`, edges: [] };
    });
    const named = openRoots.map((name): End => {
      const root = required(roots[name], name);
      const args = argumentsOf()[name] ?? "";
      if (args === "" && !takesNothing(root)) throw new Error(`${name} needs the arguments that find the pupil's`);
      const isLeaf = isLeafType(getNamedType(root.type));
      const [open, close] = isLeaf ? [`{ ${name}${args} `, "}"] : [`{ ${name}${args} { `, " } }"];
      return { type: getNamedType(root.type).name, open, close, path: name, edges: [] };
    });
    let ends = [...nodes, ...named];
    while (ends.length > 0) {
      const further: End[] = [];
      for (const { type, open, close, path, edges } of ends) {
        const objects = objectsOf(type);
        if (objects.length === 0) steps.push({ path, edges, query: `${open}${close}` });
        for (const object of objects) {
          const [before, after] = object.name === type ? ["", ""] : [`... on ${object.name} { `, " }"];
          const fields = Object.values(object.getFields()).filter(takesNothing);
          const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
          const query = `${open}${before}${["__typename", ...leaves].join(" ")}${after}${close}`;
          steps.push({ path, edges, query });
          for (const field of fields) {
            const target = getNamedType(field.type);
            const edge = `${object.name}.${field.name}`;
            const ways = waysOf.get(edge) ?? 0;
            if (isLeafType(target) || ["edges", "pageInfo"].includes(field.name) || ways >= WAYS) continue;
            waysOf.set(edge, ways + 1);
            const page = field.args.some(({ name }) => name === "first") ? "(first: 2)" : "";
            further.push({
              type: target.name,
              open: `${open}${before}${field.name}${page} { `,
              close: ` }${after}${close}`,
              path: `${path}.${field.name}`,
              edges: [...edges, edge],
            });
          }
        }
      }
      ends = further.filter(({ edges }) => edges.length <= MOST_FIELDS);
    }
    return steps;
  }

  it("is found by an administrator and by the pupil on every way that the schema has to it", async () => {
    const reached = new Set<string>();
    for (const { query, edges } of walk()) {
      const last = edges.at(-1);
      if (last === undefined || reached.has(last)) continue;
      for (const person of ["admin", "pupil"] as const) {
        if (hasObject(JSON.parse(await ask(person, query)) as unknown, edges.length)) reached.add(last);
      }
    }
    expect(personalEdges().filter((edge) => !reached.has(edge))).toEqual([]);
  }, 120_000);

  it.each(STRANGERS)(
    "is shown on none of them to who asks as %s",
    async (person) => {
      const found: string[] = [];
      for (const { path, query } of walk()) {
        if (OPEN_ON_PURPOSE.has(path.split(".")[0] ?? "")) continue;
        if (shows(await ask(person, query))) found.push(path);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );

  it("is shown to the pupil where it is their own, and nobody else's is", async () => {
    const own: string[] = [];
    for (const { path, query } of walk()) {
      if (OPEN_ON_PURPOSE.has(path)) continue;
      const body = await ask("pupil", query);
      expect([path, body.includes(LEAVER)]).toEqual([path, false]);
      if (shows(body)) own.push(path);
    }
    expect(own).toEqual(expect.arrayContaining(["viewer", "viewer.student", "fine.student", "receipt.student"]));
  }, 120_000);

  describe("by REST, under its real number", () => {
    const routes = restRoutes
      .filter(({ method, path }) => method === "GET" && path.includes("{"))
      .map(({ method, path }) => [`${method} ${path}`, path] as const);

    it.each(routes)("%s", async (name, path) => {
      const url = realUrl(path);
      const of = async (person: Person) => {
        const answer = await app.inject({ method: "GET", url, headers: headersOf[person] });
        return { status: answer.statusCode, shows: shows(answer.body) };
      };
      // Where it is there but not yet to be had, that is said instead.
      expect([200, 409, 422]).toContain((await of(personalAtAll(path) ? "pupil" : "admin")).status);
      const access = required(restAccess[name], name);
      for (const person of STRANGERS) {
        const { status, shows: isShown } = await of(person);
        if (access === "everyone") expect([person, status]).toEqual([person, personalAtAll(path) ? 404 : 200]);
        else if (access === "signedIn") expect([person, status]).toEqual([person, OWN_REFUSALS[person]]);
        else expect([person, status]).toEqual([person, person === "visitor" ? 401 : 403]);
        expect([person, isShown]).toEqual([person, path.startsWith("/clearance-verifications")]);
      }
    });

    const writes = restRoutes
      .filter(({ method, path }) => method !== "GET" && path.includes("{") && !path.startsWith("/user-info/"))
      .map(({ method, path, upload }) => [`${method} ${path}`, method, path, upload] as const);

    it.each(writes)("%s is done by no stranger", async (_name, method, path, upload) => {
      if (upload) return;
      const before = await everything(test.database);
      for (const person of STRANGERS) {
        const answer = await app.inject({ method, url: realUrl(path), payload: {}, headers: headersOf[person] });
        expect([person, answer.statusCode]).toEqual([person, expect.any(Number)]);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(shows(answer.body)).toBe(false);
      }
      expect(await everything(test.database)).toEqual(before);
    });

    function realUrl(path: string): string {
      const filled = path.replace(/\{(\w+)\}/gu, (_match, parameter: string) => {
        const [prefix = ""] = path.split("/{");
        const found = ids.rest[`${prefix} ${parameter}`] ?? ids.rest[prefix];
        return encodeURIComponent(String(required(found, `a real one for ${path}, {${parameter}}`)));
      });
      return `/api${filled}`;
    }
  });
});

const OWN_REFUSALS = { visitor: 401, temporary: 403, otherPupil: 404 } as const;
/** Of what everyone may ask, what is somebody's own all the same. */
const personalAtAll = (path: string) => path.startsWith("/reading-lists");

const takesNothing = ({ args }: GraphQLField<unknown, unknown>) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

function objectsOf(name: string): readonly GraphQLObjectType[] {
  const type = schema.getType(name);
  if (isUnionType(type)) return type.getTypes();
  if (isInterfaceType(type)) return schema.getPossibleTypes(type).filter(({ name: own }) => own in nodeAccess);
  return isObjectType(type) ? [type] : [];
}

/** Whether something stands at the end of a way so many fields long. */
function hasObject(answer: unknown, edges: number): boolean {
  const at = (value: unknown, left: number): boolean => {
    if (Array.isArray(value)) return value.some((each) => at(each, left));
    if (typeof value !== "object" || value === null) return false;
    if (left === 0) return "__typename" in value;
    return Object.values(value).some((each) => at(each, left - 1));
  };
  const { data } = answer as { data: unknown };
  return at(data, edges + 1);
}

/** The fields that lead from what anybody reaches to what only some may see. */
function personalEdges(): string[] {
  const isPersonal = (name: string) => nodeAccess[name]?.seenBy.includes("visitor") === false;
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type === schema.getMutationType() || type === schema.getQueryType()) return [];
    if (type.name.startsWith("__") || nodeAccess[type.name]?.seenBy.includes("visitor") !== true) return [];
    return Object.values(type.getFields())
      .filter((field) => isPersonal(getNamedType(field.type).name) && !isListType(field.type))
      .map((field) => `${type.name}.${field.name}`);
  });
}

/** All that the library keeps, but for what each request leaves behind of itself. */
async function everything(database: Database): Promise<Record<string, string>> {
  return database.read(async (reader) => {
    const tables = await reader.rows<{ name: string }>(
      sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    );
    const rows: Record<string, string> = {};
    for (const { name } of tables) {
      if (OF_REQUESTS.has(name)) continue;
      rows[name] = JSON.stringify(await reader.rows(sql`SELECT * FROM ${raw(name)}`));
    }
    return rows;
  });
}

/** A pupil of whom the library keeps something of each kind, and where it stands. */
async function givenPupil(app: FastifyInstance, database: Database, dataDir: string) {
  const admin = await givenAdmin(database);
  const [monthAgo, time] = [30, 0].map((days) => ({
    timeZone: "Asia/Jakarta",
    now: () => new Date(Date.now() - days * 86_400_000),
  })) as [LibraryTime, LibraryTime];
  const student = await givenStudent(database, { nis: NIS, name: NAME, className: "XI IPA 1" });
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE students SET phone = ${PHONE}, email = ${EMAIL} WHERE id = ${student}`),
  );
  const userId = await givenUser(database, { username: "zubaidah.t", studentId: student });
  const pupil: StudentViewer = {
    role: "student",
    userId,
    username: "zubaidah.t",
    studentId: student,
    credential: { kind: "session" },
  };
  const bookIds = await givenBooks(database, [
    {
      title: "Negeri 5 Menara",
      by: ["Ahmad Fuadi"],
      subjects: ["Persahabatan"],
      classification: { code: "813" },
      publisher: "Gramedia",
      category: "Novel",
      location: { name: "Rak A" },
      source: "Beli",
      copies: [{ itemCode: "B00001" }],
    },
    { title: "Ranah 3 Warna", copies: [{ itemCode: "B00002" }] },
    { title: "Rantau 1 Muara", copies: [{ itemCode: "B00003" }, { itemCode: "B00004" }] },
  ]);
  const [book = 0, otherBook = 0, setBook = 0] = bookIds;
  const past = new LendingService(database, monthAgo);
  const now = new LendingService(database, time);
  // One late return with its fine, one loan that is out, and a queue for a book that somebody else has.
  await past.borrow(admin, { nis: NIS, itemCode: "B00002", confirm: ["closed_today"] });
  await now.returnCopy(admin, { itemCode: "B00002" });
  const lent = await now.borrow(admin, { nis: NIS, itemCode: "B00001", confirm: ["closed_today"] });
  const other = await givenStudent(database, { nis: "N-LAIN" });
  await now.borrow(admin, { studentId: other, itemCode: "B00002", confirm: ["closed_today"] });
  const reservation = await new ReservationEditingService(database, time).reserve(admin, {
    bookId: otherBook,
    studentId: student,
  });
  const ledger = new LedgerEditingService(database, "Asia/Jakarta");
  const { fine } = await ledger.createFine(admin, {
    studentId: student,
    chargeReason: "damaged",
    amount: 5_000,
    reason: "Sampul sobek",
  });
  const { receipt } = await ledger.payFine(admin, fine.id, { amount: 2_000 });
  const dueAt = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const sets = new ClassSetEditingService(database, time);
  const { classSetId } = await sets.create(admin, { bookId: setBook, className: "XI IPA 1", dueAt });
  await sets.lend(admin, classSetId, { itemCode: "B00003", studentId: student });
  const leaver = await givenStudent(database, { nis: "N-LULUS", name: LEAVER, className: "XII IPA 1" });
  const letter = await new ClearanceEditingService(database, time).issue(admin, { studentId: leaver });
  const guestBook = new GuestBookService(database, "Asia/Jakarta", isBookKeptFor);
  await guestBook.recordVisit(admin, { nis: NIS, purpose: "reading" }, { address: "127.0.0.1", doorKey: null });
  const saved = await new ReadingListEditingService(database).save(pupil, book);
  // Others see the first without who it was, and of the second nothing.
  const suggestions = new SuggestionEditingService(database);
  await suggestions.create(pupil, { title: "Negeri di Ujung Tanduk", note: `Dari ${NAME}` });
  const suggestion = await suggestions.create(pupil, { title: "Pulang", note: `Dari ${NAME}` });
  await suggestions.decide(admin, suggestion.id, { state: "rejected", reason: `${NAME}: sudah ada.` });
  await givenToken(app, database);
  const made: Record<string, number | string> = {};
  for (const [type, { exists }] of Object.entries(nodeAccess)) made[type] = await exists(database, dataDir);
  const one = (statement: Sql) =>
    database.read(async (reader) => required((await reader.rows<{ id: number }>(statement))[0], "a row").id);
  const nodes = {
    ...made,
    Book: otherBook,
    Copy: await one(sql`SELECT id FROM copies WHERE item_code = 'B00001'`),
    Student: student,
    User: userId,
    Borrowing: lent.borrowingId,
    Reservation: reservation.reservation.id,
    Fine: fine.id,
    LedgerEntry: await one(sql`SELECT MAX(id) AS id FROM ledger_entries WHERE student_id = ${student}`),
    ClassSet: classSetId,
    ClearanceLetter: letter.id,
    Visit: await one(sql`SELECT MAX(id) AS id FROM visits WHERE student_id = ${student}`),
    ReadingList: saved.list.id,
    Suggestion: suggestion.id,
    ReadingListItem: await one(sql`SELECT id FROM reading_list_items WHERE list_id = ${saved.list.id}`),
  };
  await database.write(testWrite, (tx) =>
    tx.run(sql`INSERT INTO backups (state, owner, heartbeat_at, actor, started_at)
      VALUES ('done', 'here', '2026-11-01 00:00:00', 'sistem', '2026-11-01 00:00:00')`),
  );
  const blogs = new BlogEditingService(database);
  const { slug } = await blogs.create(admin, { title: "Pekan Buku", body: "Ayo datang.", status: "published" });
  const token = letter.token;
  const found = (type: string) => required(nodes[type as keyof typeof nodes], type);
  return {
    book,
    author: await one(sql`SELECT author_id AS id FROM book_authors WHERE book_id = ${book}`),
    subject: await one(sql`SELECT subject_id AS id FROM book_subjects WHERE book_id = ${book}`),
    student,
    fine: fine.id,
    receipt: receipt.number,
    classSet: classSetId,
    letterNumber: letter.number,
    letterToken: token,
    list: saved.list.id,
    suggestion: suggestion.id,
    nodes,
    rest: {
      "/students": student,
      "/students/imports": found("StudentImport"),
      "/students/promotions": found("StudentPromotion"),
      "/registrations": found("Registration"),
      "/stock-takes": found("StockTake"),
      "/weedings": found("Weeding"),
      "/roles": found("Role"),
      "/reports/forms": "periodic",
      "/reports/accreditation-instruments": found("AccreditationInstrument"),
      "/tokens": found("AccessToken"),
      "/librarians": admin.userId,
      "/sessions": found("OpenSession"),
      "/books": book,
      "/move-ins": found("MoveIn"),
      "/books/cover-imports": found("CoverImport"),
      // A link, whose openings nobody counts: a stranger may say that they have opened a public file.
      "/book-files": await givenBookFile(database, book, { format: "link", address: "https://buku.example" }),
      "/books/imports": String(found("BookImportRow")).split("-")[0] ?? "",
      "/copies": found("Copy"),
      "/books/authors": found("Author"),
      "/books/subjects": found("Subject"),
      "/books/publishers": found("Publisher"),
      "/books/categories": found("Category"),
      "/books/classifications": found("Classification"),
      "/books/locations": found("Location"),
      "/books/sources": found("Source"),
      "/e-resources": found("EResource"),
      "/loan-rules": found("LoanRule"),
      "/member-kinds": found("MemberKind"),
      "/settings/national-holidays": 2026,
      "/borrowings": lent.borrowingId,
      "/desk-acts": lent.actId,
      "/reservations": reservation.reservation.id,
      "/class-sets": classSetId,
      "/clearance-letters": letter.id,
      "/clearance-verifications": token,
      "/backups": await one(sql`SELECT id FROM backups`),
      "/unmet-searches": found("UnmetSearch"),
      "/notices": found("NoticeMessage"),
      "/visits": found("Visit"),
      "/fines": fine.id,
      "/receipts": receipt.number,
      "/ledger-entries": found("LedgerEntry"),
      "/blogs": slug,
      "/suggestions": suggestion.id,
      "/serials": found("Serial"),
      "/serials/issues": found("SerialIssue"),
      "/reading-lists": saved.list.id,
      "/reading-lists book_id": book,
      "/user-info/saved-books": book,
    } as Readonly<Record<string, number | string>>,
  };
}

/** What each request changes by itself: who may ask how often, and when a session was seen last. */
const OF_REQUESTS = new Set(["sessions", "login_attempts", "access_tokens"]);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedOutputType,
  isAbstractType,
  isLeafType,
  isObjectType,
  type GraphQLObjectType,
} from "graphql";

import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { schema } from "../../../server/doors/schema.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenUnmetSearch } from "../../support/search/givenUnmetSearch.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { smallDump } from "../../support/dumps/smallDump.js";
import { aPdf } from "../../support/files/givenFiles.js";
import { restMultipart } from "../../support/files/multipart.js";
import { aZip } from "../../support/files/zipArchive.js";
import { globalId } from "../agreement/steps.js";
import { asAdmin, asStaff } from "../../support/people.js";

/** Arguments of the fields that find nothing without them. */
const ARGUMENTS: Record<string, string> = {
  "Query.author": "databaseId: 1",
  "Query.subject": "databaseId: 1",
  "Query.blogPost": 'slug: "cara-mencari-buku-di-katalog"',
  "Query.blogPostPreview": 'title: "Jam Layanan", body: "Buka **setiap hari**."',
  "Query.book": "databaseId: 1",
  "Query.bookAdvice":
    'input: { title: "Laskar Pelangi", authors: [{ firstName: "Andrea", lastName: "Hirata" }], isbn: "9789791227209", classificationCode: "813" }',
  "Query.bookSuggestions": 'search: "laskar"',
  "Query.reportForm": "kind: NATIONAL",
  "Query.accreditationAssessment": 'databaseId: 2, period: "2026"',
  "Query.bookFacets": "kinds: [AUTHORS, CATEGORIES], first: 2",
  "Query.books": 'search: "puisi indnesia"',
  "Query.bookImport": "databaseId: 1",
  "CoverImport.outcomes": "outcome: UNMATCHED",
  "Query.coverImport": "databaseId: 1",
  "Query.classSet": "databaseId: 1",
  "Query.clearanceLetter": `number: "001/SBP/${new Date().getFullYear()}"`,
  "Query.copiesToLabel": 'of: { itemCodes: ["B00001"] }',
  "Query.aboutTextPreview": 'aboutText: "**Kami**"',
  "Query.copy": 'itemCode: "B00001"',
  "Query.fine": "databaseId: 1",
  "Query.historyToForget": "afterMonths: 24",
  "Query.loanPolicy": `memberKindId: "${globalId("MemberKind", 2)}", categoryId: "${globalId("Category", 1)}"`,
  "Query.nationalHolidays": "year: 2026",
  "Query.moveIn": "databaseId: 1",
  "Query.node": `id: "${globalId("Book", 1)}"`,
  "Query.nodes": `ids: ["${globalId("Book", 1)}"]`,
  "Query.proposedItemCodes": "count: 2",
  "Query.proposedInventoryCodes": 'count: 2, pattern: "{0001}/PERPUS/{tahun}"',
  "Query.readingList": "databaseId: 1",
  "Query.suggestion": "databaseId: 1",
  "Query.registration": "databaseId: 1",
  "Query.serial": "databaseId: 1",
  "Query.suggestionAdvice": 'title: "Namaku Alam"',
  "Query.receipt": "number: 2",
  "Query.studentImport": "databaseId: 1",
  "StudentImport.students": 'className: "X IPA 1"',
  "Query.studentPromotion": "databaseId: 1",
  "Query.stockTake": "databaseId: 1",
  "Query.weeding": "databaseId: 1",
  "Weeding.items": "list: WAITING",
  "StockTake.items": "list: MISSING",
  "Query.studentPersonalData": `id: "${globalId("Student", 1)}"`,
  "Query.student": `id: "${globalId("Student", 1)}"`,
};

/** Two records of each list that look like one, by the list's path. */
const TWINS: Readonly<Record<string, (name: string) => object>> = {
  authors: (name) => ({ first_name: name }),
  publishers: (name) => ({ name }),
  categories: (name) => ({ name }),
  classifications: (name) => ({ code: name.endsWith("kk") ? "2X 9.1" : "2X9.1", name }),
  locations: (name) => ({ name }),
  sources: (name) => ({ name }),
};

/** What only a running import has. */
const UNREACHED = [
  ...["rows", "share", "stage"].map((name) => `BookImportProgressInfo.${name}`),
  // Of a machine whose clock is right and whose disk has room; its own test has others.
  ...["kind", "seenAt"].map((name) => `ClockDoubt.${name}`),
  ...["freeBytes", "holds", "totalBytes"].map((name) => `LowDisk.${name}`),
  // Only a move that was brought in has counts.
  ...["count", "kind"].map((name) => `MoveInCount.${name}`),
  // Nobody of the demo has one; its own test does.
  ...["enabledAt", "recoveryCodesLeft"].map((name) => `SecondFactor.${name}`),
];

/** A place in a query at which objects of a type are found: fields with their arguments, and conditions on the type. */
type Path = readonly string[];

const MAX_DEPTH = 9;
const PATHS_PER_TYPE = 6;
const ROOT_FIELDS_AT_ONCE = 20;

function selectionOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const args = ARGUMENTS[`${type.name}.${field.name}`];
  return args ? `${field.name}(${args})` : field.name;
}

/** Where objects of each type are found, the shortest paths first. */
function findPaths(): Map<GraphQLObjectType, Path[]> {
  const query = schema.getQueryType();
  if (!query) {
    throw new Error("the schema has no queries");
  }
  const found = new Map<GraphQLObjectType, Path[]>();
  const queue: { readonly type: GraphQLNamedOutputType; readonly path: Path }[] = [{ type: query, path: [] }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { type, path } = next;
    if (isAbstractType(type)) {
      queue.push(
        ...schema.getPossibleTypes(type).map((each) => ({ type: each, path: [...path, `... on ${each.name}`] })),
      );
    } else if (isObjectType(type)) {
      const paths = found.get(type) ?? [];
      if (paths.length === PATHS_PER_TYPE || path.length > MAX_DEPTH) {
        continue;
      }
      found.set(type, [...paths, path]);
      for (const field of Object.values(type.getFields())) {
        const result = getNamedType(field.type);
        if (!isLeafType(result)) {
          queue.push({ type: result, path: [...path, selectionOf(type, field)] });
        }
      }
    }
  }
  return found;
}

function valuesAt(data: unknown, path: Path): unknown[] {
  const [step, ...rest] = path;
  if (data === null || data === undefined) {
    return [];
  }
  if (Array.isArray(data)) {
    return data.flatMap((each) => valuesAt(each, path));
  }
  if (step === undefined) {
    return [data];
  }
  return step.startsWith("...")
    ? valuesAt(data, rest)
    : valuesAt((data as Record<string, unknown>)[step.replace(/\(.*/, "")], rest);
}

onSqlite("Every field of every type that a query reaches", (test) => {
  let app: FastifyInstance;
  let admin: Readonly<Record<string, string>>;
  let copyFolder: string;
  beforeAll(async () => {
    await insertDemoData(test.database, { timeZone: "Asia/Jakarta" }, new Date());
    copyFolder = mkdtempSync(join(tmpdir(), "aksara-copies-"));
    app = await createTestApp(test.database, { DATABASE_URL: test.url, BACKUP_COPY_DIR: copyFolder });
    admin = await asAdmin(app, test.database);
    await useTheLibrary();
  });
  afterAll(async () => {
    await app.close();
    rmSync(copyFolder, { recursive: true });
  });

  /** What a library has after its first weeks and the demo collection has not. */
  async function useTheLibrary(): Promise<void> {
    const rest = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object) => {
      const { status } = await requestRest(app, method, path, { as: admin, ...(body ? { body } : {}) });
      expect(`${method} ${path}: ${status}`).toMatch(/: 20[01]$/);
    };
    await rest("POST", "/tokens", { name: "Dinas", scope: "read" });
    await rest("PUT", "/books/2", { edition: "Cetakan kedua" });
    await rest("DELETE", "/books/3");
    await rest("PUT", "/settings", {
      holidays: [{ date: "2026-12-25", name: "Natal" }],
      open_days: [{ date: "2026-11-28", name: "Sabtu ujian" }],
    });
    await rest("POST", "/loan-rules", {
      member_kind_id: 2,
      category_id: 1,
      loan_days: 30,
      due_on: "2027-06-11",
      most_loans: 5,
      most_renewals: 0,
      fine_per_day: 0,
      fine_days: "calendar",
      grace_days: 1,
      suspend_days_per_day: 2,
      grace_charged: false,
      fine_cap: 5_000,
      cap_at_price: true,
      debt_limit: 10_000,
      lendable: true,
      counts_to_limit: false,
    });
    await rest("POST", "/settings/door-key");
    const file = { name: "Bab 1.pdf", content: aPdf() };
    expect((await restMultipart(app, "/books/1/files", [["file", file]], admin)).status).toBe(201);
    await rest("POST", "/backups");
    const readBackups = async () => (await requestRest(app, "GET", "/backups", { as: admin })).body.data;
    while (((await readBackups()) as { is_running: boolean }).is_running);
    await rest("POST", "/suggestions", {
      title: "Namaku Alam",
      author: "Leila S. Chudori",
      publisher: "KPG",
      publish_year: 2023,
      isbn: "978-602-481-923-5",
      note: "Lanjutan Pulang",
    });
    await rest("POST", "/suggestions/1/decision", { state: "available", reason: "Ada di rak baru.", book_id: 1 });
    const today = new Date();
    const dayIn = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await rest("PUT", "/member-kinds/4", { self_registration: true });
    for (const [key, name] of [
      ["waiting-1", "Wahyuni"],
      ["waiting-2", "Wahyudi"],
    ] as const) {
      await rest("POST", "/registrations", {
        request_key: key,
        member_kind_id: 4,
        name,
        nis: `UMUM-${key}`,
        birth_date: "1990-02-03",
        phone: "081234567890",
        email: `${key}@contoh.id`,
        address: "Jalan Melati 1",
        guardian_name: "Sri",
        guardian_phone: "081234567891",
        occupation: "Petani",
        education: "SMA",
        agreed: true,
      });
    }
    await rest("POST", "/registrations/2/accept", { nis: "UMUM-waiting-1" });
    await rest("PUT", "/books/1", { material_kind: "serial" });
    await rest("POST", "/serials", {
      book_id: 1,
      frequency: "monthly",
      first_on: dayIn(0),
      ends_on: dayIn(365),
      supplier: "Agen Ilmu",
      price: 60_000,
      location_id: 1,
      first_volume: 12,
      first_number: 1,
      label_pattern: "Edisi {nomor}",
      note: "Diantar loper",
    });
    await rest("PUT", "/serials/issues/1", { note: "Sampul sobek" });
    await rest("POST", "/serials/issues/receive", { issue_ids: [1] });
    await rest("PUT", "/reports/accreditation-instruments/2/answers", {
      period: "2026",
      answers: [{ indicator: "koleksi-judul", score: 4, note: "Buku induk" }],
    });
    await rest("POST", "/reading-lists", { name: "Bacaan kelas X", is_published: true });
    await rest("POST", "/reading-lists/1/books", { book_id: 1, note: "Baca bab 1–3" });
    for (const [path, name] of Object.entries(TWINS)) {
      await rest("POST", `/books/${path}`, name("Ilmu Falak"));
      await rest("POST", `/books/${path}`, name("Ilmu Falakk"));
    }
    await rest("POST", "/stock-takes", {});
    const scanned = { code: "B00001", key: "00000000-0000-4000-8000-00000000000d" };
    expect(
      (await requestRest(app, "POST", "/stock-takes/1/scans", { as: admin, body: { scans: [scanned] } })).status,
    ).toBe(200);
    await rest("POST", "/weedings", {});
    const gone = { ...scanned, code: "B00002", reason: "damaged", disposal: "destroyed" };
    expect((await requestRest(app, "POST", "/weedings/1/items", { as: admin, body: { scans: [gone] } })).status).toBe(
      200,
    );
    await rest("POST", "/fines", { student_id: 1, charge_reason: "damaged", amount: 5000, reason: "Sobek" });
    await rest("POST", "/students/1/payments", { amount: 2000 });
    await givenNoticeMessage(test.database, { studentId: 1, borrowingId: 1 });
    await rest("POST", "/in-house-uses", { item_code: "B00004" });
    await givenUnmetSearch(test.database);
    await rest("POST", "/students", { nis: "TANPA-KELAS", name: "Siswa Tanpa Kelas" });
    const { body: previewed } = await requestRest(app, "POST", "/students/promotions/preview", { as: admin, body: {} });
    await rest("POST", "/students/promotions", {
      fingerprint: (previewed.data as { fingerprint: string }).fingerprint,
    });
    const { body: pupils } = await requestRest(app, "GET", "/students?status=active&sort=class&per_page=2", {
      as: admin,
    });
    await rest("PUT", `/students/${(pupils.data as { id: number }[])[0]?.id}`, { class_name: "XII IPA 9" });
    const { body: made } = await requestRest(app, "POST", "/books", {
      as: admin,
      body: { title: "Buku yang Ditunggu" },
    });
    const bookId = (made.data as { id: number }).id;
    await rest("POST", `/books/${bookId}/copies`, { count: 1, status: "repair" });
    await rest("POST", "/reservations", { book_id: bookId, student_id: (pupils.data as { id: number }[])[0]?.id });
    const [, teacher] = pupils.data as { id: number }[];
    const dueAt = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await rest("POST", "/class-sets", { book_id: bookId, class_name: "XII IPA 9", due_at: dueAt });
    const { body: madeCopy } = await requestRest(app, "POST", `/books/${bookId}/copies`, {
      as: admin,
      body: { count: 1 },
    });
    const copyId = (madeCopy.data as { id: number }[])[0]?.id;
    await rest("POST", "/class-sets/1/borrowings", { copy_id: copyId, confirm: ["waited_for"], reason: "Izin guru" });
    await rest("PUT", `/students/${teacher?.id}`, { member_kind_id: 2 });
    await rest("POST", "/class-sets", { book_id: bookId, teacher_id: teacher?.id, due_at: dueAt });
    // A second copy of one title is an exception, which staff may not make.
    await rest("POST", `/books/${bookId}/copies`, { item_codes: ["TAHAN1", "TAHAN2"] });
    const staff = await asStaff(app, test.database);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    for (const code of ["TAHAN1", "TAHAN2"]) {
      const scan = { student_id: teacher?.id, item_code: code, scanned_at: minutesAgo(2), sent_at: minutesAgo(0) };
      expect((await requestRest(app, "POST", "/borrowings", { as: staff, body: scan })).status).toBe(201);
    }
    const { body: clear } = await requestRest(app, "GET", "/students?search=tanpa-kelas", { as: admin });
    const { body: issued } = await requestRest(app, "POST", "/clearance-letters", {
      as: admin,
      body: { student_id: (clear.data as { id: number }[])[0]?.id },
    });
    const { verification_path: letterPath } = issued.data as { verification_path: string };
    ARGUMENTS["Query.verifyClearanceLetter"] = `token: "${letterPath.split("/").at(-1)}"`;
    await rest("POST", "/clearance-letters/1/revoke", { reason: "Salah orang" });
    const csv = {
      name: "buku.csv",
      content: Buffer.from(
        "judul;harga;isbn;kode eksemplar\nBuku Baru;45000;1234567890;KB1\nBuku Mahal;seribu;;\nBuku Lain;;;KB1\n",
      ),
    };
    const { status, body } = await restMultipart(app, "/books/imports", [["file", csv]], admin);
    expect(status).toBe(201);
    const address = `/books/imports/${(body.data as { id: number }).id}`;
    await rest("POST", `${address}/preview`);
    const readPreview = async () => (await requestRest(app, "GET", address, { as: admin })).body.data;
    while (((await readPreview()) as { preview: { state: string } }).preview.state !== "ready");
    const covers = { name: "sampul.zip", content: aZip([{ name: "a.jpg", content: Buffer.from("teks") }]) };
    expect((await restMultipart(app, "/books/cover-imports", [["file", covers]], admin)).status).toBe(201);
    const readCovers = async () => (await requestRest(app, "GET", "/books/cover-imports/1", { as: admin })).body.data;
    while (((await readCovers()) as { state: string }).state !== "done");
    const dump = { name: "senayan.sql", content: smallDump() };
    expect((await restMultipart(app, "/move-ins", [["file", dump]], admin)).status).toBe(201);
    const readMove = async () => (await requestRest(app, "GET", "/move-ins/1", { as: admin })).body.data;
    while (((await readMove()) as { is_running: boolean }).is_running);
    const [known] = (await requestRest(app, "GET", "/students?per_page=1", { as: admin })).body.data as {
      nis: string;
      name: string;
    }[];
    const list = {
      name: "siswa.csv",
      content: Buffer.from(
        "nis;nama;kelas;jenis anggota;tgl lahir\n9001;Ani;X IPA 1;;\n" +
          `${known?.nis};${known?.name};Kelas lain;;\n` +
          Array.from({ length: 10 }, (_, index) => `91${index};Bela;X;Frater;1/1/2000\n`).join(""),
      ),
    };
    expect((await restMultipart(app, "/students/imports", [["file", list]], admin)).status).toBe(201);
    await rest("PUT", "/students/imports/1", { kinds: [{ word: "Suster", member_kind_id: 1 }] });
    await rest("POST", "/students/imports/1/preview");
    await rest("POST", "/students/imports/1/start");
    const readList = async () => (await requestRest(app, "GET", "/students/imports/1", { as: admin })).body.data;
    while (((await readList()) as { state: string }).state !== "done");
    const used = { name: "dipakai.csv", content: Buffer.from("judul\nBuku yang Disunting\n") };
    expect((await restMultipart(app, "/books/import-csv", [["file", used]], admin)).status).toBe(201);
    const [newest] = (await requestRest(app, "GET", "/books?sort=newest&per_page=1")).body.data as { id: number }[];
    await rest("PUT", `/books/${newest?.id}`, { edition: "Cetakan kedua" });
  }

  it("gives a value for an administrator of the demo collection", async () => {
    const failures: string[] = [];
    const unreached: string[] = [];
    for (const [type, paths] of findPaths()) {
      const fields = Object.values(type.getFields());
      const missing = new Set(fields.map(({ name }) => name));
      const selections = fields.map(
        (field) => selectionOf(type, field) + (isLeafType(getNamedType(field.type)) ? "" : " { __typename }"),
      );
      // All lists of the collection at once cost more than one operation may.
      const parts = paths.flatMap((path) =>
        path.length > 0
          ? [[...path, selections.join(" ")]]
          : Array.from({ length: Math.ceil(selections.length / ROOT_FIELDS_AT_ONCE) }, (_, place) => [
              selections.slice(place * ROOT_FIELDS_AT_ONCE, (place + 1) * ROOT_FIELDS_AT_ONCE).join(" "),
            ]),
      );
      for (const part of parts) {
        const path = part.slice(0, -1);
        const query = `{ ${part.join(" { ")}${" }".repeat(path.length)} }`;
        const { data, errors } = await postGraphql(app, query, {}, admin);
        failures.push(...errors.map(({ message, path: place }) => `${place?.join(".") ?? query}: ${message}`));
        for (const object of valuesAt(data, path) as Readonly<Record<string, unknown>>[]) {
          Object.keys(object).forEach((name) => missing.delete(name));
        }
        if (missing.size === 0) {
          break;
        }
      }
      unreached.push(...[...missing].map((name) => `${type.name}.${name}`));
    }

    expect(failures).toEqual([]);
    expect(unreached.sort()).toEqual(UNREACHED);
  });
});

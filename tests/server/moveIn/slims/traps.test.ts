import type {
  MoveInAnswers,
  MovingKind,
  MovingLibrary,
  MovingRecords,
} from "../../../../server/moveIn/library/MovingLibrary.js";
import { openSlims } from "../../../../server/moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../../../../server/moveIn/slims/slimsTables.js";
import { withDump } from "../../../support/dumps/openDump.js";
import { tableOf } from "../../../support/dumps/slimsDump.js";

type Row = Readonly<Record<string, string | number | null>>;

/** A small library of SLiMS with the rows that a case is about. */
function dumpOf(tables: Readonly<Record<string, readonly Row[]>>, use: (library: MovingLibrary) => Promise<void>) {
  const usual: Readonly<Record<string, readonly Row[]>> = {
    biblio: [{ biblio_id: 40, title: "Laskar Pelangi" }],
    item: [{ item_id: 1, biblio_id: 40, item_code: "B1" }],
    member: [{ member_id: "S1", member_name: "Ani" }],
  };
  const all = Object.entries({ ...usual, ...tables }).map(([name, rows]) => tableOf(name, rows));
  return withDump(all, SLIMS_TABLES, async (dump) => use(await openSlims(dump)));
}

async function rowsOf<Kind extends MovingKind>(library: MovingLibrary, kind: Kind, answers: MoveInAnswers = {}) {
  const rows = [];
  for await (const row of library.read(kind, answers)) rows.push(row);
  return rows;
}

async function valuesOf<Kind extends MovingKind>(library: MovingLibrary, kind: Kind, answers: MoveInAnswers = {}) {
  const rows = await rowsOf(library, kind, answers);
  return rows.flatMap((row): MovingRecords[Kind][] => ("value" in row ? [row.value] : []));
}

async function reasonsOf(library: MovingLibrary, kind: MovingKind) {
  return (await rowsOf(library, kind)).flatMap((row) => ("leftOut" in row ? [row.leftOut.code] : []));
}

const keysOf = async (library: MovingLibrary) => (await library.questions()).map(({ key }) => key);

test("texts are read as they were meant: entities, paragraphs, lost line breaks and misread letters", () =>
  dumpOf(
    {
      biblio: [{ biblio_id: 40, title: "KisahrnNyata &amp;amp; CafÃ© : sebuah novel", notes: "<p>Satu</p><p>Dua</p>" }],
    },
    async (library) => {
      const [title] = await valuesOf(library, "titles");
      expect(title?.book).toMatchObject({ subtitle: "sebuah novel", description: "Satu\nDua" });
      expect(title?.book.title).toMatch(/^Kisah Nyata & /u);
    },
  ));

test("authors stand in the order of their levels, with their roles, and several in one name are divided", () =>
  dumpOf(
    {
      mst_author: [
        { author_id: 1, author_name: "Budi Utomo; Siti Aminah", authority_type: "p" },
        { author_id: 2, author_name: "Balai Pustaka", authority_type: "o" },
        { author_id: 3, author_name: "NONE", authority_type: "p" },
      ],
      biblio_author: [
        { biblio_id: 40, author_id: 2, level: 4 },
        { biblio_id: 40, author_id: 3, level: 1 },
        { biblio_id: 40, author_id: 1, level: 1 },
        { biblio_id: 41, author_id: 1, level: 1 },
      ],
    },
    async (library) => {
      const [title] = await valuesOf(library, "titles");
      expect(title?.book.authors).toEqual([
        expect.objectContaining({ firstName: "Budi", lastName: "Utomo" }),
        expect.objectContaining({ firstName: "Siti", lastName: "Aminah" }),
        { firstName: "Balai Pustaka", lastName: null, kind: "organisation", role: "translator" },
      ]);
      const tally = (await library.tallies({})).find(({ table }) => table === "biblio_author");
      expect(tally).toMatchObject({ read: 4, brought: 2, leftOut: [{ remark: { code: "link-orphan" }, rows: 2 }] });
    },
  ));

test("a copy has its own status, price, source and call number, and what is foreign is asked", () =>
  dumpOf(
    {
      biblio: [{ biblio_id: 40, title: "Laskar Pelangi", call_number: "813" }],
      mst_item_status: [{ item_status_id: "DIM", item_status_name: "Dipamerkan", no_loan: 1 }],
      item: [
        {
          item_id: 1,
          biblio_id: 40,
          item_code: "B1",
          item_status_id: "MIS",
          call_number: "R 813",
          source: 1,
          price: 500,
          price_currency: "Rupiah",
        },
        {
          item_id: 2,
          biblio_id: 40,
          item_code: "B2",
          item_status_id: "DIM",
          call_number: "813",
          source: 2,
          price: 12,
          price_currency: "USD",
        },
      ],
    },
    async (library) => {
      expect(await keysOf(library)).toEqual(expect.arrayContaining(["item-status:DIM", "currency:USD"]));
      const [title] = await valuesOf(library, "titles");
      const copies = title?.copies.map((copy) => ("value" in copy ? copy.value : null));
      expect(copies).toEqual([
        expect.objectContaining({ status: "lost", callNumber: "R 813", source: "Beli", price: 500 }),
        expect.objectContaining({
          status: "reference_only",
          callNumber: null,
          source: "Hibah",
          price: null,
          note: "Harga USD 12",
        }),
      ]);
      const [answered] = await valuesOf(library, "titles", {
        "item-status:DIM": "withdrawn",
        "currency:USD": "rupiah",
      });
      expect(answered?.copies[1]).toMatchObject({ value: { status: "withdrawn", price: 12 } });
    },
  ));

test("the first copy keeps a code, another is left out and told the next free one", () =>
  dumpOf(
    {
      item: [
        { item_id: 1, biblio_id: 40, item_code: "B1" },
        { item_id: 2, biblio_id: 40, item_code: "b1 " },
        { item_id: 3, biblio_id: 40, item_code: "b1-2" },
      ],
    },
    async (library) => {
      const [title] = await valuesOf(library, "titles");
      expect(title?.copies[1]).toMatchObject({
        leftOut: { code: "item-code-twice", text: expect.stringContaining("b1-3") },
      });
    },
  ));

test("SLiMS's own titles are left out with their copies, unless somebody wants them", () =>
  dumpOf(
    {
      biblio: [
        { biblio_id: 1, title: "PHP 5 for dummies" },
        { biblio_id: 40, title: "PHP 5 for dummies" },
      ],
      item: [{ item_id: 1, biblio_id: 1, item_code: "B1" }],
    },
    async (library) => {
      expect(await reasonsOf(library, "titles")).toEqual(["sample-title", "sample-title"]);
      expect(await valuesOf(library, "titles", { "sample-titles": "bring" })).toHaveLength(2);
    },
  ));

test("zero days are no days, a membership after 2060 has no end, and one birthday of half the members is asked", () =>
  dumpOf(
    {
      member: ["S1", "S2", "S3"].map((id) => ({
        member_id: id,
        member_name: id,
        gender: 0,
        birth_date: "2005-01-01",
        register_date: "0000-00-00",
        expire_date: "2070-01-01",
        inst_name: "SMA Negeri 1",
        pin: "0051234567",
      })),
    },
    async (library) => {
      expect(await keysOf(library)).toEqual(expect.arrayContaining(["gender-zero", "birth-date:2005-01-01"]));
      const [member] = await valuesOf(library, "members");
      expect(member).toMatchObject({
        birthDate: null,
        registeredAt: null,
        expiresAt: null,
        className: null,
        gender: "female",
        nisn: "0051234567",
      });
      const [kept] = await valuesOf(library, "members", { "birth-date:2005-01-01": "keep", "gender-zero": "empty" });
      expect(kept).toMatchObject({ birthDate: "2005-01-01", gender: null });
    },
  ));

const loan = (id: number, values: Row = {}): Row => ({
  loan_id: id,
  item_code: "B1",
  member_id: "S1",
  loan_date: "2024-01-02",
  due_date: "2024-01-09",
  renewed: 1,
  is_lent: 1,
  is_return: 0,
  return_date: "2024-01-05",
  input_date: "2024-01-02 09:30:00",
  ...values,
});

test("of two open loans of a copy the newer stays open; a renewal's trace returns nothing", () =>
  dumpOf({ loan: [loan(1), loan(2, { loan_date: "2024-02-01", due_date: "2024-02-08" })] }, async (library) => {
    expect(await valuesOf(library, "loans")).toEqual([
      expect.objectContaining({
        borrowedAt: new Date("2024-01-02T02:30:00Z"),
        returnedAt: new Date("2024-02-01T05:00:00Z"),
        renewalCount: 1,
      }),
      expect.objectContaining({ returnedAt: null, dueAt: "2024-02-08", copyId: "1", memberId: "S1" }),
    ]);
    const [inMakassar] = await valuesOf(library, "loans", { "time-zone": "Asia/Makassar" });
    expect(inMakassar?.borrowedAt).toEqual(new Date("2024-01-02T01:30:00Z"));
  }));

test("loans without a copy, a member or a state are left out, and the history tells only of what is gone", () =>
  dumpOf(
    {
      loan: [
        loan(1, { item_code: "X" }),
        loan(2, { member_id: "X" }),
        loan(3, { is_lent: 0 }),
        loan(4, { item_code: "b1" }),
      ],
      loan_history: [loan(4), loan(9, { is_return: 1 })],
    },
    async (library) => {
      expect(await reasonsOf(library, "loans")).toEqual([
        "loan-copy-missing-open",
        "loan-member-missing-open",
        "loan-without-state",
      ]);
      const brought = (await rowsOf(library, "loans")).filter((row) => "value" in row);
      expect(brought.map(({ source }) => [source.table, source.id])).toEqual([
        ["loan", "4"],
        ["loan_history.gone", "9"],
      ]);
    },
  ));

test("a fine is its loan's, and what was paid beyond it pays the oldest of that member", () =>
  dumpOf(
    {
      loan: [loan(1, { is_return: 1, return_date: "2024-01-12" })],
      fines: [
        {
          fines_id: 1,
          fines_date: "2024-01-12",
          member_id: "S1",
          debet: 1500,
          credit: 0,
          description: "Overdue fines for item B1",
        },
        { fines_id: 2, fines_date: "2024-01-20", member_id: "S1", debet: 500, credit: 700, description: "Kartu" },
        { fines_id: 3, fines_date: "2024-02-01", member_id: "S1", debet: 0, credit: 2000, description: "Bayar" },
      ],
    },
    async (library) => {
      expect(await valuesOf(library, "loans")).toMatchObject([{ fine: 1500 }]);
      const rows = await rowsOf(library, "charges");
      expect(rows).toMatchObject([
        { value: { loanId: "1", reason: "late", amount: 1500, payments: [{ amount: 200 }, { amount: 1300 }] } },
        { value: { loanId: null, reason: "other", amount: 500, payments: [{ amount: 500 }] } },
        { leftOut: { code: "credit-excess", text: expect.stringContaining("Rp700") } },
      ]);
    },
  ));

test("of a title that somebody reserved twice the later counts, and after a week it has expired", () =>
  dumpOf(
    {
      reserve: [
        { reserve_id: 1, member_id: "S1", biblio_id: 40, reserve_date: "2024-01-01 10:00:00" },
        { reserve_id: 2, member_id: "s1", biblio_id: 40, reserve_date: "2024-03-01 10:00:00" },
        { reserve_id: 3, member_id: "S1", biblio_id: 99, reserve_date: "2024-03-01 10:00:00" },
      ],
      visitor_count: [{ visitor_id: 1, member_id: null, member_name: "Tamu", checkin_date: "2024-03-20 10:00:00" }],
    },
    async (library) => {
      expect(await reasonsOf(library, "reservations")).toEqual(["reserve-merged", "reserve-orphan"]);
      expect(await valuesOf(library, "reservations")).toMatchObject([{ titleId: "40", hasExpired: true }]);
    },
  ));

test("holidays are days or weekdays, the days of June 2009 were a test, and PHP's setting says how fines count", () =>
  dumpOf(
    {
      holiday: [
        { holiday_id: 1, holiday_dayname: "Sun", holiday_date: null, description: null },
        { holiday_id: 2, holiday_dayname: "Mon", holiday_date: "2009-06-01", description: "Tes Libur" },
        { holiday_id: 3, holiday_dayname: "Sat", holiday_date: "2024-08-17", description: "Kemerdekaan" },
      ],
      setting: [
        { setting_id: 1, setting_name: "library_name", setting_value: 's:13:"SMA Merdeka 1";' },
        { setting_id: 2, setting_name: "ignore_holidays_fine_calc", setting_value: "b:1;" },
      ],
    },
    async (library) => {
      expect(library.description.libraryName).toBe("SMA Merdeka 1");
      expect(await reasonsOf(library, "holidays")).toEqual(["sample-holiday"]);
      expect(await valuesOf(library, "holidays")).toEqual([
        { days: [], closedWeekdays: [7], fineDays: null },
        { days: [{ date: "2024-08-17", name: "Kemerdekaan" }], closedWeekdays: [], fineDays: null },
        { days: [], closedWeekdays: [], fineDays: "open" },
      ]);
    },
  ));

test("a rule of its own stands before its kind's figures, and one of a material is asked", () =>
  dumpOf(
    {
      mst_member_type: [
        { member_type_id: 1, member_type_name: "Guru", loan_limit: 5, loan_periode: 14, member_periode: 365 },
      ],
      mst_loan_rules: [
        { loan_rules_id: 1, member_type_id: 1, coll_type_id: 0, gmd_id: 0, loan_limit: 9, loan_periode: 30 },
        { loan_rules_id: 2, member_type_id: 0, coll_type_id: 0, gmd_id: 3, loan_limit: 1, loan_periode: 3 },
      ],
    },
    async (library) => {
      expect(await keysOf(library)).toEqual(expect.arrayContaining(["member-kind:1", "rule-gmd:2"]));
      expect(await valuesOf(library, "memberKinds")).toMatchObject([{ attendsClasses: false, membershipMonths: 12 }]);
      expect(await reasonsOf(library, "rules")).toEqual(["rule-of-material", "rule-twice"]);
      expect(await valuesOf(library, "rules")).toMatchObject([
        { kindId: "1", category: null, mostLoans: 9, loanDays: 30 },
      ]);
    },
  ));

test("files are looked for in SLiMS's folders and never outside of them", () =>
  dumpOf(
    {
      biblio: [{ biblio_id: 40, title: "Laskar Pelangi", image: "sampul.jpg" }],
      member: [{ member_id: "S1", member_name: "Ani", member_image: "../../etc/passwd" }],
      files: [
        {
          file_id: 1,
          file_title: "Bab 1",
          file_name: "bab1.pdf",
          file_dir: "novel",
          file_url: null,
          mime_type: "application/pdf",
        },
        {
          file_id: 2,
          file_title: "Situs",
          file_name: "x",
          file_dir: "",
          file_url: "https://contoh.id",
          mime_type: "text/uri-list",
        },
      ],
      biblio_attachment: [
        { biblio_id: 40, file_id: 1, access_type: "private", access_limit: null },
        { biblio_id: 40, file_id: 2, access_type: "public", access_limit: null },
      ],
    },
    async (library) => {
      expect(await reasonsOf(library, "files")).toEqual(["file-name-odd", "file-is-link"]);
      expect(await valuesOf(library, "files")).toEqual([
        { kind: "cover", ownerId: "40", paths: ["images/docs/sampul.jpg"], name: null, isPublic: true },
        { kind: "document", ownerId: "40", paths: ["repository/novel/bab1.pdf"], name: "Bab 1", isPublic: false },
      ]);
    },
  ));

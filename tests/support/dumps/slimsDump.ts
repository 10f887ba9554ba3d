import type { DumpedTable } from "./writeDump.js";

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** How much of each there is, and every how many rows a trap is among them; 0 for none. */
export interface SlimsSize {
  readonly titles: number;
  readonly copies: number;
  readonly members: number;
  readonly loans: number;
  readonly trapEvery: number;
  /** SLiMS 8 has fewer columns. */
  readonly isOld?: boolean;
}

export const LARGE_SLIMS: SlimsSize = {
  titles: 50_000,
  copies: 100_000,
  members: 3_000,
  loans: 200_000,
  trapEvery: 97,
};

/** What a reader makes of rows, by the table and in whole rupiah. */
interface SlimsExpected {
  /** Rows that are left out, by `table/code of the remark`; all others come. */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly debet: number;
  readonly credit: number;
  readonly open: number;
  readonly returned: number;
}

export interface SlimsDump {
  readonly tables: readonly DumpedTable[];
  readonly expected: SlimsExpected;
}

/** A table of rows that all have the same columns. */
export function tableOf(name: string, rows: readonly Row[], columns: readonly string[] = []): DumpedTable {
  const names = rows[0] ? Object.keys(rows[0]) : columns;
  return { name, columns: names, rows: rows.map((row) => names.map((column) => row[column] ?? null)) };
}

const many = (count: number, row: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, place) => row(place + 1));

const dayAt = (number: number) => new Date(Date.UTC(2022, 0, 1 + (number % 1_000))).toISOString().slice(0, 10);
const codeOf = (number: number) => `B${String(number).padStart(7, "0")}`;
const memberOf = (number: number) => `M${String(number).padStart(5, "0")}`;

const AUTHORS = 200;
const TOPICS = 50;

/** A library as SLiMS keeps it, the same for the same size, with what each row becomes. */
export function slimsDump(size: SlimsSize): SlimsDump {
  const leftOut: Record<string, number> = {};
  const isTrap = (number: number, kind: number) =>
    size.trapEvery > 0 && number % size.trapEvery === kind % size.trapEvery;
  const note = (what: string) => {
    leftOut[what] = (leftOut[what] ?? 0) + 1;
  };
  const { rows: items, kept } = itemsOf(size, isTrap, note);
  const { rows: loans, open, returned } = loansOf(size, kept, isTrap, note);
  const { rows: fines, debet, credit } = finesOf(loans, isTrap, note);
  const tables = [
    tableOf(
      "biblio",
      many(size.titles, (number) => titleOf(number, size)),
    ),
    tableOf("item", items, ITEM_COLUMNS),
    tableOf(
      "mst_author",
      many(AUTHORS, (number) => authorOf(number)),
    ),
    tableOf(
      "mst_topic",
      many(TOPICS, (number) => ({ topic_id: number, topic: `Subjek ${number}` })),
    ),
    tableOf(
      "biblio_author",
      many(size.titles, (number) => ({
        biblio_id: number,
        author_id: (number % AUTHORS) + 1,
        level: (number % 4) + 1,
      })),
    ),
    tableOf(
      "biblio_topic",
      many(size.titles, (number) => ({ biblio_id: number, topic_id: (number % TOPICS) + 1, level: 1 })),
    ),
    ...listTables,
    tableOf(
      "member",
      many(size.members, (number) => memberRow(number, size)),
    ),
    tableOf("loan", loans, LOAN_COLUMNS),
    tableOf("fines", fines, ["fines_id", "fines_date", "member_id", "debet", "credit", "description"]),
    tableOf(
      "visitor_count",
      many(size.members, (number) => ({
        visitor_id: number,
        member_id: isTrap(number, 5) ? null : memberOf(number),
        member_name: `Anggota ${number}`,
        institution: "X IPA 1",
        checkin_date: `${dayAt(number)} 08:30:00`,
      })),
    ),
    tableOf("user", [{ user_id: 1, username: "admin", passwd: "21232f297a57a5a743894a0e4a801fc3" }]),
  ];
  return { tables, expected: { leftOut, debet, credit, open, returned } };
}

const listTables = [
  tableOf("mst_publisher", [{ publisher_id: 1, publisher_name: "Bentang Pustaka" }]),
  tableOf("mst_place", [{ place_id: 1, place_name: "Yogyakarta :" }]),
  tableOf("mst_language", [{ language_id: "id", language_name: "Indonesia" }]),
  tableOf("mst_gmd", [{ gmd_id: 1, gmd_code: "TE", gmd_name: "Text" }]),
  tableOf("mst_coll_type", [
    { coll_type_id: 1, coll_type_name: "Fiksi" },
    { coll_type_id: 2, coll_type_name: "Referensi" },
  ]),
  tableOf("mst_location", [{ location_id: "SL", location_name: "Perpustakaan" }]),
  tableOf("mst_member_type", [kindRow(1, "Siswa", 3), kindRow(2, "Guru", 5)]),
];

function kindRow(id: number, name: string, limit: number): Row {
  return {
    member_type_id: id,
    member_type_name: name,
    loan_limit: limit,
    loan_periode: 7,
    member_periode: 365,
    reborrow_limit: 1,
    fine_each_day: 500,
    grace_periode: 0,
  };
}

function titleOf(number: number, { isOld = false }: SlimsSize): Row {
  return {
    biblio_id: number,
    gmd_id: 1,
    title: number % 11 === 0 ? `Kisah &amp; Cerita ${number} : sebuah novel` : `Judul ${number}`,
    edition: "Cet. 1",
    isbn_issn: "",
    publisher_id: 1,
    publish_year: String(1990 + (number % 30)),
    collation: "xii, 200 hlm",
    series_title: "",
    call_number: `813 JUD ${number}`,
    language_id: "id",
    publish_place_id: 1,
    classification: "813",
    notes: "<p>Satu</p><p>Dua</p>",
    image: number % 5 === 0 ? `sampul ${number}.jpg` : null,
    opac_hide: 0,
    ...(isOld ? {} : { sor: "" }),
  };
}

function authorOf(number: number): Row {
  return { author_id: number, author_name: `Hirata${number}, Andrea`, authority_type: number % 10 === 0 ? "o" : "p" };
}

function memberRow(number: number, { isOld = false }: SlimsSize): Row {
  return {
    member_id: memberOf(number),
    member_name: `Anggota ${number}`,
    gender: number % 2,
    birth_date: dayAt(number),
    member_type_id: (number % 2) + 1,
    member_email: "",
    inst_name: "X IPA 1",
    pin: "",
    member_phone: "0812 3456 7890",
    register_date: "2020-07-15",
    expire_date: number % 3 === 0 ? "2099-12-31" : "0000-00-00",
    is_pending: 0,
    mpasswd: "rahasia-anggota",
    ...(isOld ? {} : { member_image: number % 4 === 0 ? `foto${number}.jpg` : null }),
  };
}

const ITEM_COLUMNS = ["item_id", "biblio_id", "item_code"];
const LOAN_COLUMNS = ["loan_id", "item_code", "member_id", "loan_date", "due_date", "is_lent", "is_return"];

type IsTrap = (number: number, kind: number) => boolean;
type Note = (what: string) => void;

function itemsOf({ titles, copies }: SlimsSize, isTrap: IsTrap, note: Note) {
  const kept = new Set<string>();
  const rows = many(copies, (number) => {
    const isOrphan = isTrap(number, 1) || titles === 0;
    const isDouble = !isOrphan && isTrap(number, 2) && kept.size > 0;
    const [first = ""] = kept;
    const code = isDouble ? `${first.toLowerCase()} ` : codeOf(number);
    if (isOrphan) note("item/book-missing");
    else if (isDouble) note("item/item-code-twice");
    else kept.add(code);
    return {
      item_id: number,
      biblio_id: isOrphan ? 9_000_000 + number : ((number - 1) % titles) + 1,
      call_number: "",
      coll_type_id: (number % 2) + 1,
      item_code: code,
      inventory_code: `INV/${number}`,
      received_date: number % 2 === 0 ? "0000-00-00" : "2019-02-03",
      location_id: "SL",
      item_status_id: ["0", null, "R", "NL", "MIS"][number % 5] ?? null,
      site: "A1",
      source: (number % 2) + 1,
      price: 45_000,
      price_currency: "Rupiah",
    };
  });
  return { rows, kept };
}

function reasonOf(is: Readonly<Record<"isStateless" | "isStranger" | "isGone" | "isOpen", boolean>>): string | null {
  if (is.isStateless) return "loan-without-state";
  const suffix = is.isOpen ? "-open" : "";
  if (is.isStranger) return `loan-member-missing${suffix}`;
  return is.isGone ? `loan-copy-missing${suffix}` : null;
}

function loansOf({ loans, members }: SlimsSize, kept: ReadonlySet<string>, isTrap: IsTrap, note: Note) {
  const codes = [...kept];
  const openCodes = new Set<string>();
  let open = 0;
  let returned = 0;
  const rows = many(loans, (number) => {
    const code = codes[number % Math.max(codes.length, 1)];
    const isStateless = isTrap(number, 6);
    const isOpen = !isStateless && number % 10 === 0;
    const isGone = isTrap(number, 7) || code === undefined;
    const isStranger = isTrap(number, 8) || members === 0;
    const reason = reasonOf({ isStateless, isStranger, isGone, isOpen });
    if (reason !== null) note(`loan/${reason}`);
    else if (isOpen && !openCodes.has(code ?? "")) {
      openCodes.add(code ?? "");
      open += 1;
    } else returned += 1;
    const shownCode = isGone ? `HILANG${number}` : code;
    const member = isStranger ? `X${number}` : memberOf((number % members) + 1);
    return loanRow(number, shownCode, member, { isOpen, isStateless });
  });
  return { rows, open, returned };
}

function loanRow(
  number: number,
  code: string,
  member: string,
  { isOpen, isStateless }: Readonly<Record<"isOpen" | "isStateless", boolean>>,
): Row {
  return {
    loan_id: number,
    item_code: code,
    member_id: member,
    loan_date: dayAt(number),
    due_date: dayAt(number + 7),
    renewed: number % 3,
    is_lent: isStateless ? 0 : 1,
    is_return: isOpen || isStateless ? 0 : 1,
    return_date: isOpen ? null : dayAt(number + 5),
  };
}

/** Every twentieth loan was late; a few were paid, a few more than that. */
function finesOf(loans: readonly Row[], isTrap: IsTrap, note: Note) {
  let debet = 0;
  let credit = 0;
  const late = loans.filter(({ loan_id: id, is_return: is }) => Number(id) % 20 === 1 && is === 1);
  const rows = late.map((loan, place) => {
    const number = place + 1;
    const isStranger = String(loan["member_id"]).startsWith("X");
    if (isStranger) note("fines/fine-member-missing");
    const paid = isTrap(number, 9) ? 5_000 : number % 2 === 0 ? 2_000 : 0;
    if (!isStranger) {
      debet += 2_000;
      credit += paid;
    }
    return {
      fines_id: number,
      fines_date: loan["return_date"] ?? null,
      member_id: loan["member_id"] ?? null,
      debet: 2_000,
      credit: paid,
      description: `Overdue fines for item ${loan["item_code"] ?? ""}`,
    };
  });
  return { rows, debet, credit };
}

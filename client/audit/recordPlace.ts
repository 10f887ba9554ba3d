import type { BinKind } from "../gql/graphql";
import { type AuditedEntry, isRecordType, recordName } from "./activityText";
import type { RecordType } from "../admin/history/recordLabels";

/** Where a record can be seen, and what the link there says. */
export interface RecordPlace {
  href: string;
  text: string;
}

type PlaceOf = (entry: AuditedEntry) => RecordPlace | null;

const ofBook: PlaceOf = ({ book }) => (book ? { href: `/admin/books/${book.databaseId}`, text: "Buka buku" } : null);

/** A screen that shows one record, by its number. */
const page =
  (path: string, text: string): PlaceOf =>
  ({ recordId }) =>
    recordId ? { href: `${path}/${recordId}`, text } : null;

/** A list where the record stands among others. */
const list =
  (href: string, text: string): PlaceOf =>
  () => ({ href, text });

/** A list that finds the record by its name, where the entry knows it. */
const search =
  (path: string, text: string): PlaceOf =>
  (entry) => {
    const words = changed(entry, "name") ?? changed(entry, "lastName") ?? changed(entry, "code");
    return { href: words ? `${path}?${new URLSearchParams({ search: words }).toString()}` : path, text };
  };

/** The pupil whom an entry of lending or money names, or else the list. */
const ofStudent =
  (href: string, text: string): PlaceOf =>
  (entry) => {
    const studentId = changed(entry, "studentId");
    return studentId ? { href: `/admin/students/${studentId}`, text: "Buka data anggota" } : { href, text };
  };

/** Null for what is nowhere to be seen; the reason stands beside it. */
const PLACES: Readonly<Record<RecordType, PlaceOf | null>> = {
  book: ofBook,
  copy: (entry) => {
    const code = entry.copy && recordName(entry);
    if (code) return { href: `/admin/copies?${new URLSearchParams({ code }).toString()}`, text: "Buka eksemplar" };
    return ofBook(entry);
  },
  bookImport: page("/admin/books/imports", "Buka impor"),
  coverImport: page("/admin/books/imports/covers", "Buka kiriman sampul"),
  // A whole library is brought in from the machine or by a program, and has no screen.
  moveIn: null,
  author: search("/admin/authors", "Buka daftar penulis"),
  publisher: search("/admin/publishers", "Buka daftar penerbit"),
  category: search("/admin/categories", "Buka daftar kategori"),
  classification: search("/admin/classifications", "Buka daftar klasifikasi"),
  location: search("/admin/locations", "Buka daftar lokasi"),
  source: search("/admin/sources", "Buka daftar sumber perolehan"),
  eResource: list("/admin/e-resources", "Buka daftar e-resource"),
  readingList: page("/user-info/lists", "Buka daftar bacaan"),
  unmetSearch: list("/admin/unmet-searches", "Buka pencarian tanpa hasil"),
  suggestion: list("/admin/suggestions", "Buka daftar usulan"),
  serial: page("/admin/serials", "Buka langganan"),
  serialIssue: (entry) => {
    const serialId = changed(entry, "serialId");
    return { href: `/admin/serials${serialId ? `/${serialId}` : ""}`, text: "Buka langganan" };
  },
  student: page("/admin/students", "Buka data anggota"),
  registration: list("/admin/registrations", "Buka daftar pendaftaran"),
  studentImport: page("/admin/students/imports", "Buka impor"),
  stockTake: page("/admin/stock-takes", "Buka stock opname"),
  weeding: page("/admin/weeding", "Buka penyiangan"),
  studentPromotion: list("/admin/students/promote", "Buka kenaikan kelas"),
  // It tells of many loans, reservations or visits at once, which no longer say whose they were.
  history: null,
  borrowing: ofStudent("/admin/borrowings", "Buka daftar peminjaman"),
  inHouseUse: list("/admin/in-house-use", "Buka baca di tempat"),
  reservation: ofStudent("/admin/borrowings?status=waiting", "Buka daftar reservasi"),
  notice: list("/admin/notices", "Buka daftar pemberitahuan"),
  memberKind: list("/admin/settings#jenis-anggota", "Buka jenis anggota"),
  role: list("/admin/roles", "Buka peran"),
  loanRule: list("/admin/settings#peminjaman", "Buka aturan"),
  fine: ofStudent("/admin/fines", "Buka daftar denda"),
  clearance: ofStudent("/admin/clearance-letters", "Buka daftar surat"),
  classSet: page("/admin/class-sets", "Buka pinjaman kelas"),
  visit: list("/admin/visits", "Buka daftar kunjungan"),
  blogPost: page("/admin/blogs", "Buka tulisan"),
  // A picture stands in whatever posts use it.
  blogPicture: list("/admin/blogs", "Buka daftar tulisan"),
  accreditation: ({ recordId }) => ({
    href: `/admin/reports/accreditation${recordId ? `?instrument=${recordId}` : ""}`,
    text: "Buka akreditasi",
  }),
  settings: list("/admin/settings", "Buka pengaturan"),
  doorKey: list("/admin/settings#buku-tamu", "Buka pengaturan buku tamu"),
  backup: list("/admin/settings#cadangan", "Buka daftar cadangan"),
  // Nothing lists what time it was.
  clock: null,
  user: list("/admin/users", "Buka daftar akun"),
  token: list("/admin/users", "Buka daftar token"),
  // What it tells of has been taken away as a whole.
  demo: null,
};

/** The audit trail's type for each kind in the bin; null for a part of a book, or a change of several. */
const IN_BIN: Readonly<Record<BinKind, RecordType | null>> = {
  BOOK: "book",
  BOOK_FILE: null,
  BOOK_COVER: null,
  BOOK_CHANGE: null,
  COPY: "copy",
  AUTHOR: "author",
  PUBLISHER: "publisher",
  CATEGORY: "category",
  CLASSIFICATION: "classification",
  LOCATION: "location",
  SOURCE: "source",
  E_RESOURCE: "eResource",
  STUDENT: "student",
  BLOG_POST: "blogPost",
  SUGGESTION: "suggestion",
  SERIAL: "serial",
};
const TYPES_IN_BIN: ReadonlySet<string | null> = new Set(Object.values(IN_BIN));
/** After these nothing is left to be seen, though the record itself stays. */
const EMPTIED: ReadonlySet<string> = new Set(["classSet.undo", "student.erase"]);
/** After these a record is no more. */
const GONE_VERBS: ReadonlySet<string> = new Set(["delete", "purge", "discard"]);

/** Where the record of an entry can be seen; null where it has no place, or none any more. */
export function recordPlace(entry: AuditedEntry): RecordPlace | null {
  const verb = entry.action.split(".").at(-1) ?? "";
  const isGone = GONE_VERBS.has(verb) || EMPTIED.has(entry.action);
  if (!isGone) return (isRecordType(entry.recordType) ? PLACES[entry.recordType]?.(entry) : null) ?? null;
  return verb === "delete" && TYPES_IN_BIN.has(entry.recordType)
    ? { href: "/admin/bin", text: "Buka Tempat Sampah" }
    : null;
}

/** The value that an entry left, or took away. */
function changed({ changes }: AuditedEntry, name: string): string | null {
  const change = changes.find((value) => value.name === name);
  return change?.after ?? change?.before ?? null;
}

import { normaliseHeader } from "../../../platform/csv/CsvCells.js";
import { IMPORTED_NAMES, type ImportedName, studentFields } from "../../studentFields.js";

/** What the import of a column is called in forms and reports, and by which headers it is known. */
export const STUDENT_COLUMNS = Object.fromEntries(
  IMPORTED_NAMES.map((name) => {
    const { heading: label, headings: headers } = studentFields[name];
    return [name, { label, headers }];
  }),
) as unknown as Readonly<Record<ImportedName, { readonly label: string; readonly headers: readonly string[] }>>;

/** Every column that is imported, in the order in which a form lists them. */
export type StudentColumn = ImportedName;
export const STUDENT_FIELDS: readonly StudentColumn[] = IMPORTED_NAMES;

/** Without them no row is a student. */
export const REQUIRED_COLUMNS: readonly StudentColumn[] = ["nis", "name"];

/** The columns of SLiMS's export of members, in its order; its template adds `mpasswd`. */
export const SLIMS_MEMBER_COLUMNS = [
  "member_id",
  "member_name",
  "gender",
  "member_type_name",
  "member_email",
  "member_address",
  "postal_code",
  "inst_name",
  "is_new",
  "member_image",
  "pin",
  "member_phone",
  "member_fax",
  "member_since_date",
  "register_date",
  "expire_date",
  "birth_date",
  "member_notes",
  "mpasswd",
] as const;

/** What our own list of the rows that stayed out puts before the file's columns. */
export const REPORT_COLUMNS = ["baris", "hasil", "alasan"] as const;

const columnByHeader: ReadonlyMap<string, StudentColumn> = new Map(
  STUDENT_FIELDS.flatMap((column) =>
    STUDENT_COLUMNS[column].headers.map((name) => [normaliseHeader(name), column] as const),
  ),
);

/** All names by which a column is known, normalised. */
export const HEADINGS: readonly string[] = [...columnByHeader.keys()];

export function columnOfHeader(header: string): StudentColumn | null {
  return columnByHeader.get(normaliseHeader(header)) ?? null;
}

/** Which heading is meant where several name the same, the best first. */
const PREFERRED: Readonly<Partial<Record<StudentColumn, readonly string[]>>> = {
  birthDate: ["tanggal lahir", "tgl lahir", "birth date"],
  address: ["alamat tempat tinggal sekarang", "alamat"],
  registeredAt: ["member since date", "anggota sejak", "terdaftar sejak"],
};

/** What each heading names: of several that name the same the one that is better, or none where that is not known. */
export function columnsOfHeaders(headers: readonly string[]): (StudentColumn | null)[] {
  const named = headers.map(columnOfHeader);
  return named.map((column, index) => (column !== null && chosenOf(column, named, headers) === index ? column : null));
}

function chosenOf(
  column: StudentColumn,
  named: readonly (StudentColumn | null)[],
  headers: readonly string[],
): number | null {
  const places = named.flatMap((other, index) => (other === column ? [index] : []));
  if (places.length === 1) return places[0] ?? null;
  const order = (PREFERRED[column] ?? []).map(normaliseHeader);
  const ranked = places
    .map((index) => ({ index, rank: order.indexOf(normaliseHeader(headers[index] ?? "")) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank);
  const [best, next] = ranked;
  return best && best.rank !== next?.rank ? best.index : null;
}

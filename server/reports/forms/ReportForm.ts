/** What can be handed in, by the names of REST. */
export const FORM_KINDS = ["periodic", "loans", "accessions", "national", "work"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export const FORM_TITLES: Readonly<Record<FormKind, string>> = {
  periodic: "Laporan Perpustakaan",
  loans: "Peminjaman per bulan",
  accessions: "Daftar Tambahan Koleksi",
  national: "Statistik untuk IPLM",
  work: "Kinerja petugas",
};

export type FormCell = string | number | null;

export interface FormColumn {
  readonly label: string;
  readonly kind: "text" | "number";
  /** How much of the paper's width it takes, beside the others. */
  readonly weight: number;
}

export interface FormRow {
  /** As many as there are columns. */
  readonly cells: readonly FormCell[];
  readonly role: "line" | "total" | "byHand";
}

/** One table under its heading. */
export interface FormSection {
  readonly title: string;
  /** What is counted, and what is not. */
  readonly note: string | null;
  readonly columns: readonly FormColumn[];
  readonly rows: readonly FormRow[];
}

/** What is printed and written into files alike. */
export interface PrintableForm {
  readonly title: string;
  /** `Bulan November 2026` */
  readonly period: string;
  readonly today: string;
  readonly sections: readonly FormSection[];
}

/** What is handed in of some days. */
export interface ReportForm extends PrintableForm {
  readonly kind: FormKind;
  readonly from: string;
  readonly to: string;
  readonly countedTo: string;
}

export const textColumn = (label: string, weight = 3): FormColumn => ({ label, kind: "text", weight });
export const numberColumn = (label: string, weight = 1): FormColumn => ({ label, kind: "number", weight });
export const lineOf = (cells: readonly FormCell[]): FormRow => ({ cells, role: "line" });

/** The lines and, below them, the sums of the columns that hold numbers. */
export function withTotal(lines: readonly FormRow[], name = "Jumlah"): FormRow[] {
  const [first] = lines;
  if (!first) return [];
  const sums = first.cells.map((cell, index) => {
    if (index === 0) return name;
    if (typeof cell !== "number") return null;
    return lines.reduce((sum, { cells }) => sum + Number(cells[index] ?? 0), 0);
  });
  return [...lines, { cells: sums, role: "total" }];
}

import type { ReportFormKind } from "../../gql/graphql";

interface FormKind {
  /** Of its address, and of REST. */
  readonly name: string;
  readonly kind: ReportFormKind;
  readonly label: string;
  /** What it takes besides reports. */
  readonly permission?: "AUDIT_READ";
}

/** What can be handed in, in the order of the tabs. */
export const FORM_KINDS: readonly FormKind[] = [
  { name: "periodic", kind: "PERIODIC", label: "Laporan bulanan dan tahunan" },
  { name: "loans", kind: "LOANS", label: "Peminjaman per bulan" },
  { name: "accessions", kind: "ACCESSIONS", label: "Tambahan koleksi" },
  { name: "national", kind: "NATIONAL", label: "Statistik IPLM" },
  { name: "work", kind: "WORK", label: "Kinerja petugas", permission: "AUDIT_READ" },
];

export const formPath = (name: string) => `/admin/reports/${name}`;

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

/** What stands beside them, with a screen of its own. */
const ACCREDITATION = { name: "accreditation", label: "Instrumen akreditasi" } as const;

interface FormTab {
  readonly name: string;
  readonly label: string;
}

/** All that is handed in, as far as the viewer may see it. */
export function formTabs(readsTrail: boolean): readonly FormTab[] {
  return [...FORM_KINDS.filter(({ permission }) => permission === undefined || readsTrail), ACCREDITATION];
}

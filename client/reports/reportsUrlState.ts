import { schoolYearStart } from "../../common/schoolYear";
import { dayParam, hrefWith } from "../lists/days/filterUrl";

/** The days that `/admin/reports` tells of, as REST names them; empty for this school year. */
export interface ReportsUrlState {
  from: string;
  to: string;
}

export function parseReportsUrl(params: URLSearchParams): ReportsUrlState {
  return { from: dayParam(params, "from"), to: dayParam(params, "to") };
}

export function reportsHref(urlState: ReportsUrlState): string {
  return hrefWith("/admin/reports", { ...urlState });
}

/** What can be downloaded of these days, by REST's names. */
export const EXPORTS = [
  { report: "accreditation", label: "Akreditasi" },
  { report: "loans-by-month", label: "Peminjaman per bulan" },
  { report: "loans-by-class", label: "Peminjaman per kelas" },
  { report: "loans-by-classification", label: "Peminjaman per klasifikasi" },
  { report: "most-borrowed", label: "Paling sering dipinjam" },
  { report: "top-borrowers", label: "Peminjam teraktif" },
  { report: "top-visitors", label: "Pengunjung teraktif" },
  { report: "never-borrowed", label: "Tidak pernah dipinjam" },
  { report: "overdue", label: "Terlambat hari ini, dengan kontak" },
  { report: "fines", label: "Denda" },
  { report: "acquisitions", label: "Pengadaan" },
  { report: "in-house-use", label: "Baca di tempat" },
] as const;

export function reportExportHref(urlState: ReportsUrlState, report: string): string {
  return hrefWith("/api/reports/export", { ...urlState, report });
}

/** The guest book has an export of its own, which is of all days where none are given. */
export function visitsExportHref({ from, to }: ReportsUrlState): string {
  return hrefWith("/api/visits/export", { from, to });
}

export interface SchoolYear extends ReportsUrlState {
  label: string;
}

/** This school year and the two before it, the newest first. */
export function schoolYears(today: string): SchoolYear[] {
  const newest = schoolYearStart(today);
  return [newest, newest - 1, newest - 2].map((year) => ({
    label: `${year}/${year + 1}`,
    from: `${year}-07-01`,
    to: `${year + 1}-06-30`,
  }));
}

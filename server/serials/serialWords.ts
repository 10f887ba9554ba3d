import type { Frequency } from "./foretelling/foretell.js";
import type { IssueStatus } from "./serialReads.js";

/** What people call these, in files and in the audit trail. */
export const STATUS_WORDS: Readonly<Record<IssueStatus, string>> = {
  expected: "Ditunggu",
  late: "Belum datang",
  received: "Diterima",
  skipped: "Tidak terbit",
  missing: "Hilang",
  claimed: "Diklaim",
};

export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  daily: "Harian",
  weekly: "Mingguan",
  biweekly: "Dua mingguan",
  monthly: "Bulanan",
  bimonthly: "Dua bulanan",
  quarterly: "Triwulanan",
  semiannual: "Semesteran",
  annual: "Tahunan",
  irregular: "Tidak teratur",
};

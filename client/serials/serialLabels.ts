import { Check, CircleOff, Clock, type LucideIcon, Send, TriangleAlert, X } from "lucide-react";
import type { SerialFrequency, SerialIssueStatus } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const frequencyLabels: Readonly<Record<SerialFrequency, string>> = {
  DAILY: "Harian",
  WEEKLY: "Mingguan",
  BIWEEKLY: "Dua mingguan",
  MONTHLY: "Bulanan",
  BIMONTHLY: "Dua bulanan",
  QUARTERLY: "Triwulanan",
  SEMIANNUAL: "Semesteran",
  ANNUAL: "Tahunan",
  IRREGULAR: "Tidak teratur",
};

interface StatusLook {
  readonly label: string;
  readonly tone: PillTone;
  readonly Icon: LucideIcon;
  /** Of the sign alone. */
  readonly color: string;
}

/** What becomes of an issue, by word, sign and colour. */
export const issueStatuses: Readonly<Record<SerialIssueStatus, StatusLook>> = {
  RECEIVED: { label: "Diterima", tone: "good", Icon: Check, color: "text-daun" },
  EXPECTED: { label: "Ditunggu", tone: "quiet", Icon: Clock, color: "text-muted" },
  LATE: { label: "Belum datang", tone: "wrong", Icon: TriangleAlert, color: "text-bata" },
  CLAIMED: { label: "Diklaim", tone: "plain", Icon: Send, color: "text-nila" },
  MISSING: { label: "Hilang", tone: "wrong", Icon: X, color: "text-bata" },
  SKIPPED: { label: "Tidak terbit", tone: "quiet", Icon: CircleOff, color: "text-muted" },
};
export const STATUSES = Object.keys(issueStatuses) as SerialIssueStatus[];

export function serialHref(databaseId: number): string {
  return `/admin/serials/${databaseId}`;
}

/** Whether an issue is still to come, as far as anybody knows. */
export function isAwaited(status: SerialIssueStatus): boolean {
  return status === "EXPECTED" || status === "LATE" || status === "CLAIMED";
}

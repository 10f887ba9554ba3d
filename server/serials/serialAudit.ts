import { pick, type RowOf, valuesOf } from "../platform/database/columns.js";
import { serialTable } from "./Serial.entity.js";
import { type SerialIssue, serialIssueTable } from "./SerialIssue.entity.js";
import { FREQUENCY_WORDS, STATUS_WORDS } from "./serialWords.js";

const serialColumns = pick(
  serialTable,
  "bookId",
  "frequency",
  "firstOn",
  "endsOn",
  "supplier",
  "price",
  "pricePer",
  "locationId",
  "firstVolume",
  "firstNumber",
  "restartsYearly",
  "labelPattern",
  "copiesPerIssue",
  "makesCopies",
  "graceDays",
  "note",
);
type SerialValues = RowOf<typeof serialColumns> & { readonly title: string; readonly weekdays: number };

/** What the audit trail says of a subscription. */
export function serialAuditValues(serial: SerialValues) {
  return {
    title: serial.title,
    ...valuesOf(serialColumns, serial),
    frequency: FREQUENCY_WORDS[serial.frequency],
    pricePer: serial.pricePer === "issue" ? "edisi" : "tahun",
    weekdays: weekdaysIn(serial.weekdays),
  };
}

const WEEKDAY_LETTERS = ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"];
function weekdaysIn(bits: number): string {
  return WEEKDAY_LETTERS.filter((_day, index) => (bits & (1 << index)) !== 0).join(", ");
}

const issueColumns = pick(serialIssueTable, "serialId", "issuedOn", "volume", "label", "receivedOn", "note");
/** An issue as far as the audit trail tells of it. */
export type AuditedIssue = RowOf<typeof issueColumns> & Pick<SerialIssue, "state" | "number">;

/** What the audit trail says of an issue. */
export function issueAuditValues(title: string, issue: AuditedIssue) {
  return {
    title: `${title}: ${issue.label}`,
    ...valuesOf(issueColumns, issue),
    issueNumber: issue.number,
    issueState: STATUS_WORDS[issue.state],
  };
}

import sql from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { addDays, nextDay } from "../../platform/time/libraryClock.js";
import { horizonDays, issueDays } from "../foretelling/foretell.js";
import { issueLabel } from "../foretelling/issueLabel.js";
import { type NumberedIssue, numberInLine } from "../foretelling/issueNumbers.js";
import { type Serial, serialTable } from "../Serial.entity.js";
import { type SerialIssue, serialIssueTable } from "../SerialIssue.entity.js";

/** A subscription as far as its issues follow from it. */
export type ForetoldSerial = Pick<
  Serial,
  | "id"
  | "frequency"
  | "weekdays"
  | "firstOn"
  | "endsOn"
  | "firstVolume"
  | "firstNumber"
  | "restartsYearly"
  | "labelPattern"
  | "graceDays"
  | "foretoldUntil"
>;

/** Of one subscription at a time: what is left over is foretold by the next sweep. */
const MAX_FORETOLD = 500;

/** The first day on which an issue of this day is late. */
export function lateOn(issuedOn: string, graceDays: number): string {
  return addDays(issuedOn, graceDays + 1);
}

interface Moment {
  readonly today: string;
  readonly now: Date;
}

/**
 * Adds the issues that have come within sight since the last time, each once. Whoever calls it holds the subscription.
 */
export async function foretellIssues(tx: Transaction, serial: ForetoldSerial, { today, now }: Moment): Promise<void> {
  const horizon = addDays(today, horizonDays(serial.frequency));
  const from = serial.foretoldUntil === null ? serial.firstOn : nextDay(serial.foretoldUntil);
  if (from > horizon) {
    // Not null: the sweep comes back to it by this day.
    await tx.update(serialTable, { foretoldUntil: addDays(from, -1) }, sql`id = ${serial.id}`);
    return;
  }
  const days = issueDays(serial, from, horizon, MAX_FORETOLD);
  const last = days.length === MAX_FORETOLD ? days.at(-1) : undefined;
  const there = await tx.select(
    pick(serialIssueTable, "plannedOn"),
    sql`FROM serial_issues WHERE serial_id = ${serial.id} AND planned_on >= ${from}`,
  );
  const known = new Set(there.map(({ plannedOn }) => plannedOn));
  const added = days.filter((day) => !known.has(day));
  await tx.insert(
    serialIssueTable,
    added.map((day) => ({
      serialId: serial.id,
      plannedOn: day,
      issuedOn: day,
      volume: null,
      number: null,
      label: "",
      isSettled: false,
      state: "expected" as const,
      lateOn: lateOn(day, serial.graceDays),
      receivedOn: null,
      copiesMade: 0,
      note: null,
      requestKey: null,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await tx.update(serialTable, { foretoldUntil: last ?? horizon }, sql`id = ${serial.id}`);
  const [first] = added;
  if (first !== undefined) await renumberIssues(tx, serial, first, now);
}

/**
 * After a change of the schedule: what was expected from this day on makes room for what is expected now. What came,
 * and what somebody has decided on, stays.
 */
export async function foretellAnew(
  tx: Transaction,
  serial: ForetoldSerial,
  from: string,
  moment: Moment,
): Promise<void> {
  await tx.run(
    sql`DELETE FROM serial_issues WHERE serial_id = ${serial.id} AND planned_on IS NOT NULL AND planned_on >= ${from}
        AND state = 'expected' AND is_settled = 0`,
  );
  await foretellIssues(tx, { ...serial, foretoldUntil: addDays(from, -1) }, moment);
}

const lineColumns = pick(
  serialIssueTable,
  "id",
  "plannedOn",
  "issuedOn",
  "volume",
  "number",
  "label",
  "isSettled",
  "state",
  "lateOn",
);
type LineIssue = Pick<SerialIssue, keyof typeof lineColumns>;

/** Whether an issue counts in the line of numbers: a special one only where it has a number of its own. */
const isInLine = sql`(planned_on IS NOT NULL OR number IS NOT NULL)`;

/** Writes the numbers, the labels and the grace of what has not come yet, from this day on. */
export async function renumberIssues(tx: Transaction, serial: ForetoldSerial, from: string, now: Date): Promise<void> {
  const issues: LineIssue[] = await tx.select(
    lineColumns,
    sql`FROM serial_issues WHERE serial_id = ${serial.id} AND issued_on >= ${from} AND ${isInLine}
        ORDER BY issued_on, id`,
  );
  const numbers = numberInLine(
    issues.map((issue) => ({ ...issue, isSkipped: issue.state === "skipped", isSettled: isSettled(issue) })),
    await issueBefore(tx, serial, from),
    serial,
  );
  for (const [index, issue] of issues.entries()) {
    const number = numbers[index];
    if (number === undefined || isSettled(issue)) continue;
    const label = issueLabel({ ...number, issuedOn: issue.issuedOn }, serial.frequency, serial.labelPattern);
    const due = lateOn(issue.issuedOn, serial.graceDays);
    const isSame =
      issue.label === label && issue.number === number.number && issue.volume === number.volume && issue.lateOn === due;
    if (isSame) continue;
    await tx.update(serialIssueTable, { ...number, label, lateOn: due, updatedAt: now }, sql`id = ${issue.id}`);
  }
}

function isSettled({ isSettled: isSaid, state }: Pick<LineIssue, "isSettled" | "state">): boolean {
  return isSaid || state === "received";
}

/** The last issue before this day that has its place in the line. */
export async function issueBefore(
  tx: Transaction,
  { id, firstNumber }: Pick<Serial, "id" | "firstNumber">,
  day: string,
): Promise<NumberedIssue | null> {
  // Where issues have numbers, one without goes before none.
  const hasPlace = firstNumber === null ? isInLine : sql`number IS NOT NULL`;
  const [before] = await tx.select(
    pick(serialIssueTable, "issuedOn", "volume", "number"),
    sql`FROM serial_issues WHERE serial_id = ${id} AND issued_on < ${day} AND state <> 'skipped' AND ${hasPlace}
        ORDER BY issued_on DESC, id DESC LIMIT 1`,
  );
  return before ?? null;
}

/** The day from which something is still to be numbered; null where everything has come. */
export async function firstOpenDay(tx: Transaction, serialId: number): Promise<string | null> {
  const [open] = await tx.select(
    pick(serialIssueTable, "issuedOn"),
    sql`FROM serial_issues WHERE serial_id = ${serialId} AND state <> 'received' ORDER BY issued_on, id LIMIT 1`,
  );
  return open?.issuedOn ?? null;
}

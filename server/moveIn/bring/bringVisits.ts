import { counterLock, adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { visitsCounter } from "../../visits/statistics/visitsCounter.js";
import { visitTable } from "../../visits/Visit.entity.js";
import { guestValues, NO_VISITOR, type VisitorRecord } from "../../visits/visitWriter.js";
import type { MovingRemark, MovingVisit, SourceRow } from "../library/MovingLibrary.js";
import { type Bringing, bringRows, type ValueRow, type Written } from "./Bringing.js";

type VisitRow = ValueRow<MovingVisit>;

/** Visits, each as it was counted there. */
export function bringVisits(bringing: Bringing): Promise<void> {
  const { timeZone } = bringing.time;
  return bringRows(bringing, "visits", {
    size: 500,
    locks: (rows) =>
      [...new Set(rows.map(({ value }) => visitsCounter(value.visitedAt, timeZone)))]
        .sort()
        .map((month) => counterLock(month)),
    write: (tx, rows) => writeVisits(tx, bringing, rows),
  });
}

async function writeVisits(tx: Transaction, { links, time }: Bringing, rows: readonly VisitRow[]): Promise<Written> {
  const brought = await links.brought(
    tx,
    "visit",
    rows.map(({ source }) => source),
  );
  const waiting = rows.filter(({ source }) => !brought.has(source));
  const students = await links.find(
    tx,
    "student",
    waiting.flatMap(({ value }) => value.memberId ?? []),
  );
  const leftOut = new Map<SourceRow, MovingRemark>();
  const planned = waiting.flatMap(({ source, value }) => {
    const studentId = value.memberId === null ? null : students.get(value.memberId)?.recordId;
    if (studentId === undefined) {
      leftOut.set(source, { code: "visit-member-left", text: "Anggotanya tidak ikut." });
      return [];
    }
    return [{ source, value, visitor: visitorOf(value, studentId) }];
  });
  const ids = await tx.insert(
    visitTable,
    planned.map(({ value, visitor }) => ({ ...visitor, visitedAt: value.visitedAt })),
  );
  const people = new Map<ReturnType<typeof visitsCounter>, number>();
  for (const { value } of planned) {
    const month = visitsCounter(value.visitedAt, time.timeZone);
    people.set(month, (people.get(month) ?? 0) + value.peopleCount);
  }
  await adjustCounters(tx, Object.fromEntries(people));
  await links.add(
    tx,
    planned.map(({ source }, index) => ({
      source,
      kind: "visit",
      recordId: required(ids[index], "a visit just written"),
      made: true,
    })),
  );
  return { made: { visits: planned.length }, leftOut };
}

const LONGEST_NAME = 255;

function visitorOf(value: MovingVisit, studentId: number | null): VisitorRecord {
  const { peopleCount, className } = value;
  if (studentId !== null) return { ...NO_VISITOR, kind: "student", studentId, className, peopleCount };
  const name = value.visitorName?.slice(0, LONGEST_NAME) ?? "Tamu";
  return {
    ...NO_VISITOR,
    kind: "guest",
    ...guestValues(name, value.institution?.slice(0, LONGEST_NAME) ?? null),
    className,
    peopleCount,
  };
}

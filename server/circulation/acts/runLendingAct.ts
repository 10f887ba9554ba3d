import { actorOf } from "../../audit/recordAudit.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { type LendingDay, type LibraryTime, type QueueDay, readLendingDay } from "../policy/lendingDay.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import type { Viewer } from "../../viewer.js";
import type { ActJournal } from "./ActJournal.js";
import { instantOfScan, type OfflineScan } from "./offlineScan.js";
import { momentOfSlip } from "./paperSlip.js";
import { type Act, type ActResult, type Acted, type ActOutcome, runAct } from "./runAct.js";

/** What an act of lending works with. */
export interface ActTools {
  readonly tx: Transaction;
  readonly journal: ActJournal;
  /** The rules and the calendar, read when the act has its turn, on the day on which it was done. */
  readonly day: LendingDay;
  /** The day on which it has reached the library: another one only where the network was away. */
  readonly arrival: QueueDay;
  /** The book has left, or has come back, whatever the checks say. */
  readonly isOffline: boolean;
  /** The day on the paper slip that it was typed in from; null for a scan. */
  readonly slipDay: string | null;
  readonly viewer: Viewer;
  /** Who acts, by the name at the time. */
  readonly actor: string;
}

export interface LendingAct extends Omit<Act, "now"> {
  /** Not part of what the key stands for: a scan may be sent at once and again later. */
  readonly offline?: OfflineScan | null;
  /** The day on a paper slip. */
  readonly slipDay?: string | undefined;
}

/** As `runAct`, for what depends on the rules of lending and on the day. */
export function runLendingAct<Result extends ActResult>(
  database: Database,
  time: LibraryTime,
  { offline = null, slipDay, ...act }: LendingAct,
  work: (tools: ActTools) => Promise<ActOutcome<Result>>,
): Promise<Acted<Result>> {
  const now = time.now();
  return runAct(database, { ...act, now }, async (tx, journal) => {
    const then = slipDay === undefined ? null : momentOfSlip(slipDay, { ...time, now: () => now });
    const done = then ?? (offline ? instantOfScan(offline, now) : now);
    const day = await readLendingDay(tx, { ...time, now: () => done });
    const arrival = { calendar: day.calendar, today: dayIn(time.timeZone, now), now };
    return work({
      tx,
      journal,
      day,
      arrival,
      isOffline: offline !== null || then !== null,
      slipDay: slipDay ?? null,
      viewer: act.viewer,
      actor: actorOf(act.viewer),
    });
  });
}

import type { Lock, Transaction } from "../../platform/database/Database.js";
import type { LibraryTally } from "../look/lookAtLibrary.js";
import type {
  MoveInAnswers,
  MovingKind,
  MovingLibrary,
  MovingRecords,
  MovingRemark,
  MovingRow,
  SourceRow,
} from "../library/MovingLibrary.js";
import type { MoveInCounts } from "../MoveIn.entity.js";
import type { RunningMoveIn } from "../run/RunningMoveIn.js";
import type { Links } from "./Links.js";

/** What every step of bringing in needs. */
export interface Bringing {
  readonly running: RunningMoveIn;
  readonly links: Links;
  readonly library: MovingLibrary;
  readonly answers: MoveInAnswers;
  readonly time: { readonly timeZone: string; readonly now: () => Date };
  readonly tally: LibraryTally;
  /** Adds to what was made. */
  readonly count: (made: MoveInCounts) => void;
}

/** A row with its value, about to be written. */
export interface ValueRow<Value> {
  readonly source: SourceRow;
  readonly value: Value;
  readonly remarks?: readonly MovingRemark[];
}

/** What became of a batch: what was made, and which rows do not come after all, or come with a remark. */
export interface Written {
  readonly made: MoveInCounts;
  readonly leftOut?: ReadonlyMap<SourceRow, MovingRemark>;
  readonly remarks?: ReadonlyMap<SourceRow, readonly MovingRemark[]>;
}

interface Batches<Value> {
  readonly size: number;
  readonly locks?: (rows: readonly ValueRow<Value>[]) => readonly Lock[];
  /** One transaction; it may run twice. */
  readonly write: (tx: Transaction, rows: readonly ValueRow<Value>[]) => Promise<Written>;
}

/** Writes the rows of a kind in short transactions, in their order, and counts what becomes of each. */
export async function bringRows<Kind extends MovingKind>(
  bringing: Bringing,
  kind: Kind,
  { size, locks = () => [], write }: Batches<MovingRecords[Kind]>,
): Promise<void> {
  const { running, library, answers, tally, count } = bringing;
  let batch: ValueRow<MovingRecords[Kind]>[] = [];
  const writeBatch = async () => {
    const rows = batch;
    batch = [];
    if (rows.length === 0) return;
    const written = await running.step("bringing", { locks: locks(rows) }, (tx) => write(tx, rows));
    count(written.made);
    for (const row of rows) tally.take(outcomeOf(row, written));
  };
  for await (const row of library.read(kind, answers)) {
    if ("leftOut" in row) {
      tally.take(row);
      continue;
    }
    batch.push(row);
    if (batch.length >= size) await writeBatch();
  }
  await writeBatch();
}

/** A row as its writer has left it. */
export function outcomeOf<Value>(row: ValueRow<Value>, { leftOut, remarks }: Written): MovingRow<Value> {
  const reason = leftOut?.get(row.source);
  if (reason) return { source: row.source, leftOut: reason };
  return { ...row, remarks: [...(row.remarks ?? []), ...(remarks?.get(row.source) ?? [])] };
}

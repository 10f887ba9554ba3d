import sql, { join } from "sql-template-tag";

import { lockCopies, type CopyLoans } from "../books/copies/copyLoans.js";
import { recordsOfCopy } from "../books/copies/copyLocks.js";
import {
  copyAuditValues,
  type CopySnapshot,
  lockRecordOfCopy,
  selectCopySnapshots,
} from "../books/copies/copySnapshot.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { updateCopies } from "../books/copies/copyWriter.js";
import { forcedJoin } from "../books/query/bookIndexes.js";
import { nextUpdatedAt } from "../books/nextUpdatedAt.js";
import type { Audited } from "../platform/database/auditChange.js";
import { pick, type RowOf } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { groupBy } from "../platform/groupBy.js";
import { required } from "../platform/required.js";
import { proposedItems, type StockTakeRow } from "./stockTakeReads.js";
import type { Proposal } from "./stockTakeInput.js";
import { type ActDone, stockTakeItemTable, type RecordedStatus, type SkipReason } from "./StockTakeItem.entity.js";

type Item = RowOf<typeof stockTakeItemTable>;

type Change = Pick<CopySnapshot, "status" | "locationId">;
interface Done {
  readonly changed: number;
  readonly skipped: number;
}

interface Batch {
  readonly itemIds: readonly number[];
  readonly now: Date;
}

/** Changes the copies of these items; those that are not as the stock take knows them are left, with the reason. */
export async function applyBatch(
  tx: Transaction,
  take: StockTakeRow,
  { acts, itemIds, now }: Batch & { readonly acts: readonly Proposal[] },
): Promise<Audited<Done>> {
  const items = await lockItems(tx, sql`${proposedItems(take.id, acts)} AND id IN (${join([...itemIds])})`);
  const facts = await readFacts(tx, items, take);
  const places = await lockPlaces(tx, items);
  const changes: Changed[] = [];
  const skipped: Skipped[] = [];
  for (const item of items) {
    const wanted = wantedChange(item, acts);
    const reason = skipReason(item, facts, wanted) ?? (hasPlace(wanted, places) ? null : "changed");
    if (reason !== null) skipped.push({ item, reason });
    else {
      const before = required(facts.copies.get(item.copyId ?? 0), "a copy to change");
      changes.push({
        item,
        before,
        after: { ...before, ...wanted.change, ...places.get(wanted.change.locationId ?? 0) },
      });
    }
  }
  await writeChanges(tx, changes, now);
  await keepChanges(tx, changes, (item) => wantedChange(item, acts).act);
  await keepReasons(tx, skipped);
  return { result: { changed: changes.length, skipped: skipped.length }, audit: auditOf(changes) };
}

/** Gives the copies of these items back what they were, unless somebody has changed that since. */
export async function undoBatch(tx: Transaction, take: StockTakeRow, { itemIds, now }: Batch): Promise<Audited<Done>> {
  const items = await lockItems(
    tx,
    // By their numbers: SQLite would go through all that was changed, for each batch of it.
    sql`stock_take_id = ${take.id} AND +act IS NOT NULL AND id IN (${join([...itemIds])})`,
  );
  const { loans, copies } = await readFacts(tx, items, take);
  const labels = await lockPlaces(
    tx,
    items.map((item) => ({ ...item, foundLocationId: item.beforeLocationId })),
  );
  const changes: Changed[] = [];
  const skipped: Skipped[] = [];
  for (const item of items) {
    const before = copies.get(item.copyId ?? 0);
    const reason = before ? undoRefusal(item, before, loans.get(before.id)) : "deleted";
    if (reason !== null || !before) skipped.push({ item, reason: reason ?? "deleted" });
    else {
      const place = item.beforeLocationId === null ? { location: null } : labels.get(item.beforeLocationId);
      if (!place) skipped.push({ item, reason: "changed" });
      else {
        const restored = { status: item.beforeStatus ?? before.status, locationId: item.beforeLocationId, ...place };
        changes.push({ item, before, after: { ...before, ...restored } });
      }
    }
  }
  await writeChanges(tx, changes, now);
  await keepChanges(tx, changes, () => null);
  await keepReasons(tx, skipped);
  return { result: { changed: changes.length, skipped: skipped.length }, audit: auditOf(changes) };
}

interface Changed {
  readonly item: Item;
  readonly before: CopySnapshot;
  readonly after: CopySnapshot;
}
interface Skipped {
  readonly item: Item;
  readonly reason: SkipReason;
}

function lockItems(tx: Transaction, condition: ReturnType<typeof sql>): Promise<Item[]> {
  return tx.select(stockTakeItemTable, sql`FROM stock_take_items WHERE ${condition} ORDER BY id ${forUpdate(tx)}`);
}

interface Facts {
  readonly loans: ReadonlyMap<number, CopyLoans>;
  readonly copies: ReadonlyMap<number, CopySnapshot>;
  readonly updatedAt: ReadonlyMap<number, Date>;
  /** Lent or returned since it began. */
  readonly handled: ReadonlySet<number>;
  /** Lost by a loan that still asks what it cost. */
  readonly owed: ReadonlySet<number>;
}

const loanColumns = { copyId: copyTable.id };

async function readFacts(
  tx: Transaction,
  items: readonly Item[],
  { id: takeId, startedAt }: StockTakeRow,
): Promise<Facts> {
  const ids = items.flatMap(({ copyId }) => copyId ?? []);
  const list = join([0, ...ids]);
  const loans = await lockCopies(tx, sql`copies.id IN (${list})`);
  const copies = await selectCopySnapshots(tx, sql`copies.id IN (${list})`);
  const times = await tx.select(pick(copyTable, "id", "updatedAt"), sql`FROM copies WHERE id IN (${list})`);
  const since = toSqlDateTime(startedAt);
  const borrowed = sql`FROM copies JOIN borrowings ON borrowings.copy_id = copies.id WHERE copies.id IN (${list})`;
  const handled = await tx.select(
    loanColumns,
    sql`${borrowed} AND (borrowings.borrowed_at >= ${since} OR borrowings.returned_at >= ${since})`,
  );
  // Whoever read it in the library, or scanned it for another stock take, had it in hand. The stock takes first: SQLite
  // would go through the copies of all of them.
  const seen = await tx.select(
    loanColumns,
    sql`FROM copies WHERE copies.id IN (${list}) AND (
          EXISTS (SELECT 1 FROM in_house_uses
                  WHERE in_house_uses.copy_id = copies.id AND in_house_uses.used_at >= ${since})
          OR EXISTS (SELECT 1 FROM stock_takes ${forcedJoin(tx.engine)} stock_take_items
                       ON stock_take_items.stock_take_id = stock_takes.id AND stock_take_items.copy_id = copies.id
                     WHERE stock_takes.id <> ${takeId} AND stock_take_items.found_at >= ${since}))`,
  );
  const owed = await lostByOpenLoans(tx, ids);
  return {
    loans: new Map(loans.map((loan) => [loan.copyId, loan])),
    copies: new Map(copies.map((copy) => [copy.id, copy])),
    updatedAt: new Map(times.map(({ id, updatedAt }) => [id, updatedAt])),
    handled: new Set([...handled, ...seen].map(({ copyId }) => copyId)),
    owed,
  };
}

/** Which of these copies are lost by a loan that still asks what they cost. */
export async function lostByOpenLoans(tx: Transaction, copyIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.select(
    loanColumns,
    sql`FROM copies ${forcedJoin(tx.engine)} borrowings ON borrowings.copy_id = copies.id
        WHERE copies.id IN (${join([0, ...copyIds])}) AND borrowings.lost = 1 AND borrowings.returned_at IS NULL`,
  );
  return new Set(rows.map(({ copyId }) => copyId));
}

interface Wanted {
  readonly act: ActDone;
  readonly change: Partial<Change>;
}

function wantedChange(item: Item, acts: readonly Proposal[]): Wanted {
  if (item.outcome === "missing") return { act: "lost", change: { status: "lost" } };
  const isBack =
    acts.includes("available") && item.outcome === "status" && ["lost", "repair"].includes(item.foundStatus ?? "");
  const { foundLocationId, locationId } = item;
  const isMoved = acts.includes("move") && foundLocationId !== null && foundLocationId !== locationId;
  const change: Partial<Change> = {
    ...(isBack ? { status: "available" as const } : {}),
    ...(isMoved ? { locationId: foundLocationId } : {}),
  };
  return { act: isBack ? (isMoved ? "available_moved" : "available") : "moved", change };
}

function skipReason(item: Item, facts: Facts, { act }: Wanted): SkipReason | null {
  const id = item.copyId ?? 0;
  const copy = facts.copies.get(id);
  const loan = facts.loans.get(id);
  if (!copy || !loan) return "deleted";
  if (loan.dueAt !== null) return "on_loan";
  if (item.copyUpdatedAt?.getTime() !== facts.updatedAt.get(id)?.getTime()) return "changed";
  if (act === "moved") return null;
  if (loan.reserved === "kept") return "kept";
  if (act !== "lost") return facts.owed.has(id) ? "lost_loan" : isStill(copy, item.foundStatus);
  return facts.handled.has(id) ? "changed" : isStill(copy, item.status);
}

/** What was kept for a reservation is available again once that has ended. */
function isStill(copy: CopySnapshot, known: RecordedStatus | null): SkipReason | null {
  return copy.status === (known === "kept" ? "available" : known) ? null : "changed";
}

function undoRefusal(item: Item, copy: CopySnapshot, loan: CopyLoans | undefined): SkipReason | null {
  if (loan && loan.dueAt !== null && item.afterStatus !== item.beforeStatus) return "on_loan";
  if (loan?.reserved === "kept" && item.afterStatus !== item.beforeStatus) return "kept";
  return copy.status === item.afterStatus && copy.locationId === item.afterLocationId ? null : "changed";
}

type Places = ReadonlyMap<number, Pick<CopySnapshot, "location">>;

/** The places that copies are moved to, which stay in their list until the transaction ends. */
async function lockPlaces(tx: Transaction, items: readonly Pick<Item, "foundLocationId">[]): Promise<Places> {
  const ids = [...new Set(items.flatMap(({ foundLocationId }) => foundLocationId ?? []))];
  const places = new Map<number, Pick<CopySnapshot, "location">>();
  for (const id of ids.toSorted((one, other) => one - other)) {
    if (!(await lockRecordOfCopy(tx, "locations", id))) continue;
    const { location = null } = await recordsOfCopy(tx, { locationId: id });
    places.set(id, { location });
  }
  return places;
}

function hasPlace({ change: { locationId } }: Wanted, places: Places): boolean {
  return locationId === undefined || locationId === null || places.has(locationId);
}

/** Copies that get the same share a statement. */
async function writeChanges(tx: Transaction, changes: readonly Changed[], now: Date): Promise<void> {
  const keyOf = ({ after: { status, locationId } }: Changed) => JSON.stringify([status, locationId]);
  for (const alike of groupBy(changes, keyOf).values()) {
    const [first] = alike;
    if (!first) continue;
    const { status, locationId } = first.after;
    await updateCopies(
      tx,
      alike.map(({ before }) => before),
      { status, locationId, updatedAt: nextUpdatedAt(tx, now) },
    );
  }
}

/** What an undo will need; `copy_updated_at` follows, so that the change counts as this stock take's own. */
async function keepChanges(
  tx: Transaction,
  changes: readonly Changed[],
  actOf: (item: Item) => ActDone | null,
): Promise<void> {
  const kept = changes.map(({ item, before, after }) => {
    const act = actOf(item);
    const values = {
      act,
      skipped: null,
      beforeStatus: act === null ? null : before.status,
      beforeLocationId: act === null ? null : before.locationId,
      afterStatus: act === null ? null : after.status,
      afterLocationId: act === null ? null : after.locationId,
    };
    return { id: item.id, values };
  });
  for (const alike of groupBy(kept, ({ values }) => JSON.stringify(values)).values()) {
    const [first] = alike;
    if (!first) continue;
    const copyUpdatedAt = sql`(SELECT copies.updated_at FROM copies WHERE copies.id = stock_take_items.copy_id)`;
    const ids = join(alike.map(({ id }) => id));
    await tx.update(stockTakeItemTable, { ...first.values, copyUpdatedAt }, sql`id IN (${ids})`);
  }
}

async function keepReasons(tx: Transaction, skipped: readonly Skipped[]): Promise<void> {
  for (const [reason, alike] of groupBy(skipped, (one) => one.reason)) {
    const ids = join(alike.map(({ item }) => item.id));
    await tx.update(stockTakeItemTable, { skipped: reason, act: null }, sql`id IN (${ids})`);
  }
}

function auditOf(changes: readonly Changed[]) {
  return changes.map(({ before, after }) => ({
    action: "copy.update" as const,
    recordId: before.id,
    before: copyAuditValues(before),
    after: copyAuditValues(after),
  }));
}

import sql, { join, type Sql } from "sql-template-tag";

import { DISPOSAL_NAMES, weedingReasonText } from "../../common/weedingWords.js";
import { type CopyLoans, lockCopies } from "../books/copies/copyLoans.js";
import { copyAuditValues, type CopySnapshot, selectCopySnapshots } from "../books/copies/copySnapshot.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { updateCopies } from "../books/copies/copyWriter.js";
import { nextUpdatedAt } from "../books/nextUpdatedAt.js";
import type { AuditChange, Audited } from "../platform/database/auditChange.js";
import { type PatchOf, pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { groupBy } from "../platform/groupBy.js";
import { lostByOpenLoans } from "../stockTakes/applyActs.js";
import { selectItems, waitingItems, type WeedingItemRow } from "./weedingReads.js";
import { type WeedingItem, weedingItemTable, type WeedingSkip } from "./WeedingItem.entity.js";

export interface Done {
  readonly changed: number;
  readonly skipped: number;
}

interface Batch {
  readonly itemIds: readonly number[];
  readonly now: Date;
}

/** Withdraws the copies of these items; those that cannot go are left, with the reason. */
export async function withdrawBatch(
  tx: Transaction,
  weedingId: number,
  { itemIds, now }: Batch,
): Promise<Audited<Done>> {
  const items = await lockItems(
    tx,
    sql`weeding_id = ${weedingId} AND ${waitingItems} AND id IN (${join([...itemIds])})`,
  );
  const facts = await readFacts(tx, items);
  const { going, left } = split(items, (item) => withdrawalRefusal(facts, item.copyId), facts);
  for (const [beforeStatus, alike] of groupBy(going, ({ copy }) => copy.status)) {
    const copies = alike.map(({ copy }) => copy);
    await updateCopies(tx, copies, { status: "withdrawn", updatedAt: nextUpdatedAt(tx, now) });
    await tx.turns.give();
    await keep(tx, alike, { withdrawn: true, beforeStatus, copyUpdatedAt: updatedAtOfCopy });
    await tx.turns.give();
  }
  await keepReasons(tx, left);
  return {
    result: { changed: going.length, skipped: left.length },
    audit: going.map(({ item, copy }) => ({
      action: "copy.update" as const,
      recordId: copy.id,
      before: copyAuditValues(copy),
      after: {
        ...copyAuditValues({ ...copy, status: "withdrawn" }),
        weedingReason: weedingReasonText(item),
        disposal: DISPOSAL_NAMES[item.disposal],
      },
    })),
  };
}

/** Gives the copies of these items back what they were, unless somebody has changed them since. */
export async function undoBatch(tx: Transaction, weedingId: number, { itemIds, now }: Batch): Promise<Audited<Done>> {
  const items = await lockItems(
    tx,
    sql`weeding_id = ${weedingId} AND ${undoableItems} AND id IN (${join([...itemIds])})`,
  );
  const facts = await readFacts(tx, items);
  const { going, left } = split(items, (item) => undoRefusal(facts, item), facts);
  const audit: AuditChange[] = [];
  for (const [status, alike] of groupBy(going, ({ item }) => item.beforeStatus ?? "available")) {
    const copies = alike.map(({ copy }) => copy);
    await updateCopies(tx, copies, { status, updatedAt: nextUpdatedAt(tx, now) });
    await tx.turns.give();
    await keep(tx, alike, { withdrawn: false, beforeStatus: null, copyUpdatedAt: null });
    for (const copy of copies) {
      const after = copyAuditValues({ ...copy, status });
      audit.push({ action: "copy.update", recordId: copy.id, before: copyAuditValues(copy), after });
    }
    await tx.turns.give();
  }
  await keepReasons(tx, left);
  await giveUp(tx, left, facts);
  return { result: { changed: going.length, skipped: left.length }, audit };
}

/** What an undo has left once stays as it is. */
export const undoableItems = sql`withdrawn = 1 AND skipped IS NULL`;

const updatedAtOfCopy = sql`(SELECT copies.updated_at FROM copies WHERE copies.id = weeding_items.copy_id)`;

function lockItems(tx: Transaction, condition: Sql): Promise<WeedingItemRow[]> {
  return selectItems(tx, sql`WHERE ${condition} ORDER BY id ${forUpdate(tx)}`);
}

export interface CopyFactsNow {
  readonly loans: ReadonlyMap<number, CopyLoans>;
  readonly copies: ReadonlyMap<number, CopySnapshot>;
  readonly updatedAt: ReadonlyMap<number, Date>;
  readonly owed: ReadonlySet<number>;
}

/** What copies are now; locked against loans until the transaction ends. */
export async function readFacts(
  tx: Transaction,
  items: readonly Pick<WeedingItemRow, "copyId">[],
): Promise<CopyFactsNow> {
  const ids = items.map(({ copyId }) => copyId);
  const list = join([0, ...ids]);
  const loans = await lockCopies(tx, sql`copies.id IN (${list})`);
  const copies = await selectCopySnapshots(tx, sql`copies.id IN (${list})`);
  await tx.turns.give();
  const times = await tx.select(pick(copyTable, "id", "updatedAt"), sql`FROM copies WHERE id IN (${list})`);
  return {
    loans: new Map(loans.map((loan) => [loan.copyId, loan])),
    copies: new Map(copies.map((copy) => [copy.id, copy])),
    updatedAt: new Map(times.map(({ id, updatedAt }) => [id, updatedAt])),
    owed: await lostByOpenLoans(tx, ids),
  };
}

/** Why a copy cannot leave the collection now; null where it can. */
export function withdrawalRefusal({ loans, copies, owed }: CopyFactsNow, copyId: number): WeedingSkip | null {
  const copy = copies.get(copyId);
  const loan = loans.get(copyId);
  if (!copy || !loan) return "deleted";
  if (copy.status === "withdrawn") return "withdrawn";
  if (owed.has(copyId)) return "lost_loan";
  if (loan.dueAt !== null) return "on_loan";
  return loan.reserved === null ? null : "reserved";
}

function undoRefusal(
  { copies, updatedAt }: CopyFactsNow,
  { copyId, copyUpdatedAt }: WeedingItemRow,
): WeedingSkip | null {
  const copy = copies.get(copyId);
  if (!copy) return "deleted";
  const isUntouched = updatedAt.get(copyId)?.getTime() === copyUpdatedAt?.getTime();
  return copy.status === "withdrawn" && isUntouched ? null : "changed";
}

interface Going {
  readonly item: WeedingItemRow;
  readonly copy: CopySnapshot;
}
interface Left {
  readonly item: WeedingItemRow;
  readonly reason: WeedingSkip;
}

function split(
  items: readonly WeedingItemRow[],
  refusalOf: (item: WeedingItemRow) => WeedingSkip | null,
  { copies }: CopyFactsNow,
): { readonly going: Going[]; readonly left: Left[] } {
  const going: Going[] = [];
  const left: Left[] = [];
  for (const item of items) {
    const reason = refusalOf(item);
    const copy = copies.get(item.copyId);
    if (reason !== null || !copy) left.push({ item, reason: reason ?? "deleted" });
    else going.push({ item, copy });
  }
  return { going, left };
}

async function keep(tx: Transaction, going: readonly Going[], values: PatchOf<WeedingItem>): Promise<void> {
  await tx.update(weedingItemTable, values, sql`id IN (${join(going.map(({ item }) => item.id))})`);
}

/** What somebody has taken back into the collection is not withdrawn any more, and may be collected again. */
async function giveUp(tx: Transaction, left: readonly Left[], { copies }: CopyFactsNow): Promise<void> {
  const back = left.filter(({ item }) => (copies.get(item.copyId)?.status ?? "withdrawn") !== "withdrawn");
  if (back.length === 0) return;
  const ids = join(back.map(({ item }) => item.id));
  const values = { withdrawn: false, beforeStatus: null, copyUpdatedAt: null };
  await tx.update(weedingItemTable, values, sql`id IN (${ids})`);
}

async function keepReasons(tx: Transaction, left: readonly Left[]): Promise<void> {
  for (const [skipped, alike] of groupBy(left, ({ reason }) => reason)) {
    const ids = join(alike.map(({ item }) => item.id));
    await tx.update(weedingItemTable, { skipped }, sql`id IN (${ids})`);
  }
}

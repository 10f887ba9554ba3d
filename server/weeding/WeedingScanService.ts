import sql, { join } from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { copiesByCode } from "../books/copies/itemCodes/copiesByCode.js";
import { hasItemCode } from "../books/copies/itemCodes/hasItemCode.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { lastCopyText } from "./candidateWords.js";
import { copiesWithPlace, copyColumns, type CopyFacts, withUse } from "./candidates.js";
import { type CollectedInput, collectInput } from "./weedingInput.js";
import { lockWeeding, selectItems, type WeedingItemRow } from "./weedingReads.js";
import { assertOpen } from "./WeedingEditingService.js";
import { weedingItemTable } from "./WeedingItem.entity.js";
import { readFacts, withdrawalRefusal } from "./withdrawCopies.js";

/** What became of a scan: collected now or before, or why it was not. */
export const COLLECT_OUTCOMES = [
  "collected",
  "repeated",
  "unknown",
  "on_loan",
  "reserved",
  "withdrawn",
  "lost_loan",
] as const;
type CollectOutcome = (typeof COLLECT_OUTCOMES)[number];

/** What a scan is answered with. */
export interface CollectAnswer {
  readonly outcome: CollectOutcome;
  readonly message: string;
  readonly code: string;
  readonly title: string | null;
  /** Null where it was not collected. */
  readonly item: WeedingItemRow | null;
}

const unaudited = "Each copy itself says who has collected it and when; its withdrawal has the entry.";

/** Collects what leaves the collection: ticked among the candidates, or scanned by as many people as there are. */
export class WeedingScanService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Answers each scan, in their order. Sent again they are answered the same, and nothing is collected twice.
   * @throws NotFoundError; ValidationError; ConflictError where it is not open
   */
  async collect(viewer: Viewer, id: number, input: unknown): Promise<CollectAnswer[]> {
    assertCanManage(viewer, "catalogue");
    const { scans } = parseInput(collectInput, input);
    const added = { addedAt: this.now(), addedBy: actorOf(viewer) };
    return this.database.write({ unaudited, retryOnDuplicate: true }, async (tx) => {
      assertOpen(await lockWeeding(tx, id));
      return collectAll(tx, id, scans, added);
    });
  }
}

type Added = Pick<WeedingItemRow, "addedAt" | "addedBy">;
type NewItem = Omit<WeedingItemRow, "id">;

/** What became of a scan; the item of one that was only just collected has no number yet. */
interface Decided {
  readonly scan: CollectedInput;
  readonly copy: CopyFacts | null;
  readonly outcome: CollectOutcome;
  /** Whether this very scan has collected it. */
  readonly isNew: boolean;
}

/** A dozen statements for any number of scans. */
async function collectAll(
  tx: Transaction,
  weedingId: number,
  scans: readonly CollectedInput[],
  added: Added,
): Promise<CollectAnswer[]> {
  const copyOf = await findCopies(tx, scans);
  const copies = [...new Map([...copyOf.values()].map((copy) => [copy.id, copy])).values()];
  const before = await lockItemsOf(tx, weedingId, copies);
  const facts = await readFacts(
    tx,
    copies.map(({ id }) => ({ copyId: id })),
  );
  const known = new Map<number, NewItem>(before);
  const decided = scans.map((scan): Decided => {
    const copy = copyOf.get(scan.code) ?? null;
    if (!copy) return { scan, copy, outcome: "unknown", isNew: false };
    const item = known.get(copy.id);
    const refusal = withdrawalRefusal(facts, copy.id);
    // What an undo has left may be in the collection again since: it is collected anew.
    const isBack = item?.withdrawn === true && refusal === null;
    if (item && !isBack) {
      return { scan, copy, outcome: item.scanKey === scan.key ? "collected" : "repeated", isNew: false };
    }
    if (refusal !== null) {
      const outcome = refusal === "deleted" || refusal === "changed" ? "unknown" : refusal;
      return { scan, copy, outcome, isNew: false };
    }
    known.set(copy.id, itemOf(weedingId, copy, scan, added));
    return { scan, copy, outcome: "collected", isNew: true };
  });
  const collected = decided.flatMap(({ copy, isNew }) => (copy && isNew ? [copy] : []));
  const items = await writeItems(tx, collected, { known, before });
  const messages = await collectedMessages(tx, decided, before);
  return decided.map(({ scan, copy, outcome }, index): CollectAnswer => {
    if (!copy) return { outcome, message: MESSAGES.unknown, code: scan.code, title: null, item: null };
    const { code, title } = copy;
    if (outcome === "collected" || outcome === "repeated") {
      const item = required(items.get(copy.id), "a collected copy");
      const message = outcome === "repeated" ? `Sudah dikumpulkan oleh ${item.addedBy}.` : messages[index];
      return { outcome, message: required(message, "its message"), code: item.code, title, item };
    }
    return { outcome, message: MESSAGES[outcome], code, title, item: null };
  });
}

function itemOf(weedingId: number, copy: CopyFacts, scan: CollectedInput, added: Added): NewItem {
  return {
    weedingId,
    copyId: copy.id,
    code: copy.code,
    inventoryCode: copy.inventoryCode,
    title: copy.title,
    callNumber: copy.callNumber,
    publishYear: copy.publishYear,
    price: copy.price,
    reason: scan.reason,
    reasonText: scan.reason === "other" ? (scan.reasonText ?? null) : null,
    disposal: scan.disposal,
    ...added,
    scanKey: scan.key,
    withdrawn: false,
    skipped: null,
    beforeStatus: null,
    copyUpdatedAt: null,
  };
}

interface Items {
  readonly known: ReadonlyMap<number, NewItem>;
  readonly before: ReadonlyMap<number, WeedingItemRow>;
}

/** Writes what was collected, and gives the item of each copy that is known. */
async function writeItems(
  tx: Transaction,
  collected: readonly CopyFacts[],
  { known, before }: Items,
): Promise<ReadonlyMap<number, WeedingItemRow>> {
  const items = new Map(before);
  const added: NewItem[] = [];
  for (const { id } of collected) {
    const item = required(known.get(id), "a collected copy");
    const old = before.get(id);
    if (old) {
      await tx.update(weedingItemTable, item, sql`id = ${old.id}`);
      items.set(id, { ...item, id: old.id });
    } else {
      added.push(item);
    }
  }
  const ids = await tx.insert(weedingItemTable, added);
  added.forEach((item, index) => items.set(item.copyId, { ...item, id: required(ids[index], "its number") }));
  return items;
}

/** The copy of each code that one has. */
async function findCopies(tx: Transaction, scans: readonly CollectedInput[]): Promise<ReadonlyMap<string, CopyFacts>> {
  const codes = [...new Set(scans.map(({ code }) => code))];
  const rows = await tx.select(
    copyColumns,
    sql`FROM ${copiesWithPlace(tx)} WHERE copies.listed = 1 AND books.listed = 1 AND ${hasItemCode(...codes)}`,
  );
  return copiesByCode(codes, rows);
}

async function lockItemsOf(
  tx: Transaction,
  weedingId: number,
  copies: readonly CopyFacts[],
): Promise<ReadonlyMap<number, WeedingItemRow>> {
  const ids = join([0, ...copies.map(({ id }) => id)]);
  const items = await selectItems(tx, sql`WHERE weeding_id = ${weedingId} AND copy_id IN (${ids}) ${forUpdate(tx)}`);
  return new Map(items.map((item) => [item.copyId, item]));
}

/** What each collected copy is answered with: of several of a title the one that comes last is the last copy. */
async function collectedMessages(
  tx: Transaction,
  decided: readonly Decided[],
  before: ReadonlyMap<number, WeedingItemRow>,
): Promise<readonly (string | null)[]> {
  const collected = decided.flatMap(({ copy, outcome }) => (copy && outcome === "collected" ? [copy] : []));
  const facts = new Map((await withUse(tx, collected, { areCollected: true })).map((copy) => [copy.id, copy]));
  const stillThere = new Set<number>();
  return decided
    .toReversed()
    .map(({ copy, outcome, isNew }) => {
      const use = copy && outcome === "collected" ? facts.get(copy.id) : undefined;
      if (!use) return null;
      const remark = stillThere.has(use.bookId) ? null : lastCopyText(use);
      if (isNew && !before.has(use.id) && use.status !== "lost") stillThere.add(use.bookId);
      return remark === null ? "Dikumpulkan." : `Dikumpulkan. ${remark}.`;
    })
    .toReversed();
}

const MESSAGES: Readonly<Record<Exclude<CollectOutcome, "collected" | "repeated">, string>> = {
  unknown: "Kode ini tidak dikenal. Periksa label bukunya.",
  on_loan: "Tercatat masih dipinjam. Terima dulu pengembaliannya di meja peminjaman.",
  reserved: "Ada anggota yang mereservasi eksemplar ini. Batalkan dulu reservasinya, atau kembalikan ke rak.",
  withdrawn: "Sudah ditarik dari koleksi. Pisahkan bukunya dari rak.",
  lost_loan: "Tercatat hilang, dan ganti ruginya belum selesai. Terima dulu di meja peminjaman.",
};

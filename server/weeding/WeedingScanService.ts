import sql from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { hasItemCode } from "../books/copies/itemCodes/hasItemCode.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
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
      const answers: CollectAnswer[] = [];
      for (const scan of scans) {
        answers.push(await record(tx, id, scan, added));
        await tx.turns.give();
      }
      return answers;
    });
  }
}

async function record(tx: Transaction, weedingId: number, scan: CollectedInput, added: Added): Promise<CollectAnswer> {
  const copy = await findCopy(tx, scan.code);
  if (!copy) return { outcome: "unknown", message: MESSAGES.unknown, code: scan.code, title: null, item: null };
  const { title } = copy;
  const [before] = await selectItems(
    tx,
    sql`WHERE weeding_id = ${weedingId} AND copy_id = ${copy.id} ${forUpdate(tx)}`,
  );
  const refuse = async () => withdrawalRefusal(await readFacts(tx, [{ copyId: copy.id }]), copy.id);
  // What an undo has left may be in the collection again since: it is collected anew.
  const isBack = before?.withdrawn === true && (await refuse()) === null;
  if (before && !isBack) {
    const isSame = before.scanKey === scan.key;
    const message = isSame ? await collectedMessage(tx, copy) : `Sudah dikumpulkan oleh ${before.addedBy}.`;
    return { outcome: isSame ? "collected" : "repeated", message, code: before.code, title, item: before };
  }
  const refusal = isBack ? null : await refuse();
  if (refusal !== null) {
    const outcome = refusal === "deleted" || refusal === "changed" ? "unknown" : refusal;
    return { outcome, message: MESSAGES[outcome], code: copy.code, title, item: null };
  }
  const item = itemOf(weedingId, copy, scan, added);
  const id = await writeItem(tx, item, before);
  return {
    outcome: "collected",
    message: await collectedMessage(tx, copy),
    code: copy.code,
    title,
    item: { ...item, id },
  };
}

type Added = Pick<WeedingItemRow, "addedAt" | "addedBy">;

function itemOf(weedingId: number, copy: CopyFacts, scan: CollectedInput, added: Added): Omit<WeedingItemRow, "id"> {
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

async function writeItem(tx: Transaction, item: Omit<WeedingItemRow, "id">, before: WeedingItemRow | undefined) {
  if (!before) return (await tx.insert(weedingItemTable, [item]))[0] ?? 0;
  await tx.update(weedingItemTable, item, sql`id = ${before.id}`);
  return before.id;
}

async function findCopy(tx: Transaction, code: string): Promise<CopyFacts | null> {
  const rows = await tx.select(
    copyColumns,
    sql`FROM ${copiesWithPlace(tx)} WHERE copies.listed = 1 AND books.listed = 1 AND ${hasItemCode(code)}`,
  );
  return rows.find((row) => row.code === code) ?? rows[0] ?? null;
}

async function collectedMessage(tx: Transaction, copy: CopyFacts): Promise<string> {
  const [facts] = await withUse(tx, [copy], { areCollected: true });
  const remark = facts ? lastCopyText(facts) : null;
  return remark === null ? "Dikumpulkan." : `Dikumpulkan. ${remark}.`;
}

const MESSAGES: Readonly<Record<Exclude<CollectOutcome, "collected" | "repeated">, string>> = {
  unknown: "Kode ini tidak dikenal. Periksa label bukunya.",
  on_loan: "Tercatat masih dipinjam. Terima dulu pengembaliannya di meja peminjaman.",
  reserved: "Ada anggota yang mereservasi eksemplar ini. Batalkan dulu reservasinya, atau kembalikan ke rak.",
  withdrawn: "Sudah ditarik dari koleksi. Pisahkan bukunya dari rak.",
  lost_loan: "Tercatat hilang, dan ganti ruginya belum selesai. Terima dulu di meja peminjaman.",
};

import sql, { type Sql } from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { locationTable } from "../authorities/records/Location.entity.js";
import { hasItemCode } from "../books/copies/itemCodes/hasItemCode.js";
import { ConflictError } from "../errors.js";
import { pick, type RowOf, valuesOf } from "../platform/database/columns.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import {
  EXPECTED_STATUSES,
  type Part,
  partCondition,
  recordedColumns,
  recordedCopies,
  type ScannedCopy,
  scannedColumns,
} from "./stockTakePart.js";
import { type ScanInput, scansInput } from "./stockTakeInput.js";
import { stockTakeById, type StockTakeItemRow, type StockTakeRow } from "./stockTakeReads.js";
import { stockTakeNotFound } from "./stockTakeNotFound.js";
import { stockTakeItemTable, type StockTakeItem, type StockTakeOutcome } from "./StockTakeItem.entity.js";
import { stockTakeShelfTable } from "./StockTakeShelf.entity.js";
import { scanMessage } from "./scanMessage.js";

/** What a scan is answered with. */
export interface ScanAnswer {
  readonly item: StockTakeItemRow;
  /** Whether another scan had found it before. */
  readonly isRepeated: boolean;
  readonly message: string;
}

const unaudited = "Each scan itself says who has made it and when; what is done about it has the entries.";

/** Records what is scanned at the shelves, by as many people as there are. */
export class StockTakeScanService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Answers each scan, in their order. Sent again they are answered the same, and nothing is counted twice.
   * @throws NotFoundError; ValidationError; ConflictError where it is not open.
   */
  async scan(viewer: Viewer, id: number, input: unknown): Promise<ScanAnswer[]> {
    assertCanManage(viewer, "stockTakes");
    const { scans, sentAt } = parseInput(scansInput, input);
    return this.database.write({ unaudited, retryOnDuplicate: true }, async (tx) => {
      const take = await stockTakeById(tx, id);
      if (!take) throw stockTakeNotFound();
      assertOpen(take);
      const answers: ScanAnswer[] = [];
      for (const scan of scans) {
        const foundAt = this.instantOf(scan, sentAt ?? null, take);
        answers.push(await record(tx, take, scan, { foundAt, foundBy: actorOf(viewer) }));
        await tx.turns.give();
      }
      return answers;
    });
  }

  /** By the server's clock: never in the future, nor before the stock take began. */
  private instantOf({ scannedAt }: ScanInput, sentAt: Date | null, { startedAt }: StockTakeRow): Date {
    const now = this.now();
    const ago = scannedAt && sentAt ? Math.max(0, sentAt.getTime() - scannedAt.getTime()) : 0;
    const at = Math.max(now.getTime() - ago, startedAt.getTime());
    // To the second, as it is stored: sent again, a scan gets the same answer.
    return new Date(at - (at % 1_000));
  }
}

function assertOpen({ state }: StockTakeRow): void {
  if (state === "open") return;
  throw new ConflictError(
    state === "preparing"
      ? "Daftar eksemplarnya masih disiapkan. Tunggu sebentar, lalu pindai lagi."
      : "Stock opname ini sudah tidak dibuka. Minta admin membukanya lagi, lalu kirim ulang pindaiannya.",
  );
}

interface Finding {
  readonly foundAt: Date;
  readonly foundBy: string;
}

async function record(tx: Transaction, take: StockTakeRow, scan: ScanInput, finding: Finding): Promise<ScanAnswer> {
  const copy = await findCopy(tx, scan.code);
  const before = await lockItem(tx, take.id, copy ? sql`copy_id = ${copy.copyId}` : sql`unknown_code = ${scan.code}`);
  const foundLocationId = scan.locationId ?? take.locationId;
  if (before?.foundAt && !isCorrection(before, scan, { ...finding, foundLocationId })) {
    return answerOf(tx, before, before.scanKey !== scan.key);
  }
  const found = {
    ...finding,
    scanKey: scan.key,
    foundLocationId,
    foundStatus: copy?.status ?? null,
    outcome: copy ? await outcomeOf(tx, take, copy, { before, foundLocationId, ...finding }) : ("unknown" as const),
  };
  if (before) {
    const copyUpdatedAt = copy?.copyUpdatedAt ?? before.copyUpdatedAt;
    await tx.update(stockTakeItemTable, { ...found, copyUpdatedAt }, sql`id = ${before.id}`);
    if (before.foundAt) await correctCount(tx, before, found.outcome);
    else await countScan(tx, before, found.outcome, { wasThere: true });
    return answerOf(tx, { ...before, ...found, copyUpdatedAt }, false);
  }
  const added = { ...newItem(take, scan, copy), ...found };
  const [id] = await tx.insert(stockTakeItemTable, [added]);
  if (copy) await countScan(tx, added, found.outcome, { wasThere: false });
  return answerOf(tx, { ...added, id: required(id, "the scan just written") }, false);
}

async function findCopy(tx: Transaction, code: string): Promise<ScannedCopy | null> {
  const rows = await tx.select(
    scannedColumns,
    sql`FROM ${recordedCopies(tx)} WHERE copies.listed = 1 AND books.listed = 1 AND ${hasItemCode(code)}`,
  );
  return rows.find((row) => row.code === code) ?? rows[0] ?? null;
}

type StoredItem = RowOf<typeof stockTakeItemTable>;

/** As it is now, also where another has scanned it since this transaction began. */
async function lockItem(tx: Transaction, id: number, condition: Sql): Promise<StoredItem | null> {
  const [item] = await tx.select(
    stockTakeItemTable,
    sql`FROM stock_take_items WHERE stock_take_id = ${id} AND ${condition} ${forUpdate(tx)}`,
  );
  return item ?? null;
}

interface Scanned extends Finding {
  readonly before: StoredItem | null;
  readonly foundLocationId: number | null;
}

async function outcomeOf(
  tx: Transaction,
  take: StockTakeRow,
  copy: ScannedCopy,
  { before, foundLocationId, foundAt }: Scanned,
): Promise<StockTakeOutcome> {
  // Lent after it was scanned without network: it stood there.
  const isLent = copy.status === "on_loan" && copy.borrowedAt !== null && copy.borrowedAt <= foundAt;
  if (isLent) return "on_loan";
  if (copy.status !== "on_loan" && !EXPECTED_STATUSES.includes(copy.status)) return "status";
  const isElsewhere = foundLocationId !== null && copy.locationId !== null && foundLocationId !== copy.locationId;
  if (isElsewhere) return "elsewhere";
  const wasWrittenDown = before !== null && before.foundAt === null;
  return wasWrittenDown || (await isOfPart(tx, take, copy.copyId)) ? "found" : "elsewhere";
}

/** A copy that was added since belongs there although nobody expected it. */
async function isOfPart(tx: Transaction, part: Part, copyId: number): Promise<boolean> {
  return (await tx.count(sql`FROM ${recordedCopies(tx)} WHERE copies.id = ${copyId} AND ${partCondition(part)}`)) > 0;
}

type NewItem = Omit<
  StockTakeItem,
  "id" | "stockTake" | "outcome" | "foundAt" | "foundBy" | "scanKey" | "foundStatus" | "foundLocationId"
>;

/** What is known of a code that no copy has. */
const NO_COPY = {
  copyId: null,
  title: null,
  callNumber: null,
  shelfKey: "",
  locationId: null,
  mainClass: "",
  price: null,
  status: null,
  copyUpdatedAt: null,
};

function newItem(take: StockTakeRow, { code }: ScanInput, copy: ScannedCopy | null): NewItem {
  const recorded = copy ? valuesOf(recordedColumns, copy) : { ...NO_COPY, code };
  return {
    ...recorded,
    stockTakeId: take.id,
    unknownCode: copy ? null : code,
    expected: false,
    act: null,
    skipped: null,
    beforeStatus: null,
    beforeLocationId: null,
    afterStatus: null,
    afterLocationId: null,
  };
}

/**
 * A copy that stood elsewhere is scanned again at another place: put back, or its place was chosen wrongly at first. A
 * scan that was made before the first one, and only comes later, corrects nothing.
 */
function isCorrection(
  { outcome, foundAt, foundLocationId: firstPlace, scanKey }: StoredItem,
  { key }: ScanInput,
  { foundAt: now, foundLocationId }: Pick<StockTakeItem, "foundLocationId"> & Finding,
): boolean {
  const isElsewhere = outcome === "elsewhere" && scanKey !== key && foundAt !== null;
  return isElsewhere && foundLocationId !== null && foundLocationId !== firstPlace && now > foundAt;
}

/** It was counted as one to check by its first scan. */
async function correctCount(
  tx: Transaction,
  { stockTakeId, locationId, mainClass }: StoredItem,
  outcome: StockTakeOutcome,
): Promise<void> {
  if (outcome !== "found") return;
  await tx.run(
    sql`UPDATE stock_take_shelves SET to_check = to_check - 1
        WHERE stock_take_id = ${stockTakeId} AND location_id = ${locationId ?? 0} AND main_class = ${mainClass}`,
  );
}

/** The shelf's numbers, in the same transaction. */
async function countScan(
  tx: Transaction,
  {
    stockTakeId,
    locationId,
    mainClass,
    expected,
  }: Pick<StockTakeItem, "stockTakeId" | "locationId" | "mainClass" | "expected">,
  outcome: StockTakeOutcome,
  { wasThere }: { readonly wasThere: boolean },
): Promise<void> {
  const found = expected ? 1 : 0;
  const away = wasThere && !expected ? -1 : 0;
  const toCheck = outcome === "found" ? 0 : 1;
  const sums = sql`found = stock_take_shelves.found + ${found}, away = stock_take_shelves.away + ${away},
    to_check = stock_take_shelves.to_check + ${toCheck}`;
  await tx.insert(
    stockTakeShelfTable,
    [{ stockTakeId, locationId: locationId ?? 0, mainClass, expected: 0, found, away, toCheck }],
    tx.engine === "sqlite"
      ? sql`ON CONFLICT (stock_take_id, location_id, main_class) DO UPDATE SET ${sums}`
      : sql`ON DUPLICATE KEY UPDATE ${sums}`,
  );
}

const placeColumns = pick(locationTable, "id", "name", "shelf");

async function answerOf(tx: Transaction, stored: StoredItem, isRepeated: boolean): Promise<ScanAnswer> {
  const { locationId, foundLocationId } = stored;
  const places = await tx.select(
    placeColumns,
    sql`FROM locations WHERE id IN (${locationId ?? 0}, ${foundLocationId ?? 0})`,
  );
  const placeOf = (id: number | null) => places.find((place) => place.id === id);
  const item = {
    ...stored,
    locationName: placeOf(locationId)?.name ?? null,
    locationShelf: placeOf(locationId)?.shelf ?? null,
    foundLocationName: placeOf(foundLocationId)?.name ?? null,
    foundLocationShelf: placeOf(foundLocationId)?.shelf ?? null,
  };
  return { item, isRepeated, message: scanMessage(item, isRepeated) };
}

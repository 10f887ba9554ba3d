import sql, { join, type Sql } from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { locationTable } from "../authorities/records/Location.entity.js";
import { copiesByCode } from "../books/copies/itemCodes/copiesByCode.js";
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
import { countScan, type ShelfChanges, writeCounts } from "./scanCounts.js";
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
      const known = await readKnown(tx, take, scans);
      const recorded: Recorded[] = [];
      for (const scan of scans) {
        const foundAt = this.instantOf(scan, sentAt ?? null, take);
        recorded.push(await record(tx, take, { scan, finding: { foundAt, foundBy: actorOf(viewer) }, known }));
        await tx.turns.give();
      }
      // Last, as others who scan at the same shelf wait for its row.
      await writeCounts(tx, take.id, known.counts);
      return answersOf(tx, recorded);
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

type StoredItem = RowOf<typeof stockTakeItemTable>;

/** What these scans are about, as it is now: also where another has scanned it since this transaction began. */
interface Known {
  readonly copyOf: ReadonlyMap<string, ScannedCopy>;
  /** By `keyOf`; a scan adds its own. */
  readonly items: Map<string, StoredItem>;
  readonly counts: ShelfChanges;
}

interface Recorded {
  readonly stored: StoredItem;
  readonly isRepeated: boolean;
}

/** Three statements for any number of scans. */
async function readKnown(tx: Transaction, { id }: StockTakeRow, scans: readonly ScanInput[]): Promise<Known> {
  const codes = [...new Set(scans.map(({ code }) => code))];
  const copyOf = copiesByCode(
    codes,
    await tx.select(
      scannedColumns,
      sql`FROM ${recordedCopies(tx)} WHERE copies.listed = 1 AND books.listed = 1 AND ${hasItemCode(...codes)}`,
    ),
  );
  const copyIds = [...new Set([...copyOf.values()].map(({ copyId }) => copyId))];
  const unknown = codes.filter((code) => !copyOf.has(code));
  const items = [
    ...(await lockItems(tx, id, sql`copy_id`, copyIds)),
    ...(await lockItems(tx, id, sql`unknown_code`, unknown)),
  ];
  return { copyOf, items: new Map(items.map((item) => [keyOf(item), item])), counts: new Map() };
}

async function lockItems(
  tx: Transaction,
  id: number,
  column: Sql,
  values: readonly (number | string)[],
): Promise<StoredItem[]> {
  if (values.length === 0) return [];
  const condition = sql`stock_take_id = ${id} AND ${column} IN (${join([...values])})`;
  return tx.select(stockTakeItemTable, sql`FROM stock_take_items WHERE ${condition} ${forUpdate(tx)}`);
}

function keyOf({ copyId, unknownCode }: Pick<StockTakeItem, "copyId" | "unknownCode">): string {
  return copyId === null ? `code ${unknownCode ?? ""}` : `copy ${copyId}`;
}

interface ScanToRecord {
  readonly scan: ScanInput;
  readonly finding: Finding;
  readonly known: Known;
}

async function record(tx: Transaction, take: StockTakeRow, { scan, finding, known }: ScanToRecord): Promise<Recorded> {
  const copy = known.copyOf.get(scan.code) ?? null;
  const key = keyOf({ copyId: copy?.copyId ?? null, unknownCode: scan.code });
  const before = known.items.get(key) ?? null;
  const foundLocationId = scan.locationId ?? take.locationId;
  if (before?.foundAt && !isCorrection(before, scan, { ...finding, foundLocationId })) {
    return { stored: before, isRepeated: before.scanKey !== scan.key };
  }
  const found = {
    ...finding,
    scanKey: scan.key,
    foundLocationId,
    foundStatus: copy?.status ?? null,
    outcome: await outcomeOf(tx, take, copy, { before, foundLocationId, ...finding }),
  };
  const stored = before
    ? await rewrite(tx, before, { ...found, copyUpdatedAt: copy?.copyUpdatedAt ?? before.copyUpdatedAt })
    : await add(tx, { ...newItem(take, scan, copy), ...found });
  if (copy) countScan(known.counts, before, stored);
  known.items.set(key, stored);
  return { stored, isRepeated: false };
}

async function rewrite(tx: Transaction, before: StoredItem, values: Partial<StoredItem>): Promise<StoredItem> {
  await tx.update(stockTakeItemTable, values, sql`id = ${before.id}`);
  return { ...before, ...values };
}

async function add(tx: Transaction, item: Omit<StoredItem, "id">): Promise<StoredItem> {
  const [id] = await tx.insert(stockTakeItemTable, [item]);
  return { ...item, id: required(id, "the scan just written") };
}

interface Scanned extends Finding {
  readonly before: StoredItem | null;
  readonly foundLocationId: number | null;
}

async function outcomeOf(
  tx: Transaction,
  take: StockTakeRow,
  copy: ScannedCopy | null,
  { before, foundLocationId, foundAt }: Scanned,
): Promise<StockTakeOutcome> {
  if (!copy) return "unknown";
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

const placeColumns = pick(locationTable, "id", "name", "shelf");

async function answersOf(tx: Transaction, recorded: readonly Recorded[]): Promise<ScanAnswer[]> {
  const ids = recorded.flatMap(({ stored: { locationId, foundLocationId } }) => [
    locationId ?? 0,
    foundLocationId ?? 0,
  ]);
  const places = await tx.select(placeColumns, sql`FROM locations WHERE id IN (${join([...new Set(ids)])})`);
  const placeOf = (id: number | null) => places.find((place) => place.id === id);
  return recorded.map(({ stored, isRepeated }): ScanAnswer => {
    const { locationId, foundLocationId } = stored;
    const item = {
      ...stored,
      locationName: placeOf(locationId)?.name ?? null,
      locationShelf: placeOf(locationId)?.shelf ?? null,
      foundLocationName: placeOf(foundLocationId)?.name ?? null,
      foundLocationShelf: placeOf(foundLocationId)?.shelf ?? null,
    };
    return { item, isRepeated, message: scanMessage(item, isRepeated) };
  });
}

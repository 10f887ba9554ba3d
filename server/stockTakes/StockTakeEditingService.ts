import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import sql, { join } from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { categoryTable } from "../authorities/records/Category.entity.js";
import { locationTable } from "../authorities/records/Location.entity.js";
import { ConflictError, invalid } from "../errors.js";
import { chunk } from "../platform/database/chunk.js";
import { integer, pick } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { maxId } from "../platform/database/maxId.js";
import { required } from "../platform/required.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { longDate } from "../platform/time/longDate.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type LibrarianViewer, type Viewer } from "../viewer.js";
import { applyInput, type BeginInput, beginInput, stateInput } from "./stockTakeInput.js";
import { applyBatch, undoBatch } from "./applyActs.js";
import { placeName } from "./scanMessage.js";
import {
  describePart,
  firstOutcome,
  isExpected,
  type Part,
  partCondition,
  recordedColumns,
  recordedCopies,
} from "./stockTakePart.js";
import { lockStockTake, proposedItems, selectStockTakes, stockTakeById, type StockTakeRow } from "./stockTakeReads.js";
import { stockTakeNotFound } from "./stockTakeNotFound.js";
import { stockTakeTable, type StockTakeState } from "./StockTake.entity.js";
import { stockTakeItemTable } from "./StockTakeItem.entity.js";
import { stockTakeShelfTable } from "./StockTakeShelf.entity.js";

/** Copies written down, or changed, in one short transaction. */
const COPIES_AT_ONCE = 1_000;
const CHANGES_AT_ONCE = 100;
const CHANGES_PER_CALL = 2_000;

const step = {
  unaudited: "Its beginning has the entry, and nothing of the collection changes.",
  isStep: true,
} as const;

/** For the audit trail. */
const STATE_WORDS: Readonly<Record<StockTakeState, string>> = {
  preparing: "disiapkan",
  open: "berjalan",
  finished: "selesai",
  cancelled: "dibatalkan",
};

/** What an act at the end has done, or its undo. */
export interface Outcome {
  readonly take: StockTakeRow;
  readonly changed: number;
  readonly skipped: number;
  /** Copies that are left for the next call, as one request must not take minutes. */
  readonly remaining: number;
}

/** How administrators begin and end stock takes, and apply what they have shown. */
export class StockTakeEditingService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Writes down every copy of the part as it is now, a thousand at a time.
   * @throws ValidationError for a place, a category or a part without copies
   */
  async begin(viewer: Viewer, input: unknown): Promise<StockTakeRow> {
    assertCanBegin(viewer);
    const given = parseInput(beginInput, input);
    const part = await this.database.read((reader) => this.partOf(reader, given));
    const startedAt = this.now();
    const name = given.name ?? `Stock opname ${longDate(dayIn(this.timeZone, startedAt))}`;
    const beginKey = given.key ?? null;
    const begun = await this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const [known] = beginKey === null ? [] : await selectStockTakes(tx, sql`WHERE begin_key = ${beginKey}`);
      if (known) return { result: { take: known, isKnown: true }, audit: [] };
      const [id] = await tx.insert(stockTakeTable, [
        {
          ...part,
          name,
          state: "preparing",
          startedAt,
          startedBy: actorOf(viewer),
          frozenAt: null,
          finishedAt: null,
          finishedBy: null,
          appliedAt: null,
          appliedBy: null,
          beginKey,
        },
      ]);
      const made = required(await stockTakeById(tx, required(id, "its number")), "the stock take just written");
      const after = { name, part: describePart(made) };
      return {
        result: { take: made, isKnown: false },
        audit: [{ action: "stockTake.create", recordId: made.id, after }],
      };
    });
    return begun.isKnown ? begun.take : this.database.keepOpen(() => this.freeze(begun.take));
  }

  /**
   * Opens it again, ends it or gives it up; nothing that was scanned is lost.
   * @throws NotFoundError; ConflictError where it cannot change so
   */
  async setState(viewer: Viewer, id: number, input: unknown): Promise<StockTakeRow> {
    assertCanBegin(viewer);
    const { state } = parseInput(stateInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockStockTake(tx, id);
      if (before.state === state) return { result: before, audit: [] };
      const refusal = stateRefusal(before, state);
      if (refusal !== null) throw new ConflictError(refusal);
      const isOpen = state === "open";
      await tx.update(
        stockTakeTable,
        { state, finishedAt: isOpen ? null : this.now(), finishedBy: isOpen ? null : actorOf(viewer) },
        sql`id = ${id}`,
      );
      return {
        result: required(await stockTakeById(tx, id), "the stock take just changed"),
        audit: [
          {
            action: "stockTake.update",
            recordId: id,
            before: { stockTakeState: STATE_WORDS[before.state] },
            after: { stockTakeState: STATE_WORDS[state] },
          },
        ],
      };
    });
  }

  /**
   * Changes copies as it has shown them to be, in batches; a copy that somebody has changed since is left, with the
   * reason. Called again it goes on with what remains.
   * @throws NotFoundError; ValidationError; ConflictError where it has not ended
   */
  async apply(viewer: Viewer, id: number, input: unknown): Promise<Outcome> {
    assertCanBegin(viewer);
    const { acts, leftOutItemIds } = parseInput(applyInput, input);
    const leftOut = new Set(leftOutItemIds ?? []);
    await this.database.write(step, async (tx) => {
      const take = await lockStockTake(tx, id);
      assertFinished(take);
      if (take.appliedAt !== null) return;
      await tx.update(stockTakeTable, { appliedAt: this.now(), appliedBy: actorOf(viewer) }, sql`id = ${id}`);
      // What an earlier end has left may be as it was by now.
      await tx.update(stockTakeItemTable, { skipped: null }, sql`stock_take_id = ${id} AND skipped IS NOT NULL`);
    });
    const proposed = (
      await this.idsWhere(sql`FROM stock_take_items WHERE ${proposedItems(id, acts)} ORDER BY id`)
    ).filter((itemId) => !leftOut.has(itemId));
    let changed = 0;
    let skipped = 0;
    for (const batch of chunk(proposed.slice(0, CHANGES_PER_CALL), CHANGES_AT_ONCE)) {
      const done = await this.database.write({ viewer }, async (tx) => {
        const take = await lockStockTake(tx, id);
        assertFinished(take);
        return applyBatch(tx, take, { acts, itemIds: batch, now: this.now() });
      });
      changed += done.changed;
      skipped += done.skipped;
      await yieldToEventLoop();
    }
    return this.conclude(viewer, id, "apply", {
      changed,
      skipped,
      remaining: Math.max(0, proposed.length - CHANGES_PER_CALL),
    });
  }

  /**
   * Gives copies back what they were, unless they were changed since; called again it goes on with what remains.
   * @throws NotFoundError; ConflictError where nothing was applied
   */
  async undo(viewer: Viewer, id: number): Promise<Outcome> {
    assertCanBegin(viewer);
    const take = await this.database.read((reader) => stockTakeById(reader, id));
    if (!take) throw stockTakeNotFound();
    if (take.appliedAt === null)
      throw new ConflictError("Belum ada perubahan dari stock opname ini yang dapat diurungkan.");
    const done = await this.idsWhere(
      sql`FROM stock_take_items WHERE stock_take_id = ${id} AND act IS NOT NULL ORDER BY act, id`,
    );
    let changed = 0;
    let skipped = 0;
    for (const batch of chunk(done.slice(0, CHANGES_PER_CALL), CHANGES_AT_ONCE)) {
      const undone = await this.database.write({ viewer }, async (tx) =>
        undoBatch(tx, await lockStockTake(tx, id), { itemIds: batch, now: this.now() }),
      );
      changed += undone.changed;
      skipped += undone.skipped;
      await yieldToEventLoop();
    }
    return this.conclude(viewer, id, "undo", {
      changed,
      skipped,
      remaining: Math.max(0, done.length - CHANGES_PER_CALL),
    });
  }

  private conclude(
    viewer: Viewer,
    id: number,
    verb: "apply" | "undo",
    { changed, skipped, remaining }: Omit<Outcome, "take">,
  ): Promise<Outcome> {
    return this.database.write({ viewer }, async (tx) => {
      const { name } = await lockStockTake(tx, id);
      if (verb === "undo" && remaining === 0)
        await tx.update(stockTakeTable, { appliedAt: null, appliedBy: null }, sql`id = ${id}`);
      const take = required(await stockTakeById(tx, id), "the stock take just changed");
      return {
        result: { take, changed, skipped, remaining },
        audit: [
          {
            action: `stockTake.${verb}`,
            recordId: id,
            after: { name, changedCopies: changed, skippedCopies: skipped },
          },
        ],
      };
    });
  }

  private idsWhere(rest: ReturnType<typeof sql>): Promise<number[]> {
    return this.database.read(async (reader) => {
      const rows = await reader.select({ id: integer(sql`id`) }, rest);
      return rows.map(({ id }) => id);
    });
  }

  /** The part with the names of its records. @throws ValidationError */
  private async partOf(reader: Reader, given: BeginInput) {
    const { locationId = null, categoryId = null, classFrom = null, classTo = null } = given;
    const part: Part = { locationId, categoryId, classFrom, classTo };
    const [place] =
      locationId === null
        ? []
        : await reader.select(pick(locationTable, "name", "shelf"), sql`FROM locations WHERE id = ${locationId}`);
    const [category] =
      categoryId === null
        ? []
        : await reader.select(pick(categoryTable, "name"), sql`FROM categories WHERE id = ${categoryId}`);
    if (locationId !== null && !place) throw invalid("locationId", "Lokasi ini tidak ditemukan di daftar.");
    if (categoryId !== null && !category) throw invalid("categoryId", "Kategori ini tidak ditemukan di daftar.");
    const [any] = await reader.select(
      { id: integer(sql`copies.id`) },
      sql`FROM ${recordedCopies(reader)} WHERE ${partCondition(part)} LIMIT 1`,
    );
    if (!any) throw invalid("classFrom", "Tidak ada eksemplar di bagian ini. Periksa lokasi, kategori, dan kelasnya.");
    return {
      ...part,
      location: place ? placeName(place.name, place.shelf) : null,
      category: category?.name ?? null,
    };
  }

  private async freeze(take: StockTakeRow): Promise<StockTakeRow> {
    const { id } = take;
    const last = await this.database.read((reader) => maxId(reader, sql`copies`));
    for (let after = 0; after < last; after += COPIES_AT_ONCE) {
      await this.database.write(step, async (tx) => {
        await tx.run(
          sql`INSERT INTO stock_take_items (stock_take_id, copy_id, code, title, call_number, shelf_key, location_id,
                main_class, price, status, copy_updated_at, expected, outcome)
              SELECT ${id}, ${join(Object.values(recordedColumns))}, ${isExpected}, ${firstOutcome}
              FROM ${recordedCopies(tx)}
              WHERE copies.id > ${after} AND copies.id <= ${after + COPIES_AT_ONCE} AND ${partCondition(take)}`,
        );
      });
      await yieldToEventLoop();
    }
    const shelves = await this.database.read((reader) =>
      reader.select(
        {
          ...pick(stockTakeShelfTable, "mainClass"),
          locationId: integer(sql`COALESCE(location_id, 0)`),
          expected: integer(sql`SUM(expected)`),
          away: integer(sql`SUM(1 - expected)`),
        },
        sql`FROM stock_take_items AS stock_take_shelves WHERE stock_take_id = ${id} GROUP BY COALESCE(location_id, 0), main_class`,
      ),
    );
    return this.database.write({ unaudited: step.unaudited }, async (tx) => {
      const now = await lockStockTake(tx, id);
      if (now.state !== "preparing") throw new ConflictError("Stock opname ini dibatalkan sebelum siap.");
      await tx.insert(
        stockTakeShelfTable,
        shelves.map((shelf) => ({ ...shelf, stockTakeId: id, found: 0, toCheck: 0 })),
      );
      await tx.update(stockTakeTable, { state: "open", frozenAt: this.now() }, sql`id = ${id}`);
      return required(await stockTakeById(tx, id), "the stock take that is ready");
    });
  }
}

/** Scanning takes the stock take alone; what begins, ends or applies one takes the catalogue, too. */
function assertCanBegin(viewer: Viewer): asserts viewer is LibrarianViewer {
  assertCanManage(viewer, "stockTakes");
  assertCanManage(viewer, "catalogue");
}

function stateRefusal(take: StockTakeRow, state: StockTakeState): string | null {
  if (state === "open" && take.appliedAt !== null) {
    return "Hasil stock opname ini sudah diterapkan. Urungkan dulu penerapannya, lalu buka lagi.";
  }
  if (state === "open" && take.frozenAt === null) {
    return "Stock opname ini dibatalkan sebelum siap. Mulai yang baru.";
  }
  if (state === "finished" && take.state !== "open") {
    return "Hanya stock opname yang masih dibuka yang dapat diakhiri.";
  }
  return state === "cancelled" && take.appliedAt !== null
    ? "Hasil stock opname ini sudah diterapkan. Urungkan dulu penerapannya, lalu batalkan."
    : null;
}

function assertFinished({ state }: StockTakeRow): void {
  if (state !== "finished") throw new ConflictError("Akhiri dulu stock opname ini, lalu terapkan hasilnya.");
}

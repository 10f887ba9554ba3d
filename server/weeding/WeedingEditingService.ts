import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import sql, { join, type Sql } from "sql-template-tag";

import { actorOf } from "../audit/recordAudit.js";
import { ConflictError } from "../errors.js";
import { chunk } from "../platform/database/chunk.js";
import { integer } from "../platform/database/columns.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { longDate } from "../platform/time/longDate.js";
import { parseInput } from "../platform/validation/parseInput.js";
import type { Audited } from "../platform/database/auditChange.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { beginWeedingInput, changeItemsInput, removeItemsInput, weedingStateInput } from "./weedingInput.js";
import { lockWeeding, selectWeedings, waitingItems, weedingById, type WeedingRow } from "./weedingReads.js";
import { weedingTable, type WeedingState } from "./Weeding.entity.js";
import { weedingItemTable } from "./WeedingItem.entity.js";
import { type Done, undoableItems, undoBatch, withdrawBatch } from "./withdrawCopies.js";

/** Copies changed in one short transaction, and by one call. */
const CHANGES_AT_ONCE = 100;
const CHANGES_PER_CALL = 2_000;

const step = {
  unaudited: "What comes of it has the entries, and nothing of the collection changes.",
  isStep: true,
} as const;

/** For the audit trail. */
const STATE_WORDS: Readonly<Record<WeedingState, string>> = {
  open: "berjalan",
  finished: "selesai",
  cancelled: "dibatalkan",
};

/** What the end of a weeding has done, or its undo. */
export interface WeedingOutcome extends Done {
  readonly weeding: WeedingRow;
  /** Copies that are left for the next call, as one request must not take minutes. */
  readonly remaining: number;
}

/** How weedings are begun, changed and ended, and how what they have withdrawn comes back. */
export class WeedingEditingService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws ValidationError */
  async begin(viewer: Viewer, input: unknown): Promise<WeedingRow> {
    assertCanManage(viewer, "catalogue");
    const { name: given, key: beginKey = null } = parseInput(beginWeedingInput, input);
    const startedAt = this.now();
    const name = given ?? `Penyiangan ${longDate(dayIn(this.timeZone, startedAt))}`;
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const [known] = beginKey === null ? [] : await selectWeedings(tx, sql`WHERE begin_key = ${beginKey}`);
      if (known) return { result: known, audit: [] };
      const begun = { name, startedAt, startedBy: actorOf(viewer), beginKey };
      const [id] = await tx.insert(weedingTable, [{ ...begun, state: "open", finishedAt: null, finishedBy: null }]);
      const made = required(await weedingById(tx, required(id, "its number")), "the weeding just written");
      return { result: made, audit: [{ action: "weeding.create", recordId: made.id, after: { name } }] };
    });
  }

  /**
   * Gives it up, or opens it again.
   * @throws NotFoundError; ConflictError where its copies are withdrawn
   */
  async setState(viewer: Viewer, id: number, input: unknown): Promise<WeedingRow> {
    assertCanManage(viewer, "catalogue");
    const { state } = parseInput(weedingStateInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockWeeding(tx, id);
      if (before.state === state) return { result: before, audit: [] };
      if (before.state === "finished") {
        throw new ConflictError("Eksemplar penyiangan ini sudah ditarik. Urungkan dulu penarikannya.");
      }
      const isOpen = state === "open";
      await tx.update(
        weedingTable,
        { state, finishedAt: isOpen ? null : this.now(), finishedBy: isOpen ? null : actorOf(viewer) },
        sql`id = ${id}`,
      );
      return this.changed(tx, id, { weedingState: STATE_WORDS[before.state] }, { weedingState: STATE_WORDS[state] });
    });
  }

  /** Gives collected copies another reason and fate. @throws ValidationError, NotFoundError, ConflictError */
  async changeItems(viewer: Viewer, id: number, input: unknown): Promise<WeedingRow> {
    assertCanManage(viewer, "catalogue");
    const { itemIds, reason, reasonText, disposal } = parseInput(changeItemsInput, input);
    return this.database.write({ viewer }, async (tx) => {
      assertOpen(await lockWeeding(tx, id));
      const values = { reason, reasonText: reason === "other" ? (reasonText ?? null) : null, disposal };
      await tx.update(weedingItemTable, values, chosenItems(id, itemIds));
      return this.changed(tx, id, null, { weedingReason: reasonText ?? reason, changedCopies: itemIds.length });
    });
  }

  /** They stay in the collection. @throws ValidationError, NotFoundError, ConflictError */
  async removeItems(viewer: Viewer, id: number, input: unknown): Promise<WeedingRow> {
    assertCanManage(viewer, "catalogue");
    const { itemIds } = parseInput(removeItemsInput, input);
    return this.database.write({ viewer }, async (tx) => {
      assertOpen(await lockWeeding(tx, id));
      const where = chosenItems(id, itemIds);
      const removedCopies = await tx.count(sql`FROM weeding_items WHERE ${where}`);
      await tx.run(sql`DELETE FROM weeding_items WHERE ${where}`);
      return this.changed(tx, id, null, { removedCopies });
    });
  }

  /**
   * Ends it: its copies are withdrawn, in batches; one that cannot go is left, with the reason. Called again it goes on
   * with what remains.
   * @throws NotFoundError; ConflictError where it was given up, or nothing is collected
   */
  async apply(viewer: Viewer, id: number): Promise<WeedingOutcome> {
    assertCanManage(viewer, "catalogue");
    await this.database.write(step, async (tx) => {
      const { state } = await lockWeeding(tx, id);
      if (state === "cancelled") throw new ConflictError("Penyiangan ini dibatalkan. Buka lagi, lalu akhiri.");
      if (state === "finished") return;
      if ((await tx.count(sql`FROM weeding_items WHERE weeding_id = ${id} AND withdrawn = 0`)) === 0) {
        throw new ConflictError("Belum ada eksemplar yang dikumpulkan. Pindai atau pilih dulu dari kandidat.");
      }
      const ended = { state: "finished", finishedAt: this.now(), finishedBy: actorOf(viewer) } as const;
      await tx.update(weedingTable, ended, sql`id = ${id}`);
      // What an earlier end has left may be as it was by now.
      const left = sql`weeding_id = ${id} AND withdrawn = 0 AND skipped IS NOT NULL`;
      await tx.update(weedingItemTable, { skipped: null }, left);
    });
    const done = await this.inBatches(viewer, id, waitingItems, withdrawBatch);
    return this.conclude(viewer, id, "apply", done);
  }

  /**
   * Gives copies back what they were, unless they were changed since; then it is open again. Called again it goes on
   * with what remains.
   * @throws NotFoundError; ConflictError where nothing was withdrawn
   */
  async undo(viewer: Viewer, id: number): Promise<WeedingOutcome> {
    assertCanManage(viewer, "catalogue");
    await this.database.write(step, async (tx) => {
      assertFinished(await lockWeeding(tx, id));
    });
    const done = await this.inBatches(viewer, id, undoableItems, undoBatch);
    return this.conclude(viewer, id, "undo", done);
  }

  private async inBatches(
    viewer: Viewer,
    id: number,
    condition: Sql,
    change: typeof withdrawBatch,
  ): Promise<Omit<WeedingOutcome, "weeding">> {
    const ids = await this.database.read(async (reader) => {
      const where = sql`weeding_id = ${id} AND ${condition}`;
      const rows = await reader.select({ id: integer(sql`id`) }, sql`FROM weeding_items WHERE ${where}`);
      // Sorted here: for an order of ids MariaDB would read the copies of all weedings.
      return rows.map((row) => row.id).toSorted((one, other) => one - other);
    });
    let changed = 0;
    let skipped = 0;
    for (const itemIds of chunk(ids.slice(0, CHANGES_PER_CALL), CHANGES_AT_ONCE)) {
      const done = await this.database.write({ viewer }, async (tx) => {
        assertFinished(await lockWeeding(tx, id));
        return change(tx, id, { itemIds, now: this.now() });
      });
      changed += done.changed;
      skipped += done.skipped;
      await yieldToEventLoop();
    }
    return { changed, skipped, remaining: Math.max(0, ids.length - CHANGES_PER_CALL) };
  }

  private conclude(
    viewer: Viewer,
    id: number,
    verb: "apply" | "undo",
    { changed, skipped, remaining }: Omit<WeedingOutcome, "weeding">,
  ): Promise<WeedingOutcome> {
    return this.database.write({ viewer }, async (tx) => {
      const { name } = await lockWeeding(tx, id);
      if (verb === "undo" && remaining === 0) {
        await tx.update(weedingTable, { state: "open", finishedAt: null, finishedBy: null }, sql`id = ${id}`);
      }
      const weeding = required(await weedingById(tx, id), "the weeding just changed");
      const after = { name, changedCopies: changed, skippedCopies: skipped };
      return {
        result: { weeding, changed, skipped, remaining },
        audit: [{ action: `weeding.${verb}`, recordId: id, after }],
      };
    });
  }

  private async changed(
    tx: Transaction,
    id: number,
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>>,
  ): Promise<Audited<WeedingRow>> {
    const weeding = required(await weedingById(tx, id), "the weeding just changed");
    return { result: weeding, audit: [{ action: "weeding.update", recordId: id, before, after }] };
  }
}

function chosenItems(id: number, itemIds: readonly number[]): Sql {
  return sql`weeding_id = ${id} AND withdrawn = 0 AND id IN (${join([...itemIds])})`;
}

export function assertOpen({ state }: WeedingRow): void {
  if (state === "open") return;
  throw new ConflictError(
    state === "finished"
      ? "Penyiangan ini sudah diakhiri. Urungkan dulu penarikannya, atau mulai yang baru."
      : "Penyiangan ini dibatalkan. Buka lagi, lalu coba lagi.",
  );
}

function assertFinished({ state }: WeedingRow): void {
  if (state !== "finished") throw new ConflictError("Belum ada eksemplar penyiangan ini yang ditarik.");
}

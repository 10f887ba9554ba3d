import { createHash, randomUUID } from "node:crypto";

import sql from "sql-template-tag";
import { z } from "zod";

import { userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, invalid, type LendingCheck, LendingRefusedError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { circulationLock } from "../circulationLock.js";
import { ActJournal } from "./ActJournal.js";
import { idempotencyKeyText, lendingCheckSchema } from "./actTexts.js";
import { deskActTable } from "./DeskAct.entity.js";

/** Chosen by the sender for each scan. */
export const idempotencyKeyInput = z.uuid("Kunci ini harus berupa UUID.").optional().describe(idempotencyKeyText);

/** What an act returned, which an idempotency key returns again: values that JSON holds. */
export type ActResult = Readonly<Record<string, string | number | boolean | null | readonly LendingCheck[]>>;

export interface Act {
  readonly viewer: Viewer;
  readonly kind: string;
  readonly idempotencyKey: string | undefined;
  /** All that the act depends on besides the library itself. */
  readonly request: object;
  readonly now: Date;
}

export interface ActOutcome<Result extends ActResult> {
  readonly answer: Result;
  readonly audit: readonly AuditChange[];
  /** The class set that the act is of. */
  readonly classSetId?: number;
}

/** What was answered, and the act's number for its undo. */
export type Acted<Result extends ActResult> = Result & { readonly actId: number };

const storedColumns = pick(deskActTable, "id", "requestHash", "answer", "undoneAt");

/**
 * Runs an act in one transaction while all others wait. Repeated with its key it changes nothing and is answered as it
 * was first, also with a refusal.
 * @throws ValidationError where the key was used for another request; whatever `work` throws.
 */
export async function runAct<Result extends ActResult>(
  database: Database,
  act: Act,
  work: (tx: Transaction, journal: ActJournal) => Promise<ActOutcome<Result>>,
): Promise<Acted<Result>> {
  const { viewer } = act;
  try {
    return await database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const repeated = await findAct(tx, act);
      if (repeated) return { result: { ...(repeated.answer as Result), actId: repeated.id }, audit: [] };
      const journal = new ActJournal(tx, act.now);
      const { answer, audit, classSetId = null } = await work(tx, journal);
      const { changes } = journal;
      await adjustCounters(tx, { borrowings: changes.borrowings });
      const hasChanged = changes.rows.length > 0 || changes.ledgerEntryIds.length > 0;
      const actId = await storeAct(tx, act, answer, { undo: hasChanged ? changes : null, classSetId });
      return { result: { ...answer, actId }, audit };
    });
  } catch (error) {
    if (error instanceof LendingRefusedError && act.idempotencyKey !== undefined) {
      const { kind, checks } = error;
      await database.write(
        { unaudited: "A refusal has changed nothing; its key answers the same again.", locks: [circulationLock] },
        async (tx) => {
          if (!(await findAct(tx, act))) await storeAct(tx, act, { refusal: kind, checks }, NOTHING_DONE);
        },
      );
    }
    throw error;
  }
}

const refusalSchema = z.object({
  refusal: z.enum(["notFound", "validation", "conflict"]),
  checks: z.array(lendingCheckSchema.extend({ needsOverride: z.boolean().optional() })),
});

async function findAct(tx: Transaction, act: Act) {
  if (act.idempotencyKey === undefined) return null;
  const [stored] = await tx.select(
    storedColumns,
    sql`FROM desk_acts WHERE ${deskActTable.idempotencyKey} = ${act.idempotencyKey}`,
  );
  if (!stored) return null;
  if (stored.requestHash !== hashOf(act)) {
    throw invalid("idempotencyKey", "Kunci ini sudah dipakai untuk permintaan lain. Buat kunci baru.");
  }
  const refused = refusalSchema.safeParse(stored.answer);
  if (stored.undoneAt !== null) {
    throw new ConflictError("Tindakan ini sudah diurungkan. Ulangi dengan pindaian baru.");
  }
  if (refused.success) throw new LendingRefusedError(refused.data.refusal, refused.data.checks);
  return stored;
}

interface Done {
  readonly undo: ActJournal["changes"] | null;
  readonly classSetId: number | null;
}

const NOTHING_DONE: Done = { undo: null, classSetId: null };

async function storeAct(tx: Transaction, act: Act, answer: ActResult, { undo, classSetId }: Done): Promise<number> {
  const idempotencyKey = act.idempotencyKey ?? randomUUID();
  const [id] = await tx.insert(deskActTable, [
    {
      idempotencyKey,
      requestHash: hashOf(act),
      kind: act.kind,
      userId: userIdOf(act.viewer),
      madeAt: act.now,
      answer,
      undo,
      classSetId,
      undoneAt: null,
    },
  ]);
  return required(id, "the act that was stored");
}

/** Hashes the request with its user, so that nobody gets the answer to another person's key. */
function hashOf({ viewer, kind, request }: Act): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, userIdOf(viewer), request]))
    .digest("hex");
}

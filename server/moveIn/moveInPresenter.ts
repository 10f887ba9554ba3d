import { z } from "zod";

import type { TableTally } from "./library/MovingLibrary.js";
import type { StoredMoveIn } from "./moveInReads.js";
import { balanceOf } from "./steps/balance.js";
import type { KeptLook } from "./steps/MoveInFolder.js";
import {
  canStart,
  countsOf,
  isRunning,
  MOVE_IN_DESCRIPTIONS,
  MOVE_IN_STATE_DESCRIPTIONS,
  undoRefusal,
} from "./StoredMoveIn.js";

const count = z.int();
const counts = z.array(z.object({ kind: z.string(), count }));
const reason = z.object({ text: z.string(), rows: count, examples: z.array(z.string()) });

export const moveInResponse = z
  .object({
    id: count,
    state: z.string().describe(
      Object.entries(MOVE_IN_STATE_DESCRIPTIONS)
        .map(([state, description]) => `${state}: ${description}`)
        .join(" "),
    ),
    system: z.string().nullable().describe("slims or inlislite."),
    library_name: z.string().nullable().describe("As the dump calls it."),
    made_at: z.string().nullable().describe("The last day of which the dump tells anything."),
    file_name: z.string().nullable(),
    sent_by: z.string().nullable(),
    look: z
      .object({
        state: z.string().describe("running, ready or failed."),
        share: z.number().describe(MOVE_IN_DESCRIPTIONS.share),
        message: z.string().nullable().describe("Why it failed."),
      })
      .nullable(),
    is_running: z.boolean().describe(MOVE_IN_DESCRIPTIONS.isRunning),
    can_start: z.boolean(),
    is_cancelling: z.boolean().describe("Whether somebody has called it off while it runs."),
    undo_refusal: z.string().nullable().describe("Why it cannot be undone; null where it can."),
    stage: z.string().nullable().describe("What is being written, or taken away."),
    counts: counts.describe("What was made by it."),
    kept_counts: counts.describe("What its undo has left."),
    message: z.string().nullable().describe("Why it ended otherwise than its starter wanted."),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    undone_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "MoveIn", description: "A whole library of another system that is brought in, or was." });

export const moveInFoundResponse = z
  .object({
    questions: z
      .array(
        z.object({
          key: z.string(),
          text: z.string(),
          detail: z.string().nullable(),
          rows: count.nullable().describe(MOVE_IN_DESCRIPTIONS.rows),
          choices: z.array(z.object({ value: z.string(), label: z.string() })),
          proposal: z.string().describe("What holds while nobody has answered."),
          answer: z.string().nullable(),
        }),
      )
      .describe("What only a person can know."),
    tables: z
      .array(
        z.object({
          table: z.string(),
          label: z.string(),
          read: count,
          brought: count,
          left_out: count,
          difference: count.describe("Rows that are neither brought nor left out for a reason, or were not read."),
          reasons: z.array(reason),
        }),
      )
      .describe("Of each table read = brought + left out."),
    remarks: z.array(reason).describe("What is said of rows that come all the same."),
    others: z.array(z.object({ table: z.string(), rows: count })).describe("Tables that nothing is read of."),
    notes: z.array(z.string()).describe("What was odd about the dump."),
  })
  .meta({ id: "MoveInFound", description: "What was found in a dump; empty before its first look is ready." });

export function presentMoveIn(row: StoredMoveIn): z.infer<typeof moveInResponse> {
  return {
    id: row.id,
    state: row.state,
    system: row.system,
    library_name: row.libraryName,
    made_at: row.madeAt,
    file_name: row.fileName,
    sent_by: row.actor,
    look: row.look && { state: row.look.state, share: row.look.share, message: row.look.message },
    is_running: isRunning(row),
    can_start: canStart(row),
    is_cancelling: row.state === "bringing" && row.cancelWanted,
    undo_refusal: undoRefusal(row),
    stage: row.stage,
    counts: countsOf(row.counts),
    kept_counts: countsOf(row.keptCounts),
    message: row.message,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
  };
}

interface Found {
  readonly row: Pick<StoredMoveIn, "answers">;
  readonly look: KeptLook | null;
}

export function presentMoveInFound({ row, look }: Found): z.infer<typeof moveInFoundResponse> {
  return {
    questions: (look?.questions ?? []).map(({ key, text, detail, rows, choices, proposal }) => ({
      key,
      text,
      detail,
      rows,
      choices: choices.map(({ value, label }) => ({ value, label })),
      proposal,
      answer: row.answers?.[key] ?? null,
    })),
    tables: foundTables(look?.tables ?? []).map(({ leftOut, ...table }) => ({ ...table, left_out: leftOut })),
    remarks: (look?.remarks ?? []).map(presentReason),
    others: (look?.others ?? []).map(({ table, rows }) => ({ table, rows })),
    notes: [...(look?.notes ?? [])],
  };
}

/** A table's line of the balance, with why rows of it stay out: for both doors. */
export function foundTables(tallies: readonly TableTally[]) {
  return balanceOf(tallies).rows.map(({ table, label, read, brought, leftOut, unexplained, unread }, place) => ({
    table,
    label,
    read,
    brought,
    leftOut,
    difference: Math.abs(unexplained) + Math.abs(unread),
    reasons: (tallies[place]?.leftOut ?? []).map(presentReason),
  }));
}

export function presentReason({ remark, rows, examples }: KeptLook["remarks"][number]) {
  return { text: remark.text, rows, examples: examples.map(({ label }) => label) };
}

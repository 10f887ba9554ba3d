import { MOVING_KINDS } from "./library/MovingLibrary.js";
import type { MoveInCounts, MoveInLook, MoveInState } from "./MoveIn.entity.js";

/** What is counted of a move. */
export const COUNTED_KINDS = [...MOVING_KINDS, "copies", "payments"] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export interface KindCount {
  readonly kind: CountedKind;
  readonly count: number;
}

/** In the order in which records are written; none while nothing was counted. */
export function countsOf(counts: MoveInCounts | null): KindCount[] {
  return COUNTED_KINDS.flatMap((kind) => {
    const count = counts?.[kind];
    return count === undefined ? [] : [{ kind, count }];
  });
}

/** How both doors describe the states of a move. */
export const MOVE_IN_STATE_DESCRIPTIONS = {
  draft: "A dump waits, is looked at, and its questions are answered.",
  bringing: "Its records are written; its books are not seen yet.",
  publishing: "All is written and becomes visible.",
  done: "All of it is there.",
  cancelled: "Nothing of it is there; `message` says why where nobody wanted that.",
  undoing: "What nobody has used since is taken away.",
  partly_undone: "It is undone but for what was used since.",
  undone: "Nothing of it is there any more.",
} as const satisfies Readonly<Record<MoveInState, string>>;

interface Standing {
  readonly state: MoveInState;
  readonly look: MoveInLook | null;
}

/** Whether it may be brought in now, unless another one runs. */
export function canStart({ state, look }: Standing): boolean {
  return state === "draft" && look?.state === "ready";
}

const RUNNING: readonly MoveInState[] = ["bringing", "publishing", "undoing"];

/** Whether something is done with it in the background now. */
export function isRunning({ state, look }: Standing): boolean {
  return RUNNING.includes(state) || (state === "draft" && look?.state === "running");
}

const UNDO_REFUSALS: Readonly<Record<MoveInState, string | null>> = {
  draft: "Data ini belum dipindahkan.",
  bringing: "Data ini masih dipindahkan. Tunggu sampai selesai, atau batalkan.",
  publishing: "Data ini masih dipindahkan. Tunggu sampai selesai.",
  done: null,
  cancelled: "Pemindahan ini dibatalkan, jadi tidak ada yang perlu diurungkan.",
  undoing: "Pemindahan ini sedang diurungkan.",
  partly_undone: null,
  undone: "Pemindahan ini sudah diurungkan.",
};

/** Why it cannot be undone; null where it can. */
export function undoRefusal({ state }: Standing): string | null {
  return UNDO_REFUSALS[state];
}

/** How both doors describe what they share. */
export const MOVE_IN_DESCRIPTIONS = {
  upload:
    "Keeps the tables of a database's dump of SLiMS or INLISLite (.sql, also in a .gz, .zip or .tar.gz) and looks at " +
    "them in the background; the file itself is deleted at once, as it has hashes of passwords. Nothing is brought in " +
    "yet. Kept for seven days unless it is started. Answers to an earlier dump of the same library that still hold " +
    "are taken over.",
  answer:
    "Answers some of its questions, all or nothing; null takes an answer back, so that the proposal holds again. The " +
    "dump is looked at again with them.",
  look: "Looks at a dump again whose look has failed.",
  start: "Begins to bring the library in, which goes on when its caller leaves; one at a time. Its look must be ready.",
  cancel: "Ends a move early: what it has written is taken away again.",
  undo: "Takes away what a move has brought; what was used since stays.",
  discard: "Throws away a dump that was not brought in.",
  isRunning: "Whether it is looked at, brought in or taken away now: ask again until it is not.",
  share: "How much of the dump is looked at, 0 to 1.",
  rows: "How many rows the answer decides; null where it is about all.",
  differences: "Every row that does not come, or not as it was, with why, as CSV; formulas are made harmless.",
  balance: "The balance of every table (neraca) under the library's letterhead, to be signed.",
} as const;

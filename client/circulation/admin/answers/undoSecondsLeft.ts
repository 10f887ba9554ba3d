import type { Answer } from "./Answer";

/** How long an act is offered to be taken back. */
const UNDO_MS = 60_000;

export function undoSecondsLeft({ undo, at }: Pick<Answer, "undo" | "at">, now: number): number {
  return undo?.state === "offered" ? Math.max(0, Math.ceil((at + UNDO_MS - now) / 1000)) : 0;
}

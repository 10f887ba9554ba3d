import { UNDO_MS } from "../../../../common/undoMs";
import type { Answer } from "./Answer";

export function undoSecondsLeft({ undo, at }: Pick<Answer, "undo" | "at">, now: number): number {
  return undo?.state === "offered" ? Math.max(0, Math.ceil((at + UNDO_MS - now) / 1000)) : 0;
}

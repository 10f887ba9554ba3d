import { z } from "zod";

/** What both doors say of every act. */
export const idempotencyKeyText =
  "A UUID of this act: repeated with it, nothing happens twice, and the answer is the first one. 409 once it was " +
  "undone.";
export const undoText = "For its undo at the desk within a minute (`undoDeskAct`); students cannot undo.";

/** A reason, or something to know, as both an answer and a stored refusal have it. */
export const lendingCheckSchema = z.object({
  code: z.string(),
  kind: z.enum(["impossible", "confirm", "notice"]),
  message: z.string(),
});

export const actId = z.int().describe(undoText);

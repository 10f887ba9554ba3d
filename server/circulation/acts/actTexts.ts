import { z } from "zod";

/** What both doors say of every act. */
export const idempotencyKeyText =
  "A UUID of this act: repeated with it, nothing happens twice, and the answer is the first one. 409 once it was undone.";
export const undoText = "For its undo at the desk within a minute (`undoDeskAct`); students cannot undo.";

export const actId = z.int().describe(undoText);

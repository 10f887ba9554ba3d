/** How long the desk offers the undo of an act. */
export const UNDO_MS = 60_000;

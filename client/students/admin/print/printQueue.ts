import type { SelectedStudent } from "../selectedStudents";
import type { ActivationCodes } from "./useActivationCodes";

interface PrintQueue {
  codes: ActivationCodes | null;
  cards: readonly SelectedStudent[];
}

const EMPTY: PrintQueue = { codes: null, cards: [] };

/** In memory alone: codes are shown once, so no address, history, cache or storage holds them. */
let queue = EMPTY;

/** What the screen `PRINT_PATH` prints. */
export function printQueue(): PrintQueue {
  return queue;
}

export const PRINT_PATH = "/admin/students/print";

export function queueCodes(codes: ActivationCodes): void {
  queue = { ...EMPTY, codes };
}

export function queueCards(cards: readonly SelectedStudent[]): void {
  queue = { ...EMPTY, cards };
}

/** Called by the screen that has taken it over. */
export function clearPrintQueue(): void {
  queue = EMPTY;
}

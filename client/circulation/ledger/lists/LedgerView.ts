import type { FinesUrlState } from "./finesUrlState";

/** What each of the lists gets of the page. */
export interface LedgerView {
  urlState: FinesUrlState;
  change: (changes: Partial<FinesUrlState>) => void;
  /** Opens the fines of a student. */
  onOpen: (studentId: string) => void;
}

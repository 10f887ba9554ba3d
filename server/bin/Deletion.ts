import type { DomainError } from "../errors.js";

/** What became of one of several records that were to be deleted. */
export interface Deletion {
  readonly id: number;
  /** Null where it is in the bin now. */
  readonly refused: DomainError | null;
  readonly binEntryId: number | null;
}

import type { BinMove } from "../../bin/BinMove.entity.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { AuthorityList } from "../authorityReads.js";

/** What keeps a record from being deleted besides books: `3 eksemplar`. */
export interface OtherUse {
  readonly count: number;
  readonly what: string;
}

/** A book that refers to the record, listed or not. */
export interface ReferencingBook {
  readonly id: number;
  readonly listed: boolean;
  /** Readers do not find it. */
  readonly isHidden: boolean;
  /** In the bin since then. */
  readonly deletedAt: Date | null;
}

/** The name of a record of `searchedLists` before and after. */
export interface RecordRename {
  readonly list: AuthorityList;
  readonly from: string;
  readonly to: string;
}

/** What a replacement takes over from the record that it replaces. */
export type RecordMove = Readonly<Pick<BinMove, "kind" | "movedId" | "position" | "role">>;

/** Those by whose names books are found. */
export const searchedLists: ReadonlySet<AuthorityList> = new Set(["authors", "publishers", "classifications"]);

/**
 * The books that refer to the records of the six lists. Books know the lists and not the other way round: whoever
 * edits a list is given this.
 */
export interface RecordBooks {
  /** Every book of a record, locked until the transaction ends. */
  lock(tx: Transaction, list: AuthorityList, id: number): Promise<ReferencingBook[]>;
  /** What else has the record of its own, those in the bin too. */
  otherUses(tx: Transaction, list: AuthorityList, id: number): Promise<readonly OtherUse[]>;
  /**
   * Touches the books whose displayed data has changed with the record, so that caches are updated, and where a name by
   * which books are found was changed, search and vocabulary too.
   */
  touch(tx: Transaction, books: readonly ReferencingBook[], renamed: RecordRename | null): Promise<void>;
  /** Notes what the replacement takes over, before it does. */
  collectMoves(
    tx: Transaction,
    list: AuthorityList,
    removedId: number,
    replacementId: number,
    books: readonly ReferencingBook[],
  ): Promise<RecordMove[]>;
  /** Makes everything that refers to one record refer to another, and updates the stored counts. */
  reassign(
    tx: Transaction,
    list: AuthorityList,
    removedId: number,
    replacementId: number,
    books: readonly ReferencingBook[],
  ): Promise<void>;
  /**
   * Reverses `reassign`: whatever still refers to the replacement refers to the restored record again. Returns how many
   * books no longer do, and keep what they have.
   */
  restore(
    tx: Transaction,
    list: AuthorityList,
    from: number,
    to: number,
    moves: readonly RecordMove[],
  ): Promise<number>;
}

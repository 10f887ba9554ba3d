import type { CreditedName } from "../../authorities/names/authorName.js";
import { omit, type RowOf } from "../../platform/database/columns.js";
import { bookTable, internalBookColumns } from "../Book.entity.js";
import { bookReferences } from "./bookReferences.js";
import type { CopyCondition, CopyStatus } from "../copies/Copy.entity.js";

interface NewLocation {
  readonly name: string;
  readonly shelf?: string | null;
}

export interface NewCopy {
  readonly itemCode: string;
  readonly inventoryCode?: string | null;
  /** Its location if it differs from the book's. */
  readonly location?: NewLocation | null;
  /** Its kind of collection if it differs from the book's. */
  readonly category?: string | null;
  readonly callNumber?: string | null;
  readonly condition?: CopyCondition;
  readonly status?: CopyStatus;
  /** Null for none; left out, it came as its book did. */
  readonly source?: string | null;
  readonly supplier?: string | null;
  readonly invoiceNumber?: string | null;
  /** Its own, where it differs from the book's. */
  readonly price?: number | null;
  readonly acquiredAt?: string | null;
  readonly note?: string | null;
  /** Which issue of a periodical it is. */
  readonly issueLabel?: string | null;
}

/**
 * The columns that describe a book and that people fill in, in a form or a file. A new column of books is one of them,
 * and every input has to supply it, unless it is listed here: ids, references, derived values and internal states.
 */
export const bookValueColumns = omit(
  bookTable,
  "id",
  "slug",
  "titleKey",
  "isbn13",
  ...Object.values(bookReferences),
  "digitalFile",
  ...internalBookColumns,
  "createdAt",
  "updatedAt",
);
export type BookValues = RowOf<typeof bookValueColumns>;

/**
 * A book about to be written, its values checked. Omitted values are empty, or follow from the others: the text of the
 * year from the year, a call number from class, author and title.
 */
export interface BookDraft extends Partial<BookValues> {
  readonly title: string;
  /** Read from `isbn` if omitted. */
  readonly isbn13?: string | null;
  /** Worked out if omitted, as by an import, which compares rows by it. */
  readonly identityKey?: string;
  readonly copies?: readonly NewCopy[];
  /** True where a book without a call number stays without. */
  readonly keepsCallNumberEmpty?: boolean;
  /** What the imported file calls the cover. */
  readonly coverFileName?: string | null;
  /** The row number in the imported file. */
  readonly importRow?: number | null;
}

/** Records that a book names, to be found or created. */
export interface NamedRecords {
  readonly authors?: readonly CreditedName[];
  readonly subjects?: readonly string[];
  readonly publisher?: string | null;
  readonly classification?: { readonly code: string; readonly name?: string | null } | null;
  readonly category?: string | null;
  readonly location?: NewLocation | null;
  readonly source?: string | null;
}

export interface NewBook extends BookDraft, NamedRecords {}

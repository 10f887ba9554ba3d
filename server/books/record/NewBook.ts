import type { AuthorName } from "../../authorities/names/authorName.js";
import type { CopyCondition, CopyStatus } from "../copies/Copy.entity.js";

export interface NewLocation {
  readonly name: string;
  readonly shelf?: string | null;
}

export interface NewCopy {
  readonly itemCode: string;
  readonly inventoryCode?: string | null;
  /** Its location if it differs from the book's. */
  readonly location?: NewLocation | null;
  readonly condition?: CopyCondition;
  readonly status?: CopyStatus;
}

/** A book about to be written, its values checked; its catalogue records are named and found or created. */
export interface NewBook {
  readonly title: string;
  readonly subtitle?: string | null;
  readonly authors?: readonly AuthorName[];
  readonly subjects?: readonly string[];
  /** As typed. */
  readonly isbn?: string | null;
  /** Where it is left out, it is read from `isbn`. */
  readonly isbn13?: string | null;
  readonly publisher?: string | null;
  readonly publishPlace?: string | null;
  readonly publishYear?: number | null;
  /** As typed; without it the year itself. */
  readonly publishYearText?: string | null;
  readonly edition?: string | null;
  readonly physicalDescription?: string | null;
  readonly seriesTitle?: string | null;
  readonly language?: string;
  readonly classification?: { readonly code: string; readonly name?: string | null } | null;
  /** Without it, one is made of class, author and title. */
  readonly callNumber?: string | null;
  readonly category?: string | null;
  readonly description?: string | null;
  readonly imageUrl?: string | null;
  readonly location?: NewLocation | null;
  readonly source?: string | null;
  readonly price?: number | null;
  readonly copies?: readonly NewCopy[];
  /** The row number in the imported file. */
  readonly importRow?: number | null;
}

import sql from "sql-template-tag";

import type { KeyColumn } from "../../platform/database/keyset.js";
import type { CopyRow } from "../bookReads.js";

/** Copies are listed in the order in which they came. */
export const copyKeys: readonly KeyColumn<CopyRow>[] = [
  { column: sql`copies.id`, descending: false, valueOf: ({ id }) => id },
];

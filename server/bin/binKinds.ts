/** The kinds of records that the bin can hold. */
export const BIN_KINDS = [
  "book",
  "copy",
  "book_file",
  "book_cover",
  "e_resource",
  "author",
  "publisher",
  "category",
  "classification",
  "location",
  "source",
] as const;

export type BinKind = (typeof BIN_KINDS)[number];

/** How long a deleted record can be restored. */
export const BIN_RETENTION_DAYS = 30;
export const BIN_RETENTION_MS = BIN_RETENTION_DAYS * 86_400_000;

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

/** Limits of one import. Everything is streamed, so they only exclude invalid files, not large libraries. */
export const IMPORT_LIMITS = {
  fileBytes: 512 * 1_048_576,
  rows: 1_000_000,
  /** Of one book, announced or by their codes. */
  copies: 1_000,
  authors: 200,
  subjects: 200,
  /** Four bytes each still fit into MySQL's TEXT. */
  descriptionCharacters: 16_000,
} as const;

/** What one book may hold, typed or imported. */
export const BOOK_LIMITS = {
  /** Announced or by their codes. */
  copies: 1_000,
  authors: 200,
  subjects: 200,
  /** Four bytes each still fit into MySQL's TEXT. */
  descriptionCharacters: 16_000,
} as const;

import { BOOK_LIMITS } from "../books/record/bookLimits.js";

/** Limits of one import. Everything is streamed, so they only exclude invalid files, not large libraries. */
export const IMPORT_LIMITS = { fileBytes: 512 * 1_048_576, rows: 1_000_000, ...BOOK_LIMITS } as const;

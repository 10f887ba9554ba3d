import { line } from "../../../platform/validation/fields.js";

export const MAX_ITEM_CODE_LENGTH = 100;

/** What a label shows and a scanner reads. */
export const itemCode = line(MAX_ITEM_CODE_LENGTH).refine(
  (code) => /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(code),
  "Kode hanya boleh berisi huruf, angka, dan tanda yang tercetak.",
);

/** The most copies of one book, and of one command. */
export const MAX_COPIES = 1_000;

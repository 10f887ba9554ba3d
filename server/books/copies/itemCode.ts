import { line } from "../../platform/validation/fields.js";

export const LONGEST_ITEM_CODE = 100;

/** What a label shows and a scanner reads. */
export const itemCode = line(LONGEST_ITEM_CODE).refine(
  (code) => /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(code),
  "Kode hanya boleh berisi huruf, angka, dan tanda yang tercetak.",
);

/** Of one book, and of one command. */
export const MOST_COPIES = 1_000;

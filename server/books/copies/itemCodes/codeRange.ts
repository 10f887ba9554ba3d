import type { FieldError } from "../../../errors.js";
import { MAX_COPIES } from "./itemCode.js";

const MAX_NUMBER_DIGITS = 9;

/** The codes of a range in the order of their numbers, or why it is none. */
export type CodeRange = { readonly codes: readonly string[] } | { readonly error: FieldError };

/**
 * The codes from the first to the last one, written out: `B00001` to `B00120`, or `001/SMA/2019` to `120/SMA/2019`.
 * They differ in one number, which keeps the zeros before it. So a range has the same copies whatever a database
 * takes for the order of texts, and is never larger than one command.
 */
export function codesBetween(first: string, last: string): CodeRange {
  const start = partsOf(first);
  const end = partsOf(last);
  const differing = start.flatMap((part, index) => (part === end[index] ? [] : [index]));
  const place = differing[0] ?? start.findLastIndex(isNumber);
  const from = start[place] ?? "";
  const to = end[place] ?? "";
  if (start.length !== end.length || differing.length > 1 || !isNumber(from) || !isNumber(to)) {
    return refused("Kedua kode harus sama kecuali satu angka di dalamnya. Contoh: B00001 sampai B00120");
  }
  if (Number(from) > Number(to)) {
    return refused("Kode akhir harus setelah kode awal.");
  }
  if (to.length < from.length || (to.startsWith("0") && to.length !== from.length)) {
    return refused("Angka kedua kode harus sama panjang. Contoh: B00001 sampai B00120");
  }
  const codeAt = (number: number) => start.with(place, String(number).padStart(from.length, "0")).join("");
  const count = Number(to) - Number(from) + 1;
  if (count > MAX_COPIES) {
    const limit = `${codeAt(Number(from))} sampai ${codeAt(Number(from) + MAX_COPIES - 1)}`;
    return refused(
      `Rentang ini berisi ${formatted(count)} nomor. Maksimal ${formatted(MAX_COPIES)} sekaligus: ${limit}.`,
    );
  }
  return { codes: Array.from({ length: count }, (_, index) => codeAt(Number(from) + index)) };
}

/** `B00012/2019` is `B`, `00012`, `/`, `2019`. */
function partsOf(code: string): string[] {
  return code.match(/\d+|\D+/gu) ?? [];
}

/** A longer number is an ISBN or a timestamp, which nobody counts on from. */
function isNumber(part: string): boolean {
  return /^\d+$/u.test(part) && part.length <= MAX_NUMBER_DIGITS;
}

function refused(message: string): CodeRange {
  return { error: { name: "toItemCode", message } };
}

function formatted(count: number): string {
  return count.toLocaleString("id-ID");
}

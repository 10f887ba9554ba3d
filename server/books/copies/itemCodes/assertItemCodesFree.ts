import type { Reader } from "../../../platform/database/Database.js";
import { ConflictError, type FieldError, ValidationError } from "../../../errors.js";
import { summaryOf } from "../../../platform/validation/parseInput.js";
import { takenCodes } from "./itemCodes.js";

/**
 * Refuses codes that a copy has, naming each and its holder at its place in the input.
 * @throws ValidationError where the input itself names a code twice; ConflictError where another copy has one.
 */
export async function assertItemCodesFree(
  reader: Reader,
  codes: readonly string[],
  fieldOf: (index: number) => string,
): Promise<void> {
  const repeated = codes.flatMap((code, index): FieldError[] =>
    codes.indexOf(code) < index ? [{ name: fieldOf(index), message: `Kode ${code} ditulis dua kali.` }] : [],
  );
  if (repeated.length > 0) {
    throw new ValidationError(summaryOf(repeated), repeated);
  }
  const taken = await takenCodes(reader, codes);
  const conflicts = codes.flatMap((code, index): FieldError[] => {
    const holder = taken.get(code);
    return holder === undefined ? [] : [{ name: fieldOf(index), message: `Kode ${code} sudah dipakai ${holder}.` }];
  });
  const [first] = conflicts;
  if (first) {
    throw new ConflictError(
      conflicts.length === 1
        ? `${first.message} Pakai kode lain.`
        : `${conflicts.length} kode eksemplar sudah dipakai. Pakai kode lain.`,
      conflicts,
    );
  }
}

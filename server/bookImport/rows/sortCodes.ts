import { foldedCode, type KnownBook, type KnownBooks, withoutZeros } from "./KnownBooks.js";
import type { ImportedBook } from "./ImportedBook.js";
import { describeBook } from "./describeBook.js";

/** A code of a row that another copy has. */
export interface TakenCode {
  readonly itemCode: string;
  /** In words. */
  readonly holder: string;
  /** What a person has given it instead. */
  readonly newCode: string | null;
  /** True also where the new code is taken by now. */
  readonly isLeftOut: boolean;
}

export interface SortedCodes {
  /** What becomes copies of the row's book: by the code in the file the code that the copy gets. */
  readonly free: ReadonlyMap<string, string>;
  readonly taken: readonly TakenCode[];
}

/** A code that is taken stays out by itself; codes that the row's own book has are there already. */
export function sortCodes(
  row: ImportedBook,
  known: KnownBooks,
  own: KnownBook | undefined,
  newCodes: ReadonlyMap<string, string>,
): SortedCodes {
  const free = new Map<string, string>();
  const mine = new Map<string, string>();
  const taken: TakenCode[] = [];
  const zeros = new Map<string, string>();
  // A person who gives a code anew has seen what it is like.
  const holderOf = (code: string, isGiven = false) => {
    const other = isGiven ? undefined : (known.withOtherZeros(code, row.traits.title) ?? zeroTwin(zeros, code));
    const holder = known.holderOf(code);
    const twin = mine.get(foldedCode(code));
    if (holder || twin !== undefined) {
      return holder ? describeBook(holder) : `kode ${twin} di baris ini`;
    }
    return other === undefined
      ? null
      : `${other.book ? describeBook(other.book) : "baris ini"} sebagai ${other.code}, mungkin nol di depannya hilang`;
  };
  for (const itemCode of row.itemCodes) {
    if (own && known.holderOf(itemCode) === own) {
      continue;
    }
    const holder = holderOf(itemCode);
    const newCode = newCodes.get(itemCode) ?? null;
    const finalHolder = newCode === null ? holder : holderOf(newCode, true);
    if (finalHolder === null) {
      const code = newCode ?? itemCode;
      free.set(itemCode, code);
      mine.set(foldedCode(code), code);
      zeros.set(withoutZeros(code), code);
    }
    if (finalHolder !== null || newCode !== null) {
      taken.push({ itemCode, holder: finalHolder ?? holder ?? "", newCode, isLeftOut: finalHolder !== null });
    }
  }
  return { free, taken };
}

/** A number of the same row that differs in zeros only. */
function zeroTwin(
  zeros: ReadonlyMap<string, string>,
  code: string,
): { readonly code: string; readonly book?: KnownBook } | undefined {
  const twin = /^\d+$/u.test(code) ? zeros.get(withoutZeros(code)) : undefined;
  return twin === undefined || twin === code ? undefined : { code: twin };
}

const MAX_NAMED_CODES = 5;

/** What to say of codes that another copy has. */
export function reasonsOf(takenCodes: readonly TakenCode[]): string[] {
  const byHolder = new Map<string, string[]>();
  for (const { itemCode, holder, newCode, isLeftOut } of takenCodes) {
    if (isLeftOut) {
      byHolder.set(holder, [...(byHolder.get(holder) ?? []), newCode ?? itemCode]);
    }
  }
  const renamed = takenCodes.flatMap(({ itemCode, newCode, isLeftOut }) =>
    isLeftOut || newCode === null ? [] : `${itemCode} menjadi ${newCode}`,
  );
  return [
    ...[...byHolder].map(([who, codes]) => `Eksemplar ${shortList(codes)} tidak masuk: kodenya sudah dipakai ${who}.`),
    ...(renamed.length > 0 ? [`Kode baru dari petugas: ${shortList(renamed)}.`] : []),
  ];
}

function shortList(texts: readonly string[]): string {
  const more = texts.length > MAX_NAMED_CODES ? ` dan ${texts.length - MAX_NAMED_CODES} lagi` : "";
  return `${texts.slice(0, MAX_NAMED_CODES).join(", ")}${more}`;
}

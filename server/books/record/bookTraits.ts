import { foldKey, foldWords } from "../../../common/fold.js";

const MAX_KEY_LENGTH = 2_000;

/** The values that books are compared by. */
export interface DescribedBook {
  readonly title: string;
  readonly subtitle?: string | null;
  readonly edition?: string | null;
  readonly seriesTitle?: string | null;
  readonly physicalDescription?: string | null;
  readonly publishYear?: number | null;
  readonly publishYearText?: string | null;
}

/** What distinguishes a book from its namesakes; null where its record does not say. */
export interface BookTraits {
  readonly title: string;
  readonly subtitle: string | null;
  readonly edition: string | null;
  readonly series: string | null;
  /** Its class, semester, volume, issue and readers, wherever its record has them. */
  readonly part: string;
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
}

export function traitsOf(book: DescribedBook): BookTraits {
  return {
    // "C++" and "C" fold to the same letters.
    title: `${foldKey(book.title, MAX_KEY_LENGTH)} ${(book.title.match(/[+#]/gu) ?? []).join("")}`,
    subtitle: book.subtitle ? foldKey(book.subtitle, MAX_KEY_LENGTH) : null,
    edition: book.edition ? editionKey(book.edition) : null,
    series: book.seriesTitle ? foldKey(book.seriesTitle, MAX_KEY_LENGTH) : null,
    part: partOf(book),
    publishYear: book.publishYear ?? null,
    publishYearText: book.publishYearText ?? null,
  };
}

/** "Cet. 2", "cetakan ke-2" and "Cet.2" are one. */
function editionKey(edition: string): string {
  const short: Readonly<Record<string, string>> = { cetakan: "cet", edisi: "ed", edition: "ed", revised: "revisi" };
  return foldWords(edition)
    .filter((word) => word !== "ke")
    .map((word) => short[word] ?? word)
    .join(" ");
}

const NUMBER = String.raw`(\d{1,4}|[ivx]{1,5})(?: |$)`;
const PARTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["class", new RegExp(String.raw`(?:^| )(?:kelas|kls|tingkat|grade|class) ${NUMBER}`, "gu")],
  ["semester", /(?:^| )(?:semester|smt) (\d|ii?|ganjil|gasal|genap)(?: |$)/gu],
  ["volume", new RegExp(String.raw`(?:^| )(?:jilid|jil|volume|vol|bagian|bag|part|buku ke|buku) ${NUMBER}`, "gu")],
  ["issue", new RegExp(String.raw`(?:^| )(?:nomor|no|nr|issue) ${NUMBER}`, "gu")],
  ["readers", /(?:^| )(guru|siswa|peserta didik|murid)(?: |$)/gu],
];
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function partOf({ subtitle, edition, seriesTitle, physicalDescription }: DescribedBook): string {
  const text = [subtitle, edition, seriesTitle].map((part) => foldWords(part ?? "").join(" ")).join(" | ");
  // A collation is full of numbers; only what it calls a volume is one.
  const size = foldWords(physicalDescription ?? "").join(" ");
  const found = PARTS.flatMap(([name, pattern]) =>
    [...`${text}${name === "volume" ? ` | ${size}` : ""}`.matchAll(pattern)].map(
      ([, value = ""]) => `${name} ${plainNumber(value)}`,
    ),
  );
  return [...new Set(found)].sort().join(", ");
}

/** "II", "2" and "02" are one. */
export function plainNumber(text: string): string {
  if (!/^[ivx]+$/u.test(text)) {
    return /^\d+$/u.test(text) ? String(Number(text)) : text;
  }
  const digits = [...text].map((letter) => ROMAN[letter] ?? 0);
  return String(digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0));
}

/** What one of two records leaves out cannot tell them apart. */
export function isCompatible(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

/** Whether two books of one author may be editions of one work; classes, volumes and issues are works of their own. */
export function couldBeOneWork(one: BookTraits, other: BookTraits): boolean {
  return (
    one.title === other.title &&
    one.part === other.part &&
    isCompatible(one.subtitle, other.subtitle) &&
    isCompatible(one.series, other.series)
  );
}

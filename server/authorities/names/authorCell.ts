import { foldWords } from "../../../common/fold.js";
import { authorKey, type CreditedName, parseAuthorName } from "./authorName.js";
import { isNameSuffix } from "./nameSuffix.js";
import { isOrganisation } from "./organisationName.js";
import { isRoleWord } from "./splitRole.js";

/** What a cell of authors was found to hold. */
export interface AuthorCell {
  readonly names: CreditedName[];
  /** Whether a name was divided at `dan`, `&` or `/`. */
  readonly isSplit: boolean;
  /** Whether nobody but a person knows if that is one name or several. */
  readonly isUnsure: boolean;
}

export interface AuthorCellOptions {
  /** What a comma between names means. */
  readonly commas?: "guess" | "separate" | undefined;
  /** Whether `dan`, `&` and `/` divide: not in files of our own, whose names are as they are. */
  readonly splitsPairs?: boolean;
}

const PARTICLES = new Set(
  "al el as at an ar ath bin binti ibn ibnu abu van von der de di da du la le mc st del dos ter ten".split(" "),
);

/** Given names of authors from abroad that stand behind a family name of two words ("García Márquez, Gabriel"). */
const GIVEN_NAMES = new Set(
  (
    "gabriel antonio jose juan luis carlos miguel jorge mario pedro pablo manuel rafael maria isabel ana elena john james " +
    "robert michael william david richard charles joseph thomas daniel paul mark george steven kenneth andrew edward peter " +
    "mary patricia jennifer linda elizabeth susan margaret sarah karen nancy anne jane alice helen emily charlotte henry " +
    "walter arthur albert frank jean pierre jacques francois hans karl friedrich johann franz leo fyodor anton"
  ).split(" "),
);

/**
 * True if the text can only be the family name of an inverted name: in capitals, one word, or one word after a
 * particle.
 */
function isFamilyName(text: string): boolean {
  const [first = "", ...others] = foldWords(text);
  return others.length === 0 || (text === text.toUpperCase() && /\p{Lu}/u.test(text)) || PARTICLES.has(first);
}

/**
 * Parses a cell of several names. `;`, `|`, line breaks and `<a><b>` always separate. A comma separates if both sides
 * are complete names ("Andrea Hirata, Tere Liye"); it belongs to the name if one side is a family name or a degree
 * ("HIRATA, Andrea", "Budi Santoso, M.Pd."). `dan`, `&` and `/` separate people, and nothing within a body's name.
 */
export function readAuthorCell(
  cell: string,
  { commas = "guess", splitsPairs = false }: AuthorCellOptions = {},
): AuthorCell {
  const parts = cell
    // A semicolon behind a comma divides a name and not two.
    .replace(/,\s*;/gu, ",")
    .split(/[;|<>\r\n]+/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const hasSeparators = /[;|<>\n]/u.test(cell);
  const read = parts.map((part) => readPart(part, hasSeparators ? "belong" : commas, splitsPairs));
  const authors = read.flatMap(({ names }) => names).map(parseAuthorName);
  return {
    names: authors.length < 2 ? authors : [...new Map(authors.map((author) => [authorKey(author), author])).values()],
    isSplit: read.some(({ isSplit }) => isSplit),
    isUnsure: read.some(({ isUnsure }) => isUnsure),
  };
}

export function parseAuthorNames(cell: string, commas: "guess" | "separate" = "guess"): CreditedName[] {
  return readAuthorCell(cell, { commas }).names;
}

type Commas = "guess" | "separate" | "belong";

interface Divided {
  readonly names: readonly string[];
  readonly isUnsure: boolean;
}

/** What is longer is no list of names: it is not looked through for them. */
const LONGEST_PART = 4_000;

function readPart(part: string, commas: Commas, splitsPairs: boolean): Divided & { readonly isSplit: boolean } {
  if (part.length > LONGEST_PART) {
    return { names: [part], isUnsure: true, isSplit: false };
  }
  const shortened = splitsPairs ? part.replace(AND_OTHERS, ", dkk.") : part;
  const pair =
    splitsPairs && !isOrganisation(shortened) ? shortened.split(PAIR).map((name) => name.trim()) : [shortened];
  const isSubject = pair.length > 1 && foldWords(shortened).some((word) => NO_PEOPLE.has(word));
  if (isSubject) {
    return { names: [shortened], isUnsure: true, isSplit: false };
  }
  const isSplit = pair.length > 1 && pair.every((name) => /\p{L}{2}/u.test(name) && !isNameSuffix(name));
  if (!isSplit) {
    return { ...divideAtCommas(shortened, commas), isSplit: false };
  }
  return { ...dividePair(pair, commas), isSplit: true };
}

function dividePair(pair: readonly string[], commas: Commas): Divided {
  const last = pair.at(-1) ?? "";
  const before = pair.slice(0, -1).join(" ");
  // "Ani, Budi, dan Citra": who lists names with a last one behind `dan` does not turn them round.
  const isList = before.includes(",") && !last.includes(",") && wordsOf(last) === 1;
  const isMixed = before.includes(",") && !last.includes(",") && !isList;
  const divided = pair.map((name) => divideAtCommas(name.replace(/[\s,]+$/u, ""), isList ? "separate" : commas));
  return {
    names: divided.flatMap(({ names }) => names),
    isUnsure:
      isList ||
      (isMixed && isTurnedRound(before)) ||
      sharesFamilyName(pair) ||
      divided.some(({ isUnsure }) => isUnsure),
  };
}

/** "Sucipto, Toto", which beside "Dwi Hartono" may also be two people. */
function isTurnedRound(name: string): boolean {
  const pieces = withTheirSuffixes(name);
  return pieces.length === 2 && pieces.every((piece) => wordsOf(piece) === 1);
}

/** Words of bodies that stand beside `dan`: "Asistensi Agama dan Etika Islam". */
const NO_PEOPLE = new Set(
  (
    "agama bahasa budaya ekonomi etika hukum ilmu kebudayaan kesehatan kesejahteraan keuangan masyarakat olahraga " +
    "pariwisata pembangunan pemuda pendidikan pengembangan penelitian perdagangan pertanian politik riset sastra sejarah " +
    "seni sosial teknologi transmigrasi law culture education history sons co company brothers friends partners"
  ).split(" "),
);

/** What is said of those who are not named. */
const AND_OTHERS =
  /,?\s*(?:\.{3}\s*)?[([]?(?:(?:dan|and|&)\s+(?:kawan[- ]*kawan|lain[- ]*lain|others)|et\.?\s*al)\.?[)\]]?\.?$/iu;

/** `dan`, `and`, `&` and `+` between names, and a stroke that is not within `a/l` or `s/d`. */
const PAIR = /\s*,?\s+(?:dan|and|serta|&|\+)\s+|\s*&\s*(?=\p{Lu})|(?<=\p{L}{2}\.?\)?)\s*\/\s*(?=\p{L}[\p{L}.])/iu;

/** "Jan & Stan Berenstain": the first may have the family name of the second. */
function sharesFamilyName(pair: readonly string[]): boolean {
  const [first = "", second = ""] = pair.map((name) => name.split(",")[0] ?? "");
  return pair.length === 2 && wordsOf(first) === 1 && wordsOf(second) > 1 && first !== first.toUpperCase();
}

function wordsOf(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** The pieces between commas, each with the degrees and the part that belong to it. */
function withTheirSuffixes(cell: string): string[] {
  const pieces: string[] = [];
  for (const piece of cell
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")) {
    const before = pieces.at(-1);
    const [, name = "", role] = /^(.*?)\s*([([][^)\]]*[)\]])$/u.exec(piece) ?? [];
    const isSuffix = isNameSuffix(piece) || (role !== undefined && name !== "" && isNameSuffix(name));
    if (before !== undefined && (isSuffix || (isRoleWord(piece) && wordsOf(before) > 1))) {
      pieces[pieces.length - 1] = `${before}, ${piece}`;
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

function divideAtCommas(cell: string, commas: Commas): Divided {
  const pieces = withTheirSuffixes(cell);
  if (commas === "belong") {
    return pieces.length < 2 ? { names: [cell], isUnsure: false } : belonging(cell, pieces);
  }
  if (commas === "separate" || pieces.length < 2) {
    return { names: pieces, isUnsure: false };
  }
  if (isOrganisation(cell)) {
    return { names: [cell], isUnsure: false };
  }
  if (pieces.length === 2) {
    return onePairOf(pieces);
  }
  const pairs = Array.from({ length: Math.floor(pieces.length / 2) }, (_, pair) =>
    pieces.slice(pair * 2, pair * 2 + 2),
  );
  const areFamilyNames = pieces.length % 2 === 0 && pairs.every(([family = ""]) => isFamilyName(family));
  const areCapitals = pairs.every(([family = ""]) => family === family.toUpperCase());
  const areInitials = pairs.every(([, given = ""]) => /^(?:\p{Lu}\p{Ll}?\. ?-?)+$/u.test(given) || wordsOf(given) > 1);
  return areFamilyNames && (areCapitals || areInitials)
    ? { names: pairs.map((pair) => pair.join(", ")), isUnsure: false }
    : { names: pieces, isUnsure: areFamilyNames };
}

/** Between `<` and `>`, or beside a semicolon, is one name, unless it cannot be one. */
function belonging(cell: string, pieces: readonly string[]): Divided {
  const isSeveral = pieces.every((piece) => wordsOf(piece.split(",")[0] ?? "") > 1) && !isFamilyName(pieces[0] ?? "");
  return { names: [cell], isUnsure: isSeveral && !isOrganisation(cell) };
}

function onePairOf(pieces: readonly string[]): Divided {
  const [first = "", second = ""] = pieces;
  const [family = "", ...degrees] = first.split(",").map((text) => text.trim());
  if (isFamilyName(family)) {
    return degrees.length === 0
      ? { names: [pieces.join(", ")], isUnsure: false }
      : // "Harahap, S.H., M.Hum., Zairin" is one person; "Siti, S.Pd., Budi Santoso" are two.
        wordsOf(second) === 1
        ? { names: [`${family}, ${second}, ${degrees.join(", ")}`], isUnsure: true }
        : { names: pieces, isUnsure: false };
  }
  const isGiven = wordsOf(second) === 1 && degrees.length === 0 && wordsOf(family) === 2;
  if (isGiven && (/[áéíóúñçãõ]/iu.test(family) || GIVEN_NAMES.has(second.toLowerCase()))) {
    return { names: [pieces.join(", ")], isUnsure: false };
  }
  const isInitials = /^(?:\p{Lu}\. ?-?)+$/u.test(second);
  return isInitials
    ? { names: [pieces.join(", ")], isUnsure: false }
    : { names: pieces, isUnsure: isGiven && !second.includes(",") };
}

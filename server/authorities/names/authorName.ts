import { foldKey, foldWords } from "../../../common/fold.js";
import type { AuthorRole } from "../../../common/authorRoles.js";
import type { AuthorKind } from "../records/Author.entity.js";
import { isOrganisation } from "./organisationName.js";
import { splitRole } from "./splitRole.js";

export interface AuthorName {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly kind: AuthorKind;
}

/** A name with what its bearer did for a title; who did not say wrote it. */
export interface CreditedName extends AuthorName {
  readonly role?: AuthorRole | undefined;
}

const MAX_LAST_NAME_LENGTH = 190;
const DEGREE_SUBJECTS =
  "ag|pd|si|sc|kom|hum|psi|sos|farm|kes|kep|ked|ip|t|ikom|h|e|m|kn|ec|eng|th|fil|ap|ak|tr|biomed|keb|sn|pt|hut|ars";
/** `S.Pd.`, `M.Kom.I`. */
const DEGREES = String.raw`(?:[smd]|lc|amd)\.? ?(?:${DEGREE_SUBJECTS})(?:\.? ?i)?`;
const TITLES = String.raw`[dp]r[sa]?|ir|m\.?d|ph\.? ?d|s\.?h|s\.?e|m\.?m|b\.?a|m\.?a`;
/** What follows a comma without being a given name: degrees, generations, "and others". */
const SUFFIX = new RegExp(String.raw`^(?:dkk|et al|jr|sr|i{2,3}|iv|alm|${TITLES}|${DEGREES})\.?$`, "iu");
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** True of `M.Pd.`, `Jr.`, `dkk.`: it belongs to the name before it. */
function isNameSuffix(text: string): boolean {
  return SUFFIX.test(text.trim());
}

/** "Spd., M.M, MBiomed Khristiyono", as a catalogue turns a name whose degrees it took for the family name. */
export function degreesLast(name: string): string {
  const parts = name.split(",").map((part) => part.trim());
  const degrees = parts.slice(0, -1);
  if (degrees.length === 0 || !degrees.every(isNameSuffix)) {
    return name;
  }
  const words = (parts.at(-1) ?? "").split(" ");
  while (words.length > 1 && isNameSuffix(words[0] ?? "")) {
    degrees.push(words.shift() ?? "");
  }
  const rest = words.join(" ");
  return rest === "" || isNameSuffix(rest) ? name : `${rest}, ${degrees.join(", ")}`;
}

/** SLiMS ends every name with a period; an initial ("David J.") and an abbreviation ("Jr.", "S.Pd.") keep theirs. */
function withoutClosingPeriod(name: string): string {
  if (!name.endsWith(".")) {
    return name;
  }
  const lastWord = name.split(/[\s,]+/u).at(-1) ?? "";
  const belongs = /^\p{L}\.$/u.test(lastWord) || /\..*\.$/u.test(lastWord) || isNameSuffix(lastWord);
  return belongs ? name : name.slice(0, -1);
}

/** Parses one name as written on a title page or in a catalogue. Its characters are kept as typed. */
export function parseAuthorName(text: string): CreditedName {
  const { name, role } = splitRole(text);
  const parsed = parseName(name);
  return role === undefined || role === "author" ? parsed : { ...parsed, role };
}

function parseName(text: string): AuthorName {
  const name = withoutClosingPeriod(
    text
      .replace(/\s+/gu, " ")
      .replace(/(?<![\s,;])[\s,;]+$/u, "")
      .trim(),
  );
  if (isOrganisation(name)) {
    return { firstName: name, lastName: null, kind: "organisation" };
  }
  const comma = name.indexOf(",");
  const before = (comma < 0 ? name : name.slice(0, comma)).trim();
  const after = comma < 0 ? "" : name.slice(comma + 1).trim();
  const suffixed = after !== "" && after.split(",").every(isNameSuffix);
  if (after !== "" && before !== "" && !suffixed) {
    return person(after, before);
  }
  const words = (suffixed ? before : name).split(" ");
  const lastWords = words.length > 2 && GENERATION.test(words.at(-1) ?? "") ? 2 : 1;
  const last = words.slice(-lastWords).join(" ");
  const first = words.slice(0, -lastWords).join(" ");
  const tail = suffixed ? `, ${after}` : "";
  return first === "" ? person(last + tail, null) : person(first, last + tail);
}

function person(firstName: string, lastName: string | null): AuthorName {
  return lastName !== null && lastName.length > MAX_LAST_NAME_LENGTH
    ? { firstName: `${firstName} ${lastName}`, lastName: null, kind: "person" }
    : { firstName, lastName, kind: "person" };
}

export function fullName({ firstName, lastName }: Pick<AuthorName, "firstName" | "lastName">): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

/** "HIRATA, Andrea" and "Andrea Hirata" have one key. */
export function authorKey(author: AuthorName): string {
  return foldKey(fullName(author));
}

const PARTICLES = new Set([
  "al",
  "el",
  "as",
  "at",
  "an",
  "ar",
  "ath",
  "bin",
  "binti",
  "ibn",
  "ibnu",
  "abu",
  "van",
  "von",
  "der",
  "de",
  "di",
  "da",
  "du",
  "la",
  "le",
  "mc",
  "st",
]);

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
 * ("HIRATA, Andrea", "Budi Santoso, M.Pd.").
 */
export function parseAuthorNames(cell: string, commas: "guess" | "separate" = "guess"): CreditedName[] {
  const parts = cell
    .split(/[;|<>\r\n]+/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const hasSeparators = /[;|<>\n]/u.test(cell);
  const names = hasSeparators ? parts : parts.flatMap((part) => splitAtCommas(part, commas));
  const authors = names.map(parseAuthorName);
  if (authors.length < 2) {
    return authors;
  }
  return [...new Map(authors.map((author) => [authorKey(author), author])).values()];
}

function splitAtCommas(cell: string, commas: "guess" | "separate"): string[] {
  const pieces: string[] = [];
  for (const piece of cell
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")) {
    const before = pieces.at(-1);
    if (before !== undefined && isNameSuffix(piece)) {
      pieces[pieces.length - 1] = `${before}, ${piece}`;
    } else {
      pieces.push(piece);
    }
  }
  if (commas === "separate" || pieces.length < 2) {
    return pieces;
  }
  const inverted = pieces.length % 2 === 0 && pieces.every((piece, index) => index % 2 === 1 || isFamilyName(piece));
  const capitals = pieces.every((piece, index) => index % 2 === 1 || piece === piece.toUpperCase());
  if (!inverted || isOrganisation(cell) || (pieces.length > 2 && !capitals)) {
    return isOrganisation(cell) ? [cell] : pieces;
  }
  return Array.from({ length: pieces.length / 2 }, (_, pair) => pieces.slice(pair * 2, pair * 2 + 2).join(", "));
}

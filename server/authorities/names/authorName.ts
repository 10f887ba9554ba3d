import { foldKey } from "../../../common/fold.js";
import type { AuthorRole } from "../../../common/authorRoles.js";
import type { AuthorKind } from "../records/Author.entity.js";
import { isGeneration, isNameSuffix, isTitle, isTrailingDegree } from "./nameSuffix.js";
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
/** What is longer is nobody's name, and not looked at as one. */
const LONGEST_NAME = 1_000;
/**
 * "Spd., M.M, MBiomed Khristiyono", as a catalogue turns a name whose degrees it took for the family name, and "M.Sc
 * Prof. Djoko Santoso".
 */
export function degreesLast(name: string): string {
  if (name.length > LONGEST_NAME) {
    return name;
  }
  const parts = name.split(",").map((part) => part.trim());
  const degrees = parts.slice(0, -1);
  if (degrees.length > 0 && !degrees.every(isNameSuffix)) {
    return name;
  }
  const words = (parts.at(-1) ?? "").split(" ");
  const isLeading = degrees.length > 0 ? isNameSuffix : isLeadingDegree;
  const begins = words.findIndex((word, index) => index === words.length - 1 || !isLeading(word) || isTitle(word));
  degrees.push(...words.slice(0, begins));
  const rest = words.slice(begins).join(" ");
  const isMoved = degrees.length > 0;
  return !isMoved || rest === "" || isNameSuffix(rest) ? name : `${rest}, ${degrees.join(", ")}`;
}

/** Letters alone in front of a name are initials: "C.S. Lewis". */
function isLeadingDegree(word: string): boolean {
  return /\p{L}{2}/u.test(word) && isTrailingDegree(word);
}

/** SLiMS ends every name with a period; an initial ("David J.") and an abbreviation ("Jr.", "S.Pd.") keep theirs. */
function withoutClosingPeriod(name: string): string {
  if (!name.endsWith(".")) {
    return name;
  }
  const lastWord = name.split(/[\s,]+/u).at(-1) ?? "";
  const belongs =
    /^\p{L}\.$/u.test(lastWord) ||
    /\..*\.$/u.test(lastWord) ||
    isNameSuffix(lastWord) ||
    isNameSuffix(name.split(",").at(-1) ?? "");
  return belongs ? name : name.slice(0, -1);
}

/** Parses one name as written on a title page or in a catalogue. Its characters are kept as typed. */
export function parseAuthorName(text: string): CreditedName {
  if (text.length > LONGEST_NAME) {
    return { firstName: text.replace(/\s+/gu, " ").trim(), lastName: null, kind: "person" };
  }
  const { name, role } = splitRole(text.replace(/[\s,;]+$/u, ""));
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
  return parsePerson(turnedRound(name));
}

/** "PALEWSKI Jean Paul" and "JOMIER. J.": a family name in capitals stands in front, with a comma or without. */
function turnedRound(name: string): string {
  const [, family = "", point, given = ""] = /^((?:\p{Lu}['’`-]?){4,})(\.?)\s+([^,]*)$/u.exec(name) ?? [];
  const isGiven = /\p{Lu}?\p{Ll}/u.test(given) || /^(?:\p{Lu}(?:\.|(?=\s|$))\s*)+$/u.test(given);
  const isFamily = /[AEIOUY]/u.test(family) && isGiven && !isNameSuffix(given) && !isGeneration(given);
  return isFamily && (point === "." || !/^(?:dan|and)\b/iu.test(given)) ? `${family}, ${given}` : name;
}

/** "SHARIF, M.M.": behind a family name in capitals letters are initials, but for the commonest degrees. */
function areInitials(family: string, text: string): boolean {
  return (
    /^(?:\p{Lu}['’`-]?){3,}$/u.test(family) &&
    /^(?:\p{Lu}\. ?){1,2}\p{Lu}?\.?$/u.test(text) &&
    !/^S\. ?[HES]\.?$/u.test(text)
  );
}

function parsePerson(name: string): AuthorName {
  const comma = name.indexOf(",");
  const before = (comma < 0 ? name : name.slice(0, comma)).trim();
  const after = comma < 0 ? "" : name.slice(comma + 1).trim();
  const suffixed = after !== "" && after.split(",").every(isNameSuffix) && !areInitials(before, after);
  if (after !== "" && before !== "" && !suffixed) {
    // "Harahap, Zairin, S.H.": degrees stand behind the whole name.
    const [given = "", ...degrees] = after.split(",").map((piece) => piece.trim());
    return degrees.length > 0 && degrees.every(isNameSuffix)
      ? person(given, `${before}, ${degrees.join(", ")}`)
      : person(after, before);
  }
  const words = (suffixed ? before : name).split(" ");
  const lastWords = lengthOfLastName(words);
  const last = words.slice(-lastWords).join(" ");
  const first = words.slice(0, -lastWords).join(" ");
  const tail = suffixed ? `, ${after}` : "";
  return first === "" ? person(last + tail, null) : person(first, last + tail);
}

/** How many words the family name has with what belongs to it: `Jones III`, `Santoso S.Pd M.Pd`. */
function lengthOfLastName(words: readonly string[]): number {
  let degrees = 0;
  while (degrees < words.length - 1 && isTrailingDegree(words.at(-1 - degrees) ?? "")) {
    degrees += 1;
  }
  return degrees === 0 && words.length > 2 && isGeneration(words.at(-1) ?? "") ? 2 : degrees + 1;
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

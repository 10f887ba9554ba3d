import { type AuthorName, fullName, parseAuthorName } from "../../authorities/names/authorName.js";
import type { CreditedName } from "../../authorities/names/authorName.js";
import { withRole } from "../../authorities/names/creditedName.js";

import { isEmptyMarker } from "../../platform/csv/CsvCells.js";

/** Characters that would divide a value when the file is read again. */
const SEPARATORS = /[;|<>\r\n]+/gu;

function withoutSeparators(value: string): string {
  return value.replace(SEPARATORS, " ").replace(/\s+/gu, " ").trim();
}

/**
 * `a; b`, as the import divides them again. One value alone gets the divider too where a comma in it would be taken for
 * one.
 */
export function joinValues(values: readonly string[]): string {
  const cleaned = values.map(withoutSeparators);
  return cleaned.length === 1 && cleaned[0]?.includes(",") ? `${cleaned[0]};` : cleaned.join("; ");
}

/** One value of `joinPlaces` as the import will read it; null where the import would read nothing. */
export function placeValue(value: string): string | null {
  const cleaned = withoutSeparators(value);
  return cleaned === "" || isEmptyMarker(cleaned) ? null : cleaned;
}

/** `a; -; b`: each at its place, also of a single one, and `-` where there is none. */
export function joinPlaces(values: readonly (string | null)[]): string {
  const places = values.map((value) => (value && placeValue(value)) ?? "-");
  return places.length === 1 ? `${places.join()};` : places.join("; ");
}

/** `<a><b>`, as SLiMS divides them. */
export function joinBracketed(values: readonly string[]): string {
  return values.map((value) => `<${withoutSeparators(value)}>`).join("");
}

/**
 * A name as it is read, or with the family name in front where it would otherwise be divided elsewhere when it is read
 * again.
 */
export function formatAuthor(author: CreditedName): string {
  return withRole(formatName(author), author.role);
}

function formatName(author: AuthorName): string {
  const plain = fullName(author);
  const parsed = parseAuthorName(plain);
  const isSame = parsed.firstName === author.firstName && parsed.lastName === author.lastName;
  return isSame || author.lastName === null ? plain : invertedAuthor(author);
}

/** `Hirata, Andrea`: how catalogues write a person. */
export function invertedAuthor({ firstName, lastName }: AuthorName): string {
  return lastName === null ? firstName : `${lastName}, ${firstName}`;
}

import { type AuthorName, fullName, parseAuthorName } from "../../authorities/names/authorName.js";

/** What would divide a value where it is read again. */
const DIVIDERS = /[;|<>\r\n]+/gu;

function whole(value: string): string {
  return value.replace(DIVIDERS, " ").replace(/\s+/gu, " ").trim();
}

/** `a; b`, as the import divides them again. One value alone gets the divider too where a comma in it would be taken for one. */
export function divided(values: readonly string[]): string {
  const wholes = values.map(whole);
  return wholes.length === 1 && wholes[0]?.includes(",") ? `${wholes[0]};` : wholes.join("; ");
}

/** `<a><b>`, as SLiMS divides them. */
export function bracketed(values: readonly string[]): string {
  return values.map((value) => `<${whole(value)}>`).join("");
}

/** A name as it is read, or with the family name in front where it would otherwise be divided elsewhere when it is read again. */
export function spelledAuthor(author: AuthorName): string {
  const plain = fullName(author);
  const read = parseAuthorName(plain);
  const isSame = read.firstName === author.firstName && read.lastName === author.lastName;
  return isSame || author.lastName === null ? plain : invertedAuthor(author);
}

/** `Hirata, Andrea`: how catalogues write a person. */
export function invertedAuthor({ firstName, lastName }: AuthorName): string {
  return lastName === null ? firstName : `${lastName}, ${firstName}`;
}

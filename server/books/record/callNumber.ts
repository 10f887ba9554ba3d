import { bylineOf } from "../../../common/authorRoles.js";
import type { AuthorName } from "../../authorities/names/authorName.js";
import type { CreditedName } from "../../authorities/names/authorName.js";

const MAX_LENGTH = 100;

function lettersOnly(text: string): string {
  return text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
}

/** By whose name a title stands: the first of those by whom it is cited. */
export function mainAuthorOf<Name extends CreditedName>(authors: readonly Name[]): Name | undefined {
  return bylineOf(authors.map((author) => ({ author, role: author.role ?? "author" })))[0]?.author;
}

/** `813 HIR l`: class, three letters of the main author's last name, one of the title. Null without a class. */
export function defaultCallNumber(
  classCode: string | null,
  mainAuthor: AuthorName | undefined,
  title: string,
): string | null {
  if (classCode === null) {
    return null;
  }
  const heading = mainAuthor ? (mainAuthor.lastName ?? mainAuthor.firstName) : title;
  const [firstLetter = ""] = lettersOnly(title);
  const parts = [
    classCode,
    Array.from(lettersOnly(heading)).slice(0, 3).join("").toUpperCase(),
    firstLetter.toLowerCase(),
  ];
  const callNumber = parts.filter((part) => part !== "").join(" ");
  return callNumber.length > MAX_LENGTH ? null : callNumber;
}

import type { AuthorName } from "../../authorities/names/authorName.js";

const LONGEST = 100;

function letters(text: string): string {
  return text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
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
  const [firstLetter = ""] = letters(title);
  const parts = [classCode, Array.from(letters(heading)).slice(0, 3).join("").toUpperCase(), firstLetter.toLowerCase()];
  const callNumber = parts.filter((part) => part !== "").join(" ");
  return callNumber.length > LONGEST ? null : callNumber;
}

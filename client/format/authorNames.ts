import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { titleCaseName } from "./titleCaseName";

export const AuthorNames_author = graphql(`
  fragment AuthorNames_author on Author {
    id
    firstName
    lastName
    kind
  }
`);

/** First and last names in title-page order. */
export function authorNames(refs: readonly FragmentType<typeof AuthorNames_author>[]): string {
  return readFragment(AuthorNames_author, refs).map(authorName).join(", ");
}

interface Name {
  firstName: string;
  lastName?: string | null | undefined;
  kind?: "PERSON" | "ORGANISATION" | null;
}

/** As a library writes it, whatever capitals the record has: “HIRATA, Andrea.” is Andrea Hirata. */
export function authorName(name: Name): string {
  const surname = spelledSurname(name);
  const given = spelledGiven(name);
  return surname ? `${given} ${surname}` : given;
}

/** The name to sort by and to cite. */
export function spelledSurname({ lastName, kind }: Name): string | null {
  if (!lastName) return null;
  return kind === "ORGANISATION" ? lastName : titleCaseName(lastName);
}

function spelledGiven({ firstName, lastName, kind }: Name): string {
  if (kind === "ORGANISATION") return firstName;
  const [, surname, given] = (!lastName && /^([\p{Lu}'’-]{3,}), ([\p{L}][^,]*)$/u.exec(firstName)) || [];
  return titleCaseName(withoutClosingPeriod(surname && given ? `${given} ${surname}` : firstName));
}

/** SLiMS ends a heading with a period; initials and abbreviations keep theirs. */
function withoutClosingPeriod(name: string): string {
  return name.replace(/(?<=(?:^|\s)\p{L}[\p{L}'’-]{4,})\.$/u, "");
}

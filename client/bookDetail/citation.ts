import { formatYear } from "../format/formatYear";
import { spelledSurname } from "../format/authorNames";
import type { CitationButton_BookFragment } from "../gql/graphql";

type CitedBook = Omit<CitationButton_BookFragment, "__typename" | "id">;

/** APA 7 in Indonesian (t.t. for no date, Ed. ke-), in three parts because the title is set in italics. */
export function citation(book: CitedBook): { before: string; title: string; after: string } {
  const names = joinAuthors(book.authors.map(citedName));
  const isEdited = book.contributors.every(({ role }) => role !== "AUTHOR");
  const authors =
    names && isEdited && book.contributors.some(({ role }) => role === "EDITOR") ? `${names} (Ed.)` : names;
  const year = `(${formatYear(book.publishYear, book.publishYearText) ?? "t.t."}).`;
  const title = book.subtitle ? `${book.title}: ${book.subtitle}` : book.title;
  const edition = book.edition ? ` (${citedEdition(book.edition)})` : "";
  const publisher = book.publisher ? ` ${withFullStop(book.publisher.name)}` : "";
  // Without an author the title takes the author's place.
  return authors
    ? { before: `${withFullStop(authors)} ${year} `, title, after: `${edition}.${publisher}` }
    : { before: "", title, after: `${edition}. ${year}${publisher}` };
}

function citedName(author: CitedBook["authors"][number]): string {
  const { firstName, kind } = author;
  const surname = spelledSurname(author);
  if (!surname) return firstName;
  if (kind === "ORGANISATION") return `${firstName} ${surname}`;
  const initials = firstName
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((part) => `${part.charAt(0).toUpperCase()}.`);
  return `${surname}, ${initials.join(" ")}`;
}

function joinAuthors(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")}, & ${names.at(-1)}`;
}

function citedEdition(edition: string): string {
  return /^\d+$/.test(edition.trim()) ? `Ed. ke-${edition.trim()}` : edition.trim();
}

function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

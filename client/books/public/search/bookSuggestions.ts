import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookSuggestions_BookFragment, BookSuggestionsQuery } from "../../../gql/graphql";
import { authorNames } from "../../../format/authorNames";
import { searchHref } from "../../../search/searchHref";
import type { Suggestion } from "./Suggestion";

export const BookSuggestions_book = graphql(`
  fragment BookSuggestions_book on Book {
    id
    slug
    title
    publishYear
    copiesCount
    availableCount
    hasDigitalFile
    authors: byline {
      id
      ...AuthorNames_author
    }
    ...BookCover_book
  }
`);

/** Books of one title by the same authors are one line, which leads to all of them. */
export function bookSuggestions(books: BookSuggestionsQuery["bookSuggestions"]["books"]): Suggestion[] {
  const works = new Map<string, BookSuggestions_BookFragment[]>();
  for (const ref of books) {
    const book = readFragment(BookSuggestions_book, ref);
    const work = [book.title, authorNames(book.authors)].join("\n").toLowerCase();
    works.set(work, [...(works.get(work) ?? []), book]);
  }
  return [...works.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const editions = [first, ...others];
    return others.length > 0 ? [editionsSuggestion(first, editions)] : [bookSuggestion(first)];
  });
}

function bookSuggestion(book: BookSuggestions_BookFragment): Suggestion {
  const { id, slug, title, authors, publishYear, availableCount, copiesCount, hasDigitalFile } = book;
  const isOut = availableCount === 0 && copiesCount > 0 && !hasDigitalFile;
  const details = [
    authorNames(authors),
    publishYear === null ? "" : String(publishYear),
    isOut ? "tidak tersedia" : "",
  ];
  return {
    key: id,
    label: title,
    detail: details.filter((detail) => detail !== "").join(" · "),
    href: `/books/${encodeURIComponent(slug)}`,
    book,
  };
}

function editionsSuggestion(book: BookSuggestions_BookFragment, editions: readonly BookSuggestions_BookFragment[]) {
  const names = authorNames(book.authors);
  return {
    key: book.id,
    label: book.title,
    detail: [names, `${editions.length} edisi`].filter((detail) => detail !== "").join(" · "),
    href: searchHref(book.title),
    book,
  };
}

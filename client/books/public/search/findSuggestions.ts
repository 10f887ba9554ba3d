import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../gql/gql";
import type { BookSuggestionsQuery as SuggestionsData } from "../../../gql/graphql";
import { authorNames } from "../../authorNames";
import { searchHref } from "../searchHref";

const BookSuggestionsQuery = graphql(`
  query BookSuggestions($search: String!) {
    bookSuggestions(search: $search) {
      corrected
      books {
        id
        slug
        title
        authors {
          id
          ...AuthorNames_author
        }
        ...BookCover_book
      }
      authors {
        id
        ...AuthorNames_author
      }
      subjects {
        id
        name
      }
    }
  }
`);

type Suggestions = SuggestionsData["bookSuggestions"];

/** One line of the list, and where it leads. */
export interface Suggestion {
  key: string;
  label: string;
  /** What it is, or who wrote it. */
  detail: string;
  href: string;
  /** Set only for a book, whose cover is shown. */
  book: Suggestions["books"][number] | null;
}

/** Asked anew each time: what was suggested before may be gone. */
export async function findSuggestions(client: ApolloClient, search: string): Promise<Suggestion[]> {
  const { data } = await client.query({ query: BookSuggestionsQuery, variables: { search }, fetchPolicy: "no-cache" });
  return data ? suggestionsOf(data.bookSuggestions) : [];
}

function suggestionsOf({ corrected, books, authors, subjects }: Suggestions): Suggestion[] {
  return [
    ...(corrected === null
      ? []
      : [
          {
            key: "corrected",
            label: corrected,
            detail: "Mungkin maksud Anda",
            href: searchHref(corrected),
            book: null,
          },
        ]),
    ...books.map((book) => ({
      key: book.id,
      label: book.title,
      detail: authorNames(book.authors),
      href: `/books/${encodeURIComponent(book.slug)}`,
      book,
    })),
    ...authors.map((author) => ({
      key: author.id,
      label: authorNames([author]),
      detail: "Penulis",
      href: `/books?${new URLSearchParams({ author: author.id })}`,
      book: null,
    })),
    ...subjects.map(({ id, name }) => ({ key: id, label: name, detail: "Subjek", href: searchHref(name), book: null })),
  ];
}

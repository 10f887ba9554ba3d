import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../gql/gql";
import type { BookSuggestionsQuery as SuggestionsData } from "../../../gql/graphql";
import { foldKey } from "../../../../common/fold";
import { authorNames } from "../../../format/authorNames";
import { searchRemarks } from "../../../format/searchRemarks";
import { searchHref } from "../../../search/searchHref";
import { bookSuggestions } from "./bookSuggestions";
import type { Suggestion } from "./Suggestion";
import { topicSuggestions } from "./topicSuggestions";

const BookSuggestionsQuery = graphql(`
  query BookSuggestions($search: String!) {
    bookSuggestions(search: $search) {
      corrected
      search {
        ...SearchRemarks_searchAnswer
      }
      books {
        id
        slug
        title
        ...BookSuggestions_book
      }
      authors {
        id
        variants {
          name
          isUsed
        }
        ...AuthorNames_author
      }
      subjects {
        id
        name
      }
      topics {
        ...TopicPlaces_topic
      }
    }
  }
`);

type FoundSuggestions = SuggestionsData["bookSuggestions"];

/** What is suggested, and what the search for it has skipped or changed. */
export interface Suggestions {
  choices: readonly Suggestion[];
  remarks: readonly string[];
}

/** Asked anew each time: what was suggested before may be gone. */
export async function findSuggestions(client: ApolloClient, search: string): Promise<Suggestions> {
  const { data } = await client.query({ query: BookSuggestionsQuery, variables: { search }, fetchPolicy: "no-cache" });
  return {
    choices: data ? choicesOf(data.bookSuggestions, search) : [],
    remarks: searchRemarks(data?.bookSuggestions.search),
  };
}

/** Under which other name an author was found. */
function authorDetail(author: FoundSuggestions["authors"][number], search: string): string {
  const typed = foldKey(search);
  const isFoundBy = (name: string) => foldKey(name).startsWith(typed);
  const isByOwnName = typed === "" || foldKey(authorNames([author])).includes(typed);
  const other = author.variants.find(({ name, isUsed }) => isUsed && isFoundBy(name));
  return other && !isByOwnName ? `Penulis, dikenal sebagai ${other.name}` : "Penulis";
}

function choicesOf({ corrected, books, authors, subjects, topics }: FoundSuggestions, search: string): Suggestion[] {
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
    ...bookSuggestions(books),
    ...authors.map((author) => ({
      key: author.id,
      label: authorNames([author]),
      detail: authorDetail(author, search),
      href: `/books?${new URLSearchParams({ author: author.id })}`,
      book: null,
    })),
    ...subjects.map(({ id, name }) => ({ key: id, label: name, detail: "Subjek", href: searchHref(name), book: null })),
    ...topicSuggestions(topics),
  ];
}

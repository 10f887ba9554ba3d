import type { ApolloClient } from "@apollo/client";
import { readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { BookFormValues_book, toFormValues } from "../values/bookFormValues";
import type { BookBase } from "../values/bookDraft";

const BookAsSavedQuery = graphql(`
  query BookAsSaved($id: ID!) {
    book(id: $id) {
      id
      ...BookFormValues_book
    }
  }
`);

/** Fetches the book as it is saved now. */
export async function fetchSavedBook(client: ApolloClient, id: string): Promise<BookBase | null> {
  const { data } = await client.query({ query: BookAsSavedQuery, variables: { id }, fetchPolicy: "network-only" });
  const book = readFragment(BookFormValues_book, data?.book);
  return book ? { values: toFormValues(book), updatedAt: book.updatedAt } : null;
}

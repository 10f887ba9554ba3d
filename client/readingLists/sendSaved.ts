import type { ApolloClient } from "@apollo/client";
import { refusalText } from "../apollo/refusalText";
import { showMessage } from "../page/messages/flashMessage";
import { operationResult } from "../apollo/operationResult";
import { graphql } from "../gql/gql";
import type { SaveBookMutation as SaveBookData, UnsaveBookMutation as UnsaveBookData } from "../gql/graphql";
import { forgetItems, forgetLists, writeSaved } from "./readingListCache";

const SaveBookMutation = graphql(`
  mutation SaveBook($input: SaveBookInput!) {
    saveBook(input: $input) {
      __typename
      ... on SaveBookPayload {
        readingList {
          id
          booksCount
        }
        book {
          ...Kept_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UnsaveBookMutation = graphql(`
  mutation UnsaveBook($input: UnsaveBookInput!) {
    unsaveBook(input: $input) {
      __typename
      ... on UnsaveBookPayload {
        readingList {
          id
          booksCount
        }
        book {
          ...Kept_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Sends what `setSaved` shows already, says how it went, and gives whether it was done; `undo` keeps it again. */
export async function sendSaved(
  client: ApolloClient,
  bookId: string,
  isSaved: boolean,
  undo: () => void,
): Promise<boolean> {
  const options = { variables: { input: { bookId } }, errorPolicy: "all" } as const;
  const result = isSaved
    ? operationResult<SaveBookData>(await client.mutate({ mutation: SaveBookMutation, ...options }), "update")
    : operationResult<UnsaveBookData>(await client.mutate({ mutation: UnsaveBookMutation, ...options }), "update");
  if (result.data === null) {
    showMessage(refusalText(result), "error");
    return false;
  }
  // Again, for who pressed before the browser knew what is kept: that answer has come by now, and is older.
  writeSaved(client.cache, bookId, isSaved);
  const { readingList } = result.data;
  // The first book makes the list.
  if (readingList?.booksCount === 1) forgetLists(client.cache);
  forgetItems(client.cache, readingList?.id ?? null);
  if (isSaved) showMessage("Disimpan di Favorit. Daftarnya ada di Profil Saya.", "success");
  else showMessage("Dikeluarkan dari Favorit.", "info", { label: "Urungkan", run: undo });
  return true;
}

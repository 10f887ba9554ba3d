import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { graphql } from "../../../gql/gql";

const ScannedQuery = graphql(`
  query Scanned($code: String!) {
    copy(itemCode: $code) {
      id
      itemCode
      book {
        id
        databaseId
      }
    }
    bookAdvice(input: { isbn: $code }) {
      duplicates {
        reason
        book {
          id
          databaseId
        }
      }
    }
  }
`);

/** Whole codes have a digit and are not longer. */
const MAX_CODE_LENGTH = 100;

/** Opens the book with a copy of this code, or the only book with this ISBN; otherwise the search shows what it finds. */
export function useOpenScanned(): (code: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  /** A later scan, or leaving the screen, makes the answer to an earlier one meaningless. */
  const latest = useRef<string | null>(null);
  useEffect(() => () => void (latest.current = null), []);
  return async (code) => {
    latest.current = code;
    if (!/\d/u.test(code) || code.length > MAX_CODE_LENGTH) return;
    const { data } = await client
      .query({ query: ScannedQuery, variables: { code }, fetchPolicy: "no-cache" })
      // The search itself reports a lost connection.
      .catch(() => ({ data: undefined }));
    if (latest.current !== code) return;
    const { copy, bookAdvice } = data ?? {};
    const sameIsbn = bookAdvice?.duplicates.filter(({ reason }) => reason === "ISBN") ?? [];
    const [only] = sameIsbn;
    if (copy?.book) void navigate(`/admin/books/${copy.book.databaseId}?copy=${encodeURIComponent(copy.itemCode)}`);
    else if (only && sameIsbn.length === 1) void navigate(`/admin/books/${only.book.databaseId}`);
  };
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { setSaved } from "./setSaved";

/** The book that a visitor wanted to keep, as `SaveButton` hands it to the login, is kept once they are logged in. */
export function useSaveAfterLogin(state: unknown, isLoggedIn: boolean): void {
  const client = useApolloClient();
  const isDone = useRef(false);
  const wanted: unknown = (state as { saveBookId?: unknown } | null)?.saveBookId;
  useEffect(() => {
    if (!isLoggedIn || isDone.current || typeof wanted !== "string") return;
    isDone.current = true;
    void setSaved(client, wanted, true);
  });
}

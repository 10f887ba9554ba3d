import { useApolloClient } from "@apollo/client/react";
import type { ReactNode, SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { enterSearch } from "./enterSearch";
import { searchHref } from "./searchHref";

/** A plain form around a field named `search`, so that searching works without JavaScript. */
export function BookSearchForm({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    const text = typeof typed === "string" ? typed : "";
    enterSearch(client, text);
    void navigate(searchHref(text));
  };
  return (
    <form role="search" action="/books" method="get" onSubmit={search} className="w-full max-w-lg">
      {children}
    </form>
  );
}

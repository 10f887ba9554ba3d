import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useSearchText } from "../../../ui/search/useSearchText";
import { BookSearchField } from "../search/BookSearchField";
import { enterSearch } from "../../../search/enterSearch";
import { CATALOGUE_FORM } from "./catalogueForm";
import type { CatalogueUrlState } from "./catalogueUrlState";
import type { ChangeCatalogueUrlState } from "./useCatalogueUrlState";

/** Who goes on typing later than this has read the results, and may want them back. */
const READ_MS = 1_500;

export function CatalogueSearch({
  urlState,
  change,
}: {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}) {
  const client = useApolloClient();
  /** The search that is still being typed, and when it was last shown. */
  const unfinished = useRef<{ search: string; at: number } | null>(null);
  const { text, onType, clear, cancel, submit } = useSearchText(urlState.search, (typed, isEntered) => {
    const search = typed.trim();
    const before = unfinished.current;
    // Back brings back each search that was entered or read, and no beginning of one.
    const isBeginning = before?.search === urlState.search && Date.now() - before.at < READ_MS;
    if (isEntered) enterSearch(client, search);
    unfinished.current = isEntered ? null : { search, at: Date.now() };
    change({ search, isExact: false }, { replace: isBeginning });
  });
  return (
    <form
      id={CATALOGUE_FORM}
      role="search"
      action={urlState.scope.path}
      method="get"
      onSubmit={submit}
      className="min-w-0 flex-1"
    >
      {urlState.view && <input type="hidden" name="view" value={urlState.view} />}
      {urlState.classification && <input type="hidden" name="classification" value={urlState.classification} />}
      <BookSearchField value={text} onType={onType} onClear={clear} onLeave={cancel} />
    </form>
  );
}

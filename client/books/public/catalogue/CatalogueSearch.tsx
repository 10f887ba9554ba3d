import { useSearchText } from "../../../ui/search/useSearchText";
import { BookSearchField } from "../search/BookSearchField";
import { CATALOGUE_FORM } from "./catalogueForm";
import type { CatalogueUrlState } from "./catalogueUrlState";
import type { ChangeCatalogueUrlState } from "./useCatalogueUrlState";

export function CatalogueSearch({
  urlState,
  change,
}: {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}) {
  const { text, onType, clear, submit } = useSearchText(urlState.search, (search) =>
    change({ search, isExact: false }, { replace: true }),
  );
  return (
    <form id={CATALOGUE_FORM} role="search" action="/books" method="get" onSubmit={submit} className="min-w-0 flex-1">
      {(["author", "publisher", "classification"] as const).map(
        (name) => urlState[name] && <input key={name} type="hidden" name={name} value={urlState[name]} />,
      )}
      <BookSearchField value={text} onType={onType} onClear={clear} />
    </form>
  );
}

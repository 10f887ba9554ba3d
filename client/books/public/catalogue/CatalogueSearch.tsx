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
  const { text, onType, clear, cancel, submit } = useSearchText(urlState.search, (search) =>
    change({ search, isExact: false }, { replace: true }),
  );
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

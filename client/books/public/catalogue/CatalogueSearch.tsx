import { SearchField } from "../../../ui/search/SearchField";
import { useSearchText } from "../../../ui/search/useSearchText";
import { CATALOGUE_FORM } from "./catalogueForm";
import type { CatalogueUrlState } from "./catalogueUrlState";
import type { ChangeCatalogueUrlState } from "./useCatalogueUrlState";

export function CatalogueSearch({
  urlState: address,
  change,
}: {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
}) {
  const {
    text,
    onType: type,
    clear,
    submit,
  } = useSearchText(address.search, (search) => change({ search }, { replace: true }));
  return (
    <form id={CATALOGUE_FORM} role="search" action="/books" method="get" onSubmit={submit} className="min-w-0 flex-1">
      {(["author", "publisher", "classification"] as const).map(
        (name) => address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
      )}
      <SearchField
        label="Cari buku"
        name="search"
        placeholder="Judul, penulis, ISBN…"
        value={text}
        onChange={({ target }) => type(target.value)}
        onClear={clear}
      />
    </form>
  );
}

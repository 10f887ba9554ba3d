import { SearchField } from "../../ui/search/SearchField";
import { useSearchText } from "../../ui/search/useSearchText";
import type { ListUrlState } from "./listUrlState";
import type { ListDescription } from "./listDescriptions";

interface ListToolbarProps {
  urlState: ListUrlState;
  description: ListDescription;
  change: (changes: Partial<ListUrlState>) => void;
}

export function ListToolbar({ urlState, description, change }: ListToolbarProps) {
  const { text, onType, clear, submit } = useSearchText(urlState.search, (search) => change({ search }));
  return (
    <form
      role="search"
      action={description.path}
      method="get"
      onSubmit={submit}
      className="mb-4 flex flex-wrap gap-2.5"
    >
      {urlState.view && <input type="hidden" name="view" value={urlState.view} />}
      <div className="min-w-48 flex-1">
        <SearchField
          size="compact"
          label={`Cari ${description.noun}`}
          name="search"
          placeholder={`Cari ${description.noun}`}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onClear={clear}
        />
      </div>
      <select
        name="sort"
        aria-label="Urutkan"
        value={urlState.sort}
        onChange={({ target }) => change({ sort: target.value === "books" ? "books" : "name" })}
        className="select border-line bg-card pl-3.5 lg:h-9 lg:rounded-lg"
      >
        <option value="name">{description.filter === "classification" ? "Urutan rak" : "Nama A–Z"}</option>
        <option value="books">Buku terbanyak</option>
      </select>
    </form>
  );
}

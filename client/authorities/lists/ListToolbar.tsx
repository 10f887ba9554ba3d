import { SearchField } from "../../ui/search/SearchField";
import { useSearchText } from "../../ui/search/useSearchText";
import type { ListUrlState } from "./listUrlState";
import type { ListDescription } from "./listDescriptions";

interface ListToolbarProps {
  urlState: ListUrlState;
  description: ListDescription;
  change: (changes: Partial<ListUrlState>) => void;
}

export function ListToolbar({ urlState: address, description: words, change }: ListToolbarProps) {
  const { text, onType: type, clear, submit } = useSearchText(address.search, (search) => change({ search }));
  return (
    <form role="search" action={words.path} method="get" onSubmit={submit} className="mb-4 flex flex-wrap gap-2.5">
      {address.view && <input type="hidden" name="view" value={address.view} />}
      <div className="min-w-48 flex-1">
        <SearchField
          size="compact"
          label={`Cari ${words.noun}`}
          name="search"
          placeholder={`Cari ${words.noun}`}
          value={text}
          onChange={({ target }) => type(target.value)}
          onClear={clear}
        />
      </div>
      <select
        name="sort"
        aria-label="Urutkan"
        value={address.sort}
        onChange={({ target }) => change({ sort: target.value === "books" ? "books" : "name" })}
        className="select h-10 rounded-xl border border-line bg-card pl-3.5"
      >
        <option value="name">{words.filter === "classification" ? "Urutan rak" : "Nama A–Z"}</option>
        <option value="books">Buku terbanyak</option>
      </select>
    </form>
  );
}

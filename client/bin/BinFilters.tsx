import { useSearchParams } from "react-router-dom";
import type { BinKind } from "../gql/graphql";
import { SearchField } from "../ui/search/SearchField";
import { useSearchText } from "../ui/search/useSearchText";
import { binKindLabels } from "./binKindLabels";

interface BinFiltersProps {
  kind: BinKind | null;
  search: string;
}

/** Search and kind are kept in the URL, so that Back and reload restore them. */
export function BinFilters({ kind, search }: BinFiltersProps) {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  const { text, onType, clear, submit } = useSearchText(search, (typed) => set("search", typed.trim()), {
    isLive: false,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <form role="search" onSubmit={submit} className="min-w-0 flex-1 basis-72">
        <SearchField
          size="compact"
          label="Cari di Tempat Sampah"
          placeholder="Cari judul, kode, atau nama"
          value={text}
          onChange={({ target }) => onType(target.value)}
          onClear={clear}
        />
      </form>
      <select
        aria-label="Jenis"
        value={kind ?? ""}
        onChange={({ target }) => set("kind", target.value)}
        className="select border-field bg-card pr-9 pl-4 lg:h-9 lg:rounded-lg"
      >
        <option value="">Semua jenis</option>
        {Object.entries(binKindLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

import { type SubmitEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { BinKind } from "../gql/graphql";
import { SearchField } from "../ui/search/SearchField";
import { binKindLabels } from "./binKindLabels";

interface BinFiltersProps {
  kind: BinKind | null;
  search: string;
}

/** Search and kind are kept in the URL, so that Back and reload restore them. */
export function BinFilters({ kind, search }: BinFiltersProps) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(search);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    set("search", text.trim());
  };
  return (
    <div className="flex flex-wrap gap-3">
      <form role="search" onSubmit={onSubmit} className="min-w-0 flex-1 basis-72">
        <SearchField
          size="compact"
          label="Cari di tempat sampah"
          placeholder="Cari judul, kode, atau nama…"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onClear={() => {
            setText("");
            set("search", "");
          }}
        />
      </form>
      <select
        aria-label="Jenis"
        value={kind ?? ""}
        onChange={({ target }) => set("kind", target.value)}
        className="select h-10 border-field bg-card pr-9 pl-4"
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

import { Search } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ListAddress } from "./listAddress";
import type { ListWords } from "./listWords";

const PAUSE_BEFORE_SEARCH = 250;

interface ListToolbarProps {
  address: ListAddress;
  words: ListWords;
  change: (changes: Partial<ListAddress>) => void;
}

/** Finds as one types; the address follows after a pause. */
export function ListToolbar({ address, words, change }: ListToolbarProps) {
  const [text, setText] = useState(address.search);
  const [known, setKnown] = useState(address.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address has changed by other means, such as Back: the field follows.
  if (address.search !== known) {
    setKnown(address.search);
    if (address.search !== text.trim()) setText(address.search);
  }

  const searchFor = (search: string) => {
    clearTimeout(timer.current);
    change({ search });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(text);
  };
  return (
    <form role="search" action={words.path} method="get" onSubmit={onSubmit} className="mb-4 flex flex-wrap gap-2.5">
      {address.view && <input type="hidden" name="view" value={address.view} />}
      <div className="relative min-w-48 flex-1">
        <Search aria-hidden="true" strokeWidth={1.75} className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted" />
        <input
          type="search"
          name="search"
          aria-label={`Cari ${words.noun}`}
          placeholder={`Cari ${words.noun}`}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => searchFor(value), PAUSE_BEFORE_SEARCH);
          }}
          className="field h-10 pr-3.5 pl-10.5 sm:text-sm"
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

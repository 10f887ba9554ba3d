import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Search, X } from "lucide-react";
import type { BookTableAddress } from "./bookTableAddress";
import type { ChangeTable } from "./useBookTableAddress";

const PAUSE_BEFORE_SEARCH = 250;

interface BookTableSearchProps {
  address: BookTableAddress;
  change: ChangeTable;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches as one types. The text in the field runs ahead of the address by the length of a pause. */
export function BookTableSearch({ address, change, field }: BookTableSearchProps) {
  const [text, setText] = useState(address.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(address.search);

  useEffect(() => {
    // The address changed by other means, such as the back button: the field follows.
    if (address.search !== sent.current) {
      sent.current = address.search;
      setText(address.search);
    }
  }, [address.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (value: string) => {
    clearTimeout(timer.current);
    sent.current = value.trim();
    change({ search: value }, { replace: true });
  };
  const onType = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(value), PAUSE_BEFORE_SEARCH);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(text);
  };
  const clear = () => {
    setText("");
    searchFor("");
    field.current?.focus();
  };

  return (
    <form role="search" action="/admin/books" method="get" onSubmit={onSubmit} className="relative min-w-0 flex-1 basis-full sm:basis-64">
      <Search aria-hidden="true" strokeWidth={1.75} className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label="Cari buku"
        placeholder="Cari judul, penulis, ISBN, kode eksemplar"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => onType(target.value)}
        className="field h-10 pr-11 pl-11 sm:text-sm"
      />
      {text !== "" && (
        <button type="button" onClick={clear} aria-label="Hapus pencarian" className="icon-button needs-script absolute top-0 right-0.5">
          <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      )}
    </form>
  );
}

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { SearchField } from "../../ui/SearchField";
import { CATALOGUE_FORM } from "./catalogueForm";
import type { CatalogueAddress } from "./catalogueAddress";
import type { ChangeAddress } from "./useCatalogueAddress";

const PAUSE_BEFORE_SEARCH = 250;

/** Searches as one types. The text in the field runs ahead of the address by the length of a pause. */
export function CatalogueSearch({ address, change }: { address: CatalogueAddress; change: ChangeAddress }) {
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

  return (
    <form id={CATALOGUE_FORM} role="search" action="/books" method="get" onSubmit={onSubmit} className="min-w-0 flex-1">
      {(["author", "publisher", "classification"] as const).map(
        (name) => address[name] && <input key={name} type="hidden" name={name} value={address[name]} />,
      )}
      <SearchField
        label="Cari buku"
        name="search"
        placeholder="Judul, penulis, ISBN…"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onClear={() => {
          setText("");
          searchFor("");
        }}
      />
    </form>
  );
}

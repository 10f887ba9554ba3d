import type { RefObject, SubmitEvent } from "react";
import { SearchField } from "../../../ui/search/SearchField";
import { useSearchText } from "../../../ui/search/useSearchText";
import type { BookTableUrlState } from "./bookTableUrlState";
import { useOpenScanned } from "./useOpenScanned";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";

interface BookTableSearchProps {
  urlState: BookTableUrlState;
  change: ChangeBookTableUrlState;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches while one types; Enter, as scanners send it, also opens the book of a whole item code or ISBN. */
export function BookTableSearch({ urlState, change, field }: BookTableSearchProps) {
  const { text, onType, clear, submit } = useSearchText(urlState.search, (search) =>
    change({ search }, { replace: true }),
  );
  const openScanned = useOpenScanned();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    submit(event);
    void openScanned(text.trim());
  };
  return (
    <form
      role="search"
      action="/admin/books"
      method="get"
      onSubmit={search}
      className="min-w-0 flex-1 basis-full sm:basis-64"
    >
      <SearchField
        ref={field}
        size="compact"
        label="Cari buku"
        name="search"
        placeholder="Cari judul, penulis, ISBN, kode eksemplar"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onClear={() => {
          clear();
          field.current?.focus();
        }}
      />
    </form>
  );
}

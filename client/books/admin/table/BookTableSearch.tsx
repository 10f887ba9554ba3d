import type { RefObject } from "react";
import { SearchField } from "../../../ui/search/SearchField";
import { useSearchText } from "../../../ui/search/useSearchText";
import type { BookTableUrlState } from "./bookTableUrlState";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";

interface BookTableSearchProps {
  urlState: BookTableUrlState;
  change: ChangeBookTableUrlState;
  field: RefObject<HTMLInputElement | null>;
}

export function BookTableSearch({ urlState, change, field }: BookTableSearchProps) {
  const { text, onType, clear, submit } = useSearchText(urlState.search, (search) =>
    change({ search }, { replace: true }),
  );
  return (
    <form
      role="search"
      action="/admin/books"
      method="get"
      onSubmit={submit}
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

import { useApolloClient } from "@apollo/client/react";
import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "../../../ui/search/SearchField";
import { useSearchText } from "../../../ui/search/useSearchText";
import type { BookTableUrlState } from "./bookTableUrlState";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";
import { codeChoices } from "../../../admin/command/commandChoices";
import { useCan } from "../../../session/useViewer";
import { findByCode, noHits } from "../../../admin/command/findByCode";

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

/**
 * Opens the book that has a copy of this code (its copy for a viewer who edits no books), or the only book with this
 * ISBN; otherwise the search shows what it finds.
 */
function useOpenScanned(): (code: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const editsBooks = useCan("CATALOGUE_WRITE");
  /** A later scan, or leaving the screen, makes the answer to an earlier one meaningless. */
  const latest = useRef<string | null>(null);
  useEffect(() => () => void (latest.current = null), []);
  return async (code) => {
    latest.current = code;
    // The search itself reports a lost connection.
    const hits = await findByCode(client, code, false).catch(() => noHits);
    if (latest.current !== code) return;
    const [only, ...others] = codeChoices({ ...hits, isbn: null }, editsBooks);
    if (only && others.length === 0 && typeof only.act === "string") void navigate(only.act);
  };
}

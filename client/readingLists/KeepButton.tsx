import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { KeepInListsButton } from "./KeepInListsButton";
import { SavedBooksQuery } from "./readingListCache";
import { SAVE_STYLES, type SaveButtonProps, SaveFace } from "../books/public/SaveFace";
import { setSaved } from "./setSaved";

/** For who is logged in: the heart, and on a book's page also their own lists. */
export function KeepButton({ book, size }: SaveButtonProps) {
  // One answer for all cards of all screens, so that no list depends on who looks at it.
  const { data } = usePageQuery(SavedBooksQuery, {}, "none");
  const client = useApolloClient();
  const isBusy = useRef(false);
  const isSaved = data?.mySavedBookIds.includes(book.id) ?? false;
  return (
    <>
      <button
        type="button"
        aria-label={isSaved ? `Tersimpan: keluarkan ${book.title} dari Favorit` : `Simpan ${book.title}`}
        data-saved={isSaved}
        onClick={() => {
          if (isBusy.current) return;
          isBusy.current = true;
          void setSaved(client, book.id, !isSaved).finally(() => (isBusy.current = false));
        }}
        className={SAVE_STYLES[size]}
      >
        <SaveFace size={size} label={isSaved ? "Tersimpan" : "Simpan"} />
      </button>
      {size === "page" && <KeepInListsButton bookId={book.id} />}
    </>
  );
}

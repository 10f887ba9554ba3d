import { useApolloClient } from "@apollo/client/react";
import { ArrowDown, ArrowUp, NotebookPen, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { showMessage } from "../../page/messages/flashMessage";
import { authorNames } from "../../format/authorNames";
import { BookCover } from "../../books/BookCover";
import { failureText } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { showFailure } from "../../forms/errors/showFailure";
import { CompactTextArea } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { RowButton } from "../../ui/RowButton";
import { useReadingListCommands } from "../useReadingListCommands";
import { setSaved } from "../setSaved";

const OwnListItem_item = graphql(`
  fragment OwnListItem_item on ReadingListItem {
    id
    note
    book {
      id
      slug
      title
      authors: byline {
        id
        ...AuthorNames_author
      }
      ...BookCover_book
    }
  }
`);

interface OwnListItemProps {
  item: FragmentType<typeof OwnListItem_item>;
  listId: string;
  /** Ordered by when they were kept, and taken out as by the heart. */
  isFavourites: boolean;
  canEdit: boolean;
  /** 1 for the first. */
  place: number;
  isLast: boolean;
}

/** A book on one's own list, with what one does to it. */
export function OwnListItem({ item: ref, listId, isFavourites, canEdit, place, isLast }: OwnListItemProps) {
  const { note, book } = readFragment(OwnListItem_item, ref);
  const { addBook, removeBook, changeBook, isBusy } = useReadingListCommands();
  const client = useApolloClient();
  const [isNoting, setIsNoting] = useState(false);
  const errors = useFormErrors();
  if (!book) return null;
  const { id: bookId, title } = book;

  const putBack = async () => {
    const result = await addBook(listId, bookId, { position: place, ...(note ? { note } : {}) });
    if (result.data === null) showFailure(result);
  };
  const takeOut = async () => {
    if (isBusy) return;
    if (isFavourites) return void setSaved(client, bookId, false);
    const result = await removeBook(listId, bookId);
    if (result.data === null) showFailure(result);
    else showMessage(`“${title}” dikeluarkan.`, "info", { label: "Urungkan", run: () => void putBack() });
  };
  const move = async (position: number) => {
    if (isBusy) return;
    const result = await changeBook({ listId, bookId, position });
    if (result.data === null) showFailure(result);
  };
  const write = async (formData: FormData) => {
    const result = await changeBook({ listId, bookId, note: getFormText(formData, "note").trim() || null });
    if (result.data === null) errors.showErrors({ text: failureText(result) });
    else setIsNoting(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0">
      <div className="w-14 shrink-0">
        <BookCover book={book} sizes="3.5rem" />
      </div>
      <div className="min-w-28 flex-1">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={`/books/${encodeURIComponent(book.slug)}`} className="text-link">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted">{authorNames(book.authors)}</p>
        {note && <p className="mt-1 text-sm text-pretty wrap-anywhere">{note}</p>}
      </div>
      {canEdit && (
        <div className="needs-script ml-auto flex items-center">
          <RowButton Icon={NotebookPen} label={`Catatan untuk ${title}`} onPress={() => setIsNoting(true)} />
          {!isFavourites && (
            <>
              <RowButton
                Icon={ArrowUp}
                label={`Pindahkan ${title} ke atas`}
                isDisabled={place === 1}
                onPress={() => void move(place - 1)}
              />
              <RowButton
                Icon={ArrowDown}
                label={`Pindahkan ${title} ke bawah`}
                isDisabled={isLast}
                onPress={() => void move(place + 1)}
              />
            </>
          )}
          <RowButton Icon={X} label={`Keluarkan ${title}`} onPress={() => void takeOut()} />
        </div>
      )}
      <FormSheet title="Catatan" isOpen={isNoting} onClose={() => setIsNoting(false)}>
        <SheetForm
          errors={errors}
          submitLabel="Simpan"
          busyText="Menyimpan…"
          isBusy={isBusy}
          onSubmit={write}
          onCancel={() => setIsNoting(false)}
        >
          <CompactTextArea
            rows={3}
            name="note"
            label={`Untuk ${title}`}
            maxLength={300}
            data-first
            defaultValue={note ?? ""}
          />
        </SheetForm>
      </FormSheet>
    </li>
  );
}

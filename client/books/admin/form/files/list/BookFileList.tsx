import { CircleAlert, FilePlus2, Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { SendProgress } from "../../../../../admin/files/SendProgress";
import { useUndo } from "../../../../../admin/undo/useUndo";
import type { OperationResult } from "../../../../../apollo/operationResult";
import { failureText } from "../../../../../forms/errors/toFormErrors";
import { type FragmentType, readFragment } from "../../../../../gql/fragment-masking";
import { graphql } from "../../../../../gql/gql";
import { showMessage } from "../../../../../page/messages/flashMessage";
import { lazy } from "../../../../../page/lazy/lazy";
import { buttonStyle } from "../../../../../ui/buttonStyle";
import { ACCEPTED_TYPES, isAcceptedFile, NOT_A_DOCUMENT } from "../acceptedFiles";
import { BookFileRow, BookFileRow_bookFile } from "./BookFileRow";
import { useBookFileCommands } from "./useBookFileCommands";

const BookFileSheet = lazy(() => import("./BookFileSheet").then((m) => m.BookFileSheet), null);

export const BookFileList_book = graphql(`
  fragment BookFileList_book on Book {
    id
    files {
      id
      ...BookFileRow_bookFile
    }
  }
`);

interface BookFileListProps {
  book: FragmentType<typeof BookFileList_book>;
  /** Whether the rows are shown: one file alone has its place above. */
  showsRows: boolean;
}

/** The files and links of a book. Changes are saved immediately, independent of the form. */
export function BookFileList({ book: ref, showsRows }: BookFileListProps) {
  const book = readFragment(BookFileList_book, ref);
  const files = book.files.map((file) => readFragment(BookFileRow_bookFile, file));
  const commands = useBookFileCommands(book.id);
  const { showDeleted } = useUndo();
  const input = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState("");
  const editedFile = files.find(({ id }) => id === edited) ?? null;

  const failed = (result: OperationResult<unknown> | null, name?: string) => {
    if (result?.data) return false;
    const text = result === null ? "Pengiriman dibatalkan." : failureText(result);
    setProblem(name === undefined ? text : `${name}: ${text}`);
    return true;
  };
  const send = async (chosen: readonly File[]) => {
    setProblem(null);
    let added = 0;
    // One after the other: each is refused or kept by itself, and they stand in the order in which they were chosen.
    for (const file of chosen) {
      if (!isAcceptedFile(file)) {
        setProblem(`${file.name}: ${NOT_A_DOCUMENT}`);
        break;
      }
      setSent(file.name);
      if (failed(await commands.addFile(file), file.name)) break;
      added += 1;
    }
    if (added > 0) showMessage(added === 1 ? "Berkas ditambahkan." : `${added} berkas ditambahkan.`, "success");
  };
  const replace = async (id: string, file: File) => {
    setProblem(null);
    setSent(file.name);
    if (!isAcceptedFile(file)) setProblem(`${file.name}: ${NOT_A_DOCUMENT}`);
    else if (!failed(await commands.replaceFile(id, file), file.name)) showMessage("Isi berkas diganti.", "success");
  };
  const move = async (index: number, by: 1 | -1) => {
    setProblem(null);
    const ids = files.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + by, 0, moved);
    failed(await commands.reorderFiles(ids));
  };
  const remove = async (id: string, name: string) => {
    setProblem(null);
    const result = await commands.removeFile(id);
    if (result.data) showDeleted(`“${name}” dihapus.`, result.data.binEntryIds);
    else failed(result);
  };
  return (
    <>
      {showsRows && (
        <ul aria-label="Berkas dan tautan" className="-mt-2 divide-y divide-line">
          {files.map((file, index) => (
            <BookFileRow
              key={file.id}
              file={file}
              isFirst={index === 0}
              isLast={index === files.length - 1}
              onMove={(by) => void move(index, by)}
              onEdit={() => setEdited(file.id)}
              onReplace={(content) => void replace(file.id, content)}
              onRemove={() => void remove(file.id, file.name)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {files.length > 0 && (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="Berkas yang ditambahkan"
              accept={ACCEPTED_TYPES}
              onChange={({ target }) => {
                void send([...(target.files ?? [])]);
                target.value = "";
              }}
            />
            <button
              type="button"
              aria-disabled={commands.isSending}
              onClick={() => {
                if (!commands.isSending) input.current?.click();
              }}
              className={`${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
            >
              <FilePlus2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Tambah berkas
            </button>
          </>
        )}
        <button type="button" onClick={() => setEdited("new")} className={buttonStyle("outlined", "compact")}>
          <Link2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Tambah tautan
        </button>
      </div>
      {commands.isSending && <SendProgress choice={commands} label={sent} />}
      <div role="alert">
        {problem && (
          <p className="mt-3 flex items-start gap-1.5 text-sm font-medium text-bata wrap-anywhere">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {edited !== null && (edited === "new" || editedFile) && (
        <BookFileSheet file={editedFile} commands={commands} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

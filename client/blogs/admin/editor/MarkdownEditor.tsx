import { CircleAlert } from "lucide-react";
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { imagesFrom } from "../../../admin/files/imageFrom";
import { showMessage } from "../../../page/messages/flashMessage";
import { useFileDrop } from "../../../forms/useFileDrop";
import { formatNumber } from "../../../format/formatNumber";
import { Sheet } from "../../../ui/Sheet";
import { insertParagraph, type MarkdownEdit } from "./markdownEdits";
import { MarkdownToolbar, TOOLS } from "./MarkdownToolbar";
import { PictureForm } from "./PictureForm";
import { UploadLimit } from "../../../settings/uploads/UploadLimit";

const MAX_BYTES = 60_000;
/** From here on the writer is told how much room is left. */
const TELL_BYTES = 50_000;

interface MarkdownEditorProps {
  /** The id of the form that it belongs to; the form of a picture must not stand within it. */
  form: string;
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | undefined;
  isChanged: boolean;
  onChange: (value: string) => void;
  onScroll: (share: number) => void;
}

/** Markdown as it is typed, with buttons and keys for those who do not know it; pictures by drop, paste or choice. */
export function MarkdownEditor({ form, area, value, error, isChanged, onChange, onScroll }: MarkdownEditorProps) {
  const id = useId();
  /** Pictures to insert, one after the other. */
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [inserted, setInserted] = useState<string | null>(null);
  const [picture] = pictures;
  const edit = (markdownEdit: MarkdownEdit) => {
    if (area.current) editTextArea(area.current, markdownEdit);
  };
  const insert = useEffectEvent((markdown: string) => edit(insertParagraph(markdown)));
  useEffect(() => {
    // After the sheet has closed, which makes everything behind it unreachable.
    if (inserted !== null && picture === undefined) insert(inserted);
  }, [inserted, picture]);

  const addPictures = (files: readonly File[]) => {
    setInserted(null);
    setPictures((waiting) => [...waiting, ...files]);
  };
  const next = (markdown: string | null) => {
    if (markdown !== null) setInserted((before) => (before === null ? markdown : `${before}\n\n${markdown}`));
    setPictures(([, ...waiting]) => waiting);
  };
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => {
    const files = imagesFrom(dropped);
    addPictures(files);
    if (files.length === 0) showMessage("Hanya gambar JPEG, PNG, WebP, atau AVIF yang dapat disisipkan.", "error");
  });
  /** Text that is moved within the field stays the browser's business. */
  const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) handle(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = imagesFrom(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    addPictures(files);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  };
  const bytes = value.length * 3 < TELL_BYTES ? 0 : new TextEncoder().encode(value).length;

  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-2 py-1">
        <MarkdownToolbar controls={id} onEdit={edit} onPicture={(file) => addPictures([file])} />
        {bytes >= TELL_BYTES && (
          <p className={`px-2 text-xs tabular-nums ${bytes > MAX_BYTES ? "font-semibold text-bata" : "text-muted"}`}>
            {formatNumber(Math.ceil(bytes / 1_000))} dari {formatNumber(Math.floor(MAX_BYTES / 1_000))} KB. Gambar:{" "}
            <UploadLimit kind="PICTURE" />
          </p>
        )}
      </div>
      <label htmlFor={id} className="sr-only">
        Isi tulisan
      </label>
      <textarea
        ref={area}
        id={id}
        name="body"
        form={form}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          onScroll(scrollTop / Math.max(1, scrollHeight - clientHeight))
        }
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDragOver={withFiles(dropHandlers.onDragOver)}
        onDragLeave={dropHandlers.onDragLeave}
        onDrop={withFiles(dropHandlers.onDrop)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-petunjuk${error ? ` ${id}-salah` : ""}`}
        placeholder="Tulis di sini. Gambar dapat ditempel atau diseret ke sini."
        className={`markdown-area ${isDragOver ? "bg-nila-soft" : "bg-card"} ${isChanged ? "markdown-area-changed" : ""}`}
      />
      <p id={`${id}-petunjuk`} className="sr-only">
        Ctrl B untuk tebal, Ctrl I untuk miring, Ctrl K untuk tautan.
      </p>
      {error && (
        <p id={`${id}-salah`} className="flex items-start gap-1.5 px-4 py-2 text-sm font-medium text-bata">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Sheet
        title={pictures.length > 1 ? `Sisipkan gambar (${pictures.length - 1} lagi)` : "Sisipkan gambar"}
        placement="middle"
        isOpen={picture !== undefined}
        onClose={() => setPictures([])}
      >
        {picture && (
          <PictureForm
            key={`${pictures.length}-${picture.name}`}
            file={picture}
            onInsert={next}
            onCancel={() => next(null)}
          />
        )}
      </Sheet>
    </div>
  );
}

/** Edits as if it had been typed, so that Ctrl+Z takes it back. */
function editTextArea(area: HTMLTextAreaElement, edit: MarkdownEdit): void {
  const { from, to, insert, start, end } = edit({
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  area.focus();
  area.setSelectionRange(from, to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to the browser's own undo
  const isTyped = insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

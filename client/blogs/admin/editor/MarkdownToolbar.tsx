import { Bold, Heading, ImagePlus, Italic, Link2, List, type LucideIcon, Quote } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { FileInput } from "../../../forms/fields/FileInput";
import { ACCEPTED_PICTURES } from "../../../forms/shrinkImage";
import {
  cycleHeading,
  insertLink,
  type MarkdownEdit,
  toggleBold,
  toggleItalic,
  toggleList,
  toggleQuote,
} from "./markdownEdits";

interface Tool {
  label: string;
  Icon: LucideIcon;
  edit: MarkdownEdit;
  /** Pressed with Ctrl or ⌘ in the text. */
  key?: string;
}

export const TOOLS: readonly Tool[] = [
  { label: "Tebal", Icon: Bold, edit: toggleBold, key: "b" },
  { label: "Miring", Icon: Italic, edit: toggleItalic, key: "i" },
  { label: "Judul bagian", Icon: Heading, edit: cycleHeading },
  { label: "Daftar", Icon: List, edit: toggleList },
  { label: "Tautan", Icon: Link2, edit: insertLink, key: "k" },
  { label: "Kutipan", Icon: Quote, edit: toggleQuote },
];

interface MarkdownToolbarProps {
  /** The id of the text that it edits. */
  controls: string;
  onEdit: (edit: MarkdownEdit) => void;
  onPicture: (file: File) => void;
}

/** One stop of the Tab key; the arrow keys go from button to button. */
export function MarkdownToolbar({ controls, onEdit, onPicture }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);
  const fileInput = useRef<HTMLInputElement>(null);
  const last = TOOLS.length;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    event.currentTarget.querySelectorAll("button")[target]?.focus();
  };
  const place = (index: number) => ({
    type: "button" as const,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
    className: "icon-button max-lg:size-11",
  });
  return (
    <div
      role="toolbar"
      aria-label="Format tulisan"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="needs-script flex flex-wrap items-center gap-0.5"
    >
      {TOOLS.map(({ label, Icon, key, edit }, index) => (
        <button
          key={label}
          {...place(index)}
          aria-label={label}
          title={key ? `${label} (Ctrl ${key.toUpperCase()})` : label}
          aria-keyshortcuts={key ? `Control+${key.toUpperCase()}` : undefined}
          onClick={() => onEdit(edit)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      ))}
      <button {...place(last)} aria-label="Gambar" title="Gambar" onClick={() => fileInput.current?.click()}>
        <ImagePlus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
      <FileInput ref={fileInput} accept={ACCEPTED_PICTURES} onChoose={onPicture} />
    </div>
  );
}

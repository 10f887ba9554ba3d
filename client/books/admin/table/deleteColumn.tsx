import { Trash2 } from "lucide-react";
import type { TableColumn } from "../../../admin/table/TableColumn";
import type { BookRow } from "./bookColumns";

export function deleteColumn(onDelete: (book: BookRow) => void): TableColumn<BookRow> {
  return {
    key: "delete",
    label: "Hapus",
    width: "tool",
    shown: "always",
    cell: (book, tabIndex) => (
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => onDelete(book)}
        aria-label={`Hapus ${book.title}`}
        className="icon-button"
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
    ),
  };
}

import { useState } from "react";
import { useUndo } from "../../../../admin/undo/useUndo";
import { failureText } from "../../../../forms/errors/toFormErrors";
import { ConfirmSheet } from "../../../../ui/ConfirmSheet";
import { useDeleteBook } from "../commands/useDeleteBook";

export interface DeletableBook {
  id: string;
  title: string;
  copiesCount: number;
  hasFile: boolean;
  onDeleted: () => void;
}

interface DeleteBookSheetProps extends DeletableBook {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation, says what is deleted with the book, and shows why a book with borrowings cannot be deleted.
 */
export function DeleteBookSheet({ id, title, copiesCount, hasFile, onDeleted, isOpen, onClose }: DeleteBookSheetProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { deleteBook, isDeleting } = useDeleteBook();
  const { showDeleted } = useUndo();
  const remove = async () => {
    const result = await deleteBook(id, onDeleted);
    if (result.data === null) {
      setProblem(failureText(result));
      return;
    }
    showDeleted(`“${title}” dihapus.`, result.data.binEntryIds);
  };
  const close = () => {
    setProblem(null);
    onClose();
  };
  return (
    <ConfirmSheet
      title="Hapus buku ini?"
      confirm="Hapus"
      busyText="Menghapus…"
      isBusy={isDeleting}
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void remove()}
    >
      <p className="wrap-anywhere">
        “{title}” dihapus bersama {copiesCount} eksemplarnya{hasFile ? " dan berkas digitalnya" : ""}. Selama 30 hari
        semuanya dapat dipulihkan dari Tempat Sampah.
      </p>
      <div role="alert">{problem && <p className="mt-3 font-medium text-bata">{problem}</p>}</div>
    </ConfirmSheet>
  );
}

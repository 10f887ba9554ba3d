import { useState } from "react";
import { useUndo } from "../../bin/useUndo";
import { failureText } from "../../forms/formTrouble";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { useDeleteBook } from "./commands/useDeleteBook";

interface DeleteBookButtonProps {
  id: string;
  title: string;
  copiesCount: number;
  hasFile: boolean;
  onDeleted: () => void;
}

/** Asks first, says what goes with the book, and tells why where history keeps it. */
export function DeleteBookButton({ id, title, copiesCount, hasFile, onDeleted }: DeleteBookButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { deleteBook, isDeleting } = useDeleteBook();
  const { showDeleted } = useUndo();
  const remove = async () => {
    const result = await deleteBook(id);
    if (result.data === null) {
      setProblem(failureText(result));
      return;
    }
    showDeleted(`“${title}” dihapus.`, result.data.binEntryIds);
    onDeleted();
  };
  const close = () => {
    setIsAsking(false);
    setProblem(null);
  };
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)} className={`${buttonStyle("outlined", "desk")} text-bata!`}>
        Hapus buku
      </button>
      <ConfirmSheet
        title="Hapus buku ini?"
        confirm="Hapus"
        busyText="Menghapus…"
        isBusy={isDeleting}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void remove()}
      >
        <p className="wrap-anywhere">
          “{title}” dihapus bersama {copiesCount} eksemplarnya{hasFile ? " dan berkas digitalnya" : ""}. Selama 30 hari semuanya dapat dipulihkan dari tempat sampah.
        </p>
        <div role="alert">{problem && <p className="mt-3 font-medium text-bata">{problem}</p>}</div>
      </ConfirmSheet>
    </>
  );
}

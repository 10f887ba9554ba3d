import { useState } from "react";
import { useUndo } from "../../bin/useUndo";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";
import { problemOf } from "./files/useFileChoice";
import { useDeleteBook } from "./useDeleteBook";

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
    if (isDeleting) return;
    const result = await deleteBook(id);
    if (result.data === null) {
      setProblem(problemOf(result));
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
      <button type="button" onClick={() => setIsAsking(true)} className={`${buttonStyle("outlined", "desk")} text-bata`}>
        Hapus buku
      </button>
      <Sheet
        title="Hapus buku ini?"
        isOpen={isAsking}
        onClose={close}
        place="middle"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={close} className={buttonStyle("outlined", "desk")}>
              Batal
            </button>
            <button type="button" aria-disabled={isDeleting} onClick={() => void remove()} className={`${buttonStyle("filled", "desk")} aria-disabled:opacity-70`}>
              {isDeleting ? "Menghapus…" : "Hapus"}
            </button>
          </div>
        }
      >
        <p className="text-pretty wrap-anywhere">
          “{title}” dihapus bersama {copiesCount} eksemplarnya{hasFile ? " dan berkas digitalnya" : ""}. Selama 30 hari semuanya dapat dipulihkan dari tempat sampah.
        </p>
        <div role="alert">{problem && <p className="mt-3 font-medium text-bata text-pretty">{problem}</p>}</div>
      </Sheet>
    </>
  );
}

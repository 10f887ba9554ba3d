import { useState } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { lazy } from "../../../../page/lazy/lazy";
import { FormSection } from "../../../../admin/form/FormSection";
import { HistorySkeleton } from "./HistorySkeleton";

const BookHistory = lazy(() => import("./BookHistory").then((m) => m.BookHistory), <HistorySkeleton />);

/** The history of a book, its files and its copies; loaded when opened. */
export function HistorySection({ bookId, changedAt }: { bookId: string; changedAt: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection
      id="riwayat"
      title="Riwayat perubahan"
      aside={
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonStyle("quiet", "compact")}
        >
          {isOpen ? "Sembunyikan" : "Tampilkan"}
        </button>
      }
    >
      {isOpen ? (
        <BookHistory key={changedAt} bookId={bookId} />
      ) : (
        <p className="text-sm text-muted">Siapa mengubah apa, dengan isi sebelum dan setelah diubah.</p>
      )}
    </FormSection>
  );
}

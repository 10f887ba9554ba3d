import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { UndoButton } from "../../importing/UndoButton";
import { useUndoBookImport } from "../useImportCommands";

const UndoImportQuery = graphql(`
  query UndoImport($id: ID!) {
    bookImport(id: $id) {
      id
      undoRefusal
      undoPreview {
        books
        copies
        keptBooks
        keptCopies
      }
    }
  }
`);

/** Undoes what nobody has used of the import, after saying how much that is; otherwise shows why nothing can go. */
export function UndoImport({ id }: { id: string }) {
  const { data, retry } = usePageQuery(UndoImportQuery, { id });
  const { undoBookImport, isStartingUndo } = useUndoBookImport();
  const { undoRefusal: refusal, undoPreview: counts } = data?.bookImport ?? {};
  if (refusal) return <p className="basis-full text-sm text-muted text-pretty wrap-anywhere">{refusal}</p>;
  return (
    <UndoButton
      undo={() => undoBookImport(id)}
      isBusy={isStartingUndo}
      isDisabled={!data}
      // Somebody may have used a book since the page was opened.
      onAsk={retry}
    >
      {counts && (
        <p>
          <strong className="text-ink">{booksAndCopies(counts.books, counts.copies)}</strong> dihapus dari katalog,
          bersama penulis, penerbit, dan data lain yang hanya dipakai buku itu. Penghapusan ini tidak lewat Tempat
          Sampah; berkas yang sama dapat diimpor lagi.
        </p>
      )}
      {counts && counts.keptBooks + counts.keptCopies > 0 && (
        <p className="mt-3">
          <strong className="text-ink">{booksAndCopies(counts.keptBooks, counts.keptCopies)}</strong> tetap ada karena
          sudah dipakai. Daftarnya ada di halaman ini.
        </p>
      )}
    </UndoButton>
  );
}

export function booksAndCopies(books: number, copies: number): string {
  return `${formatNumber(books)} buku dan ${formatNumber(copies)} eksemplar`;
}

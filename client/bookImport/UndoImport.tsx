import { useState } from "react";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { showMessage } from "../app/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { failureMessage } from "./failureMessage";
import { useUndoBookImport } from "./useImportCommands";

const UndoImportQuery = graphql(`
  query UndoImport($id: ID!) {
    bookImport(id: $id) {
      id
      undoRefusal
    }
  }
`);

/** Undoes the import if nothing of it has been used; otherwise shows the reason. */
export function UndoImport({ id }: { id: string }) {
  const { data } = usePageQuery(UndoImportQuery, { id });
  const { undoBookImport, isStartingUndo } = useUndoBookImport();
  const [isConfirming, setIsConfirming] = useState(false);
  const refusal = data?.bookImport?.undoRefusal;

  const undo = async () => {
    const result = await undoBookImport(id);
    setIsConfirming(false);
    const error = failureMessage(result);
    if (error !== null) showMessage(error, "error");
  };
  if (refusal) return <p className="basis-full text-sm text-muted text-pretty wrap-anywhere">{refusal}</p>;
  return (
    <>
      <button
        type="button"
        disabled={!data}
        onClick={() => setIsConfirming(true)}
        className={buttonStyle("outlined", "compact")}
      >
        Urungkan impor ini
      </button>
      <ConfirmSheet
        title="Urungkan impor ini?"
        confirm="Urungkan"
        cancel="Kembali"
        busyText="Mengurungkan…"
        isBusy={isStartingUndo}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void undo()}
      >
        Semua buku dan eksemplar yang dibawanya dihapus dari katalog, berikut penulis, penerbit dan daftar lain yang
        hanya dipakai olehnya. Ini tidak lewat Tempat Sampah; berkas yang sama dapat diimpor lagi.
      </ConfirmSheet>
    </>
  );
}

import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { showMessage } from "../app/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { failureMessage } from "./failureMessage";
import { useDiscardBookImport } from "./useImportCommands";

/** Discards the uploaded file, after confirmation. */
export function DiscardButton({ id }: { id: string }) {
  const { discardBookImport, isDiscarding } = useDiscardBookImport();
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();

  const discard = async () => {
    const result = await discardBookImport(id);
    setIsConfirming(false);
    showMessage(failureMessage(result) ?? "Berkas impor sudah dibatalkan.", result.data ? "success" : "error");
    if (result.data) await navigate("/admin/books/import");
  };
  return (
    <>
      <button type="button" onClick={() => setIsConfirming(true)} className={buttonStyle("quiet", "compact")}>
        Batalkan berkas
      </button>
      <ConfirmSheet
        title="Batalkan berkas ini?"
        confirm="Batalkan berkas"
        cancel="Kembali"
        busyText="Membatalkan…"
        isBusy={isDiscarding}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void discard()}
      >
        Katalog tidak berubah. Berkas yang sama dapat diunggah lagi kapan saja.
      </ConfirmSheet>
    </>
  );
}

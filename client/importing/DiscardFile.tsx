import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OperationResult } from "../apollo/operationResult";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { failureMessage } from "./failureMessage";

interface DiscardFileProps {
  discard: () => Promise<OperationResult<unknown>>;
  isBusy: boolean;
  /** Where to go then. */
  path: string;
  /** What does not change. */
  children: string;
}

/** Discards the uploaded file, after confirmation. */
export function DiscardFile({ discard, isBusy, path, children }: DiscardFileProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();

  const confirm = async () => {
    const result = await discard();
    setIsConfirming(false);
    showMessage(failureMessage(result) ?? "Berkas impor sudah dibatalkan.", result.data ? "success" : "error");
    if (result.data) await navigate(path);
  };
  return (
    <>
      <button type="button" onClick={() => setIsConfirming(true)} className={buttonStyle("quiet", "compact")}>
        Batalkan berkas
      </button>
      <ConfirmSheet
        title="Batalkan berkas ini?"
        confirm="Batalkan berkas"
        cancel="Tidak jadi"
        busyText="Membatalkan…"
        isBusy={isBusy}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmSheet>
    </>
  );
}

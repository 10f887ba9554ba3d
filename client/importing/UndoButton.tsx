import { type ReactNode, useState } from "react";
import type { OperationResult } from "../apollo/operationResult";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { failureMessage } from "./failureMessage";

interface UndoButtonProps {
  undo: () => Promise<OperationResult<unknown>>;
  isBusy: boolean;
  /** While what is said below is not known yet. */
  isDisabled?: boolean;
  onAsk?: () => void;
  /** What an undo takes away and what it leaves. */
  children: ReactNode;
}

/** Undoes an import after asking. */
export function UndoButton({ undo, isBusy, isDisabled = false, onAsk, children }: UndoButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const ask = () => {
    onAsk?.();
    setIsConfirming(true);
  };
  const confirm = async () => {
    const error = failureMessage(await undo());
    setIsConfirming(false);
    if (error !== null) showMessage(error, "error");
  };
  return (
    <>
      <button type="button" disabled={isDisabled} onClick={ask} className={buttonStyle("outlined", "compact")}>
        Urungkan impor ini
      </button>
      <ConfirmSheet
        title="Urungkan impor ini?"
        confirm="Urungkan"
        cancel="Tidak jadi"
        busyText="Mengurungkan…"
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

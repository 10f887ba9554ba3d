import type { ReactNode } from "react";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";

interface ConfirmSheetProps {
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  confirm: string;
  busyText: string;
  isBusy: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back by a click. */
export function ConfirmSheet({ title, children, confirm, busyText, isBusy, isOpen, onClose, onConfirm }: ConfirmSheetProps) {
  return (
    <Sheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      place="middle"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={buttonStyle("outlined", "desk")}>
            Kembali
          </button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm();
            }}
            className={`${buttonStyle("filled", "desk")} aria-disabled:cursor-default aria-disabled:opacity-70`}
          >
            {isBusy ? busyText : confirm}
          </button>
        </div>
      }
    >
      <div className="text-muted text-pretty">{children}</div>
    </Sheet>
  );
}

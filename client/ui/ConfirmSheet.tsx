import type { ReactNode } from "react";
import { buttonStyle } from "./buttonStyle";
import { Sheet } from "./Sheet";

interface ConfirmSheetProps {
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  confirm: string;
  busyText: string;
  /** Another label where "Batal" could be mistaken for the action itself. */
  cancel?: string;
  /** The action cannot be undone. */
  isIrreversible?: boolean;
  size?: "regular" | "compact";
  isBusy: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before an action without undo. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const {
    title,
    children,
    confirm,
    busyText,
    cancel = "Batal",
    isIrreversible = false,
    size = "compact",
    isBusy,
    isOpen,
    onClose,
    onConfirm,
  } = props;
  return (
    <Sheet
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      placement="middle"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={buttonStyle("outlined", size)}>
            {cancel}
          </button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm();
            }}
            className={`${buttonStyle(isIrreversible ? "destructive" : "filled", size)} aria-disabled:cursor-default aria-disabled:opacity-70`}
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

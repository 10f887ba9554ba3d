import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { addOpenSheet, sheetsFrom } from "./openSheets";

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * `bottom` slides up on a phone, `side` is a side panel, `middle` a centred dialog, `top` grows downwards from the
   * bar, `full` fills the screen and stays white in the dark theme.
   */
  placement: "bottom" | "side" | "middle" | "top" | "full";
  /** Without the row of title and close button: the content has its own, and the title is its name. */
  isWithoutHeader?: boolean;
  children: ReactNode;
  /** For text without controls: makes the content scrollable by keyboard. */
  isText?: boolean;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}

const PLACES = {
  bottom: "sheet-bottom",
  side: "sheet-side",
  middle: "sheet-middle",
  top: "sheet-top",
  full: "by-day sheet-full",
};

function show(element: HTMLDialogElement): void {
  element.showModal();
  // Otherwise the browser would focus the close button.
  element.querySelector<HTMLElement>("[data-first]")?.focus();
}

/** A native modal dialog: traps the focus, closes on Esc and restores the focus. */
export function Sheet({
  title,
  isOpen,
  onClose,
  placement,
  children,
  isText = false,
  isWithoutHeader = false,
  footer,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const takeOff = addOpenSheet({ dialog: element, messages: messages.current });
    show(element);
    return () => {
      takeOff();
      // Closed before unmounting, otherwise the focus would not be restored.
      element.close();
    };
  }, [isOpen]);

  // Otherwise the browser closes first and reports it later, when the sheet may be open again.
  const closeOnEscape = (event: SyntheticEvent) => {
    // File inputs fire a `cancel` event of their own, which bubbles.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const onClosed = () => {
    if (!dialog.current || dialog.current.open) return;
    // Chrome closes at a second Esc without asking; whether it closes is the owner's to decide. What lay over it, as
    // the question whether to leave, must not come to lie under it.
    for (const element of isOpen ? sheetsFrom(dialog.current) : []) {
      element.close();
      show(element);
    }
    onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={isOpen && !isWithoutHeader ? heading : undefined}
      aria-label={isWithoutHeader ? title : undefined}
      onCancel={closeOnEscape}
      onClose={onClosed}
      onClick={closeOnBackdrop}
      className={`sheet ${PLACES[placement]}`}
    >
      {isOpen && (
        <div className="sheet-content flex max-h-full min-h-0 flex-col">
          {isWithoutHeader ? (
            <>
              <div ref={messages} />
              {children}
            </>
          ) : (
            <>
              <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
                <h2 id={heading} className="font-serif text-lg font-semibold">
                  {title}
                </h2>
                <button type="button" onClick={onClose} aria-label="Tutup" className="icon-button">
                  <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
                </button>
              </div>
              <div ref={messages} />
              <div tabIndex={isText ? 0 : undefined} className="min-h-0 flex-auto overflow-y-auto p-5">
                {children}
              </div>
            </>
          )}
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

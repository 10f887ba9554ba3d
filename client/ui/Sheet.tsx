import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** A sheet rises from the lower edge of a phone; a panel comes from its side; a card stands in the middle; `full` fills the screen, white by night too. */
  place: "bottom" | "side" | "middle" | "full";
  children: ReactNode;
  /** It is read and has nothing to fill in or press: then the keyboard scrolls it. */
  isText?: boolean;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
}

const PLACES = { bottom: "sheet-bottom", side: "sheet-side", middle: "sheet-middle", full: "by-day sheet-full" };

/** The browser's own modal dialog: it keeps the focus inside, closes by Esc and gives the focus back. */
export function Sheet({ title, isOpen, onClose, place, children, isText = false, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    // Left to itself the browser begins with the button that closes it.
    element.querySelector<HTMLElement>("[data-first]")?.focus();
    // Before it is taken out of the page, or the focus would not go back.
    return () => element.close();
  }, [isOpen]);

  // Left to itself the browser closes first and tells of it later, when the sheet may have been asked for again.
  const closeOnEscape = (event: SyntheticEvent) => {
    // A field for files has a `cancel` of its own, which bubbles.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const closeUnlessOpenAgain = () => {
    if (!dialog.current?.open) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={isOpen ? heading : undefined}
      onCancel={closeOnEscape}
      onClose={closeUnlessOpenAgain}
      onClick={closeOnBackdrop}
      className={`sheet ${PLACES[place]}`}
    >
      {isOpen && (
        <div className="sheet-content flex max-h-full min-h-0 flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
            <h2 id={heading} className="font-serif text-lg font-semibold">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label="Tutup" className="icon-button">
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          </div>
          <div tabIndex={isText ? 0 : undefined} className="min-h-0 flex-auto overflow-y-auto p-5">
            {children}
          </div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

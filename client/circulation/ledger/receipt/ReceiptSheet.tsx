import { type ReactNode, useRef, type RefObject, useEffect, useState } from "react";
import { useLibraryName } from "../../../page/library/LibraryName";
import { useSheetSize } from "../../../labels/paper/useSheetSize";
import { RECEIPT_PAPERS, type ReceiptPaper } from "./receiptPaper";

const MILLIMETRES_PER_PIXEL = 25.4 / 96;

/** How many millimetres high an element is, as it is now. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(current.offsetHeight * MILLIMETRES_PER_PIXEL)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

interface ReceiptSheetProps {
  /** Its name for screen readers. */
  label: string;
  /** Under the library's name. */
  title: string;
  paper: ReceiptPaper;
  children: ReactNode;
}

/** What a reader takes along, as the printer gets it, on screen as wide as on paper. */
export function ReceiptSheet({ label, title, paper, children }: ReceiptSheetProps) {
  const libraryName = useLibraryName();
  const place = useRef<HTMLElement>(null);
  const measured = useHeight(place);
  const { width, height } = RECEIPT_PAPERS.find(({ value }) => value === paper) ?? RECEIPT_PAPERS[0];
  // A roll is cut where the receipt ends.
  useSheetSize(width, height ?? Math.max(measured, 1));
  return (
    <article ref={place} aria-label={label} className={`receipt receipt-${paper}`}>
      <header className="text-center">
        <p className="font-serif text-[1.25em] leading-tight font-semibold text-balance wrap-anywhere">{libraryName}</p>
        <p>{title}</p>
      </header>
      {children}
    </article>
  );
}

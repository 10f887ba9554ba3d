import { useState } from "react";
import { useBrowserValue } from "../../../page/rendering/useBrowserValue";

/** What receipts are printed on: rolls of two widths, whose pages are as long as the receipt, and whole sheets. */
export const RECEIPT_PAPERS = [
  { value: "58", label: "Struk 58 mm", width: 58, height: null },
  { value: "80", label: "Struk 80 mm", width: 80, height: null },
  { value: "a4", label: "A4", width: 210, height: 297 },
] as const;
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number]["value"];

const STORAGE_KEY = "aksara:kertas-kuitansi";
const USUAL: ReceiptPaper = "80";

/** The desk's paper, kept in its browser. */
export function useReceiptPaper(): readonly [ReceiptPaper, (paper: ReceiptPaper) => void] {
  const kept = useBrowserValue(keptPaper, USUAL);
  const [chosen, setChosen] = useState<ReceiptPaper | null>(null);
  return [
    chosen ?? kept,
    (paper) => {
      setChosen(paper);
      try {
        localStorage.setItem(STORAGE_KEY, paper);
      } catch {
        // Without localStorage the choice is forgotten by the next receipt.
      }
    },
  ];
}

function keptPaper(): ReceiptPaper {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return RECEIPT_PAPERS.find(({ value }) => value === kept)?.value ?? USUAL;
  } catch {
    return USUAL;
  }
}

import { Printer } from "lucide-react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { RECEIPT_PAPERS, type ReceiptPaper } from "./receiptPaper";

interface ReceiptControlsProps {
  paper: ReceiptPaper;
  onPaper: (paper: ReceiptPaper) => void;
  /** Whether there is something to print yet. */
  isReady: boolean;
}

/** The paper that is in the desk's printer, and the button that prints. */
export function ReceiptControls({ paper, onPaper, isReady }: ReceiptControlsProps) {
  return (
    <>
      <label className="flex items-center gap-2 text-sm text-muted">
        Kertas
        <select
          value={paper}
          onChange={({ target }) => {
            const chosen = RECEIPT_PAPERS.find(({ value }) => value === target.value);
            if (chosen) onPaper(chosen.value);
          }}
          className="select border-field bg-card pr-9 pl-3.5 text-ink lg:h-9 lg:rounded-lg"
        >
          {RECEIPT_PAPERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        autoFocus
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) window.print();
        }}
        className={`needs-script ${buttonStyle("filled", "compact")}`}
      >
        <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Cetak
      </button>
    </>
  );
}

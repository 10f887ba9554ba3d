import { Printer } from "lucide-react";
import { buttonStyle } from "../../../ui/buttonStyle";

export function PrintButton({ print, isPreparing }: { print: () => void; isPreparing: boolean }) {
  return (
    <button
      type="button"
      aria-disabled={isPreparing}
      onClick={() => {
        if (!isPreparing) print();
      }}
      className={`needs-script ${buttonStyle("outlined", "compact")}`}
    >
      <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {isPreparing ? "Menyiapkan…" : "Cetak"}
    </button>
  );
}

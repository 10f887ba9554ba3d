import { Barcode } from "lucide-react";
import { isLibrarian, useViewer } from "../session/useViewer";
import { openCommandField } from "./command/commandField";

/** The desk's one field, in the bar: it opens the sheet in which one types. */
export function AdminBar() {
  const { viewer } = useViewer();
  if (!isLibrarian(viewer)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      onClick={() => openCommandField()}
      className="command-button needs-script"
    >
      <Barcode aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <span className="command-button-text">Pindai kode atau cari</span>
      <span aria-hidden="true" className="command-button-keys">
        <kbd className="key">Ctrl</kbd>
        <kbd className="key">K</kbd>
      </span>
    </button>
  );
}

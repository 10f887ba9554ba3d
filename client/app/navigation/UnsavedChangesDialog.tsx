import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";

interface UnsavedChangesDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before leaving an unsaved form. */
export function UnsavedChangesDialog({ isOpen, onLeave, onStay }: UnsavedChangesDialogProps) {
  return (
    <Sheet title="Tinggalkan halaman ini?" placement="middle" isOpen={isOpen} onClose={onStay}>
      <p className="text-pretty">Perubahan Anda belum disimpan. Simpan dulu, atau tinggalkan tanpa menyimpan.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onLeave} className={buttonStyle("outlined", "small")}>
          Tinggalkan
        </button>
        <button type="button" data-first onClick={onStay} className={buttonStyle("filled", "small")}>
          Tetap di sini
        </button>
      </div>
    </Sheet>
  );
}

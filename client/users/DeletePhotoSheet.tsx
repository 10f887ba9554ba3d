import { buttonStyle } from "../ui/buttonStyle";
import { Sheet } from "../ui/Sheet";

interface DeletePhotoSheetProps {
  isOpen: boolean;
  isDeleting: boolean;
  onClose: () => void;
  onDelete: () => void;
}

export function DeletePhotoSheet({ isOpen, isDeleting, onClose, onDelete }: DeletePhotoSheetProps) {
  return (
    <Sheet
      title="Hapus foto?"
      isOpen={isOpen}
      onClose={onClose}
      place="middle"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={buttonStyle()}>
            Batal
          </button>
          <button
            type="button"
            aria-disabled={isDeleting}
            onClick={() => {
              if (!isDeleting) onDelete();
            }}
            className={`${buttonStyle("filled")} aria-disabled:cursor-default aria-disabled:opacity-70`}
          >
            {isDeleting ? "Menghapus…" : "Hapus"}
          </button>
        </div>
      }
    >
      <p className="text-muted text-pretty">Inisial nama Anda tampil sebagai gantinya. Foto lain dapat diunggah kapan saja.</p>
    </Sheet>
  );
}

import { CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FileInput } from "../../forms/fields/FileInput";
import { ACCEPTED_PICTURES } from "../../forms/shrinkImage";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import type { PhotoChange } from "./usePhotoChange";
import { UploadLimit } from "../../settings/uploads/UploadLimit";

const CHOOSE_BUTTON_STYLE = "tabular-nums aria-disabled:cursor-default aria-disabled:opacity-70";

export interface PhotoControlsProps {
  hasPhoto: boolean;
  change: PhotoChange;
  /** Whose initials take the photo's place. */
  whose?: string;
  /** Takes back a photo that is not stored yet, without a question. */
  onDiscard?: () => void;
}

export function PhotoControls({ hasPhoto, change, whose, onDiscard }: PhotoControlsProps) {
  const { problem, isSending, isUploading, isDeleting, progress } = change;
  const [isConfirming, setIsConfirming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const problemId = useId();

  const choose = (file: File) => {
    if (!isSending) void change.choose(file);
  };
  const cancel = () => {
    change.cancel();
    chooseButton.current?.focus();
  };
  const closeSheet = () => {
    setIsConfirming(false);
    // The button that opened the sheet disappeared with the photo.
    if (!hasPhoto) chooseButton.current?.focus();
  };

  return (
    <div className="needs-script mt-4">
      <FileInput ref={input} accept={ACCEPTED_PICTURES} onChoose={choose} />
      <div className="flex flex-wrap gap-2">
        <button
          ref={chooseButton}
          type="button"
          aria-disabled={isSending || isDeleting}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => {
            if (!isSending && !isDeleting) input.current?.click();
          }}
          className={`${buttonStyle("outlined", "small")} ${CHOOSE_BUTTON_STYLE}`}
        >
          {isSending ? progressText(progress) : hasPhoto ? "Ganti foto" : "Unggah foto"}
        </button>
        {isUploading && (
          <button type="button" onClick={cancel} className={buttonStyle("quiet", "small")}>
            Batal
          </button>
        )}
        {hasPhoto && !isSending && (
          <button
            type="button"
            onClick={onDiscard ?? (() => setIsConfirming(true))}
            className={buttonStyle("quiet", "small")}
          >
            Hapus foto
          </button>
        )}
      </div>
      <p className="mt-2 text-xs text-muted">
        <UploadLimit kind="PHOTO" />
      </p>
      <div role="alert" id={problemId}>
        {problem && (
          <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bata">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <ConfirmSheet
        title="Hapus foto?"
        confirm="Hapus"
        busyText="Menghapus…"
        size="regular"
        isBusy={isDeleting}
        isOpen={isConfirming}
        onClose={closeSheet}
        onConfirm={() => void change.remove().then(() => setIsConfirming(false))}
      >
        Inisial nama {whose} tampil sebagai gantinya. Foto lain dapat diunggah kapan saja.
      </ConfirmSheet>
    </div>
  );
}

function progressText(progress: number): string {
  return progress < 1 ? `Mengirim… ${Math.floor(progress * 100)}%` : "Menyimpan…";
}

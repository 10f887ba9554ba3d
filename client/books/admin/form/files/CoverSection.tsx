import { Camera, ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { useFileDrop } from "../../../../forms/useFileDrop";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { FormSection } from "../../../../admin/form/FormSection";
import { ACCEPTED_PICTURES } from "../../../../forms/shrinkImage";
import { FileButton } from "../../../../admin/files/FileButton";
import { UploadStatus } from "../../../../admin/files/UploadStatus";
import { imageFrom } from "../../../../admin/files/imageFrom";
import { UploadLimit } from "../../../../settings/uploads/UploadLimit";
import type { FileChoice } from "../../../../admin/files/useFileChoice";

const DROP_AREA_STYLE =
  "flex flex-wrap items-start gap-4 rounded-xl border border-dashed p-4 transition-colors duration-150 xl:flex-col";

interface CoverSectionProps {
  choice: FileChoice;
  /** The saved cover, or its placeholder. */
  current: ReactNode;
  hasCover: boolean;
  onRemove?: () => void;
}

/** Chooses and previews the cover: from a file, a drop, the clipboard or the camera. It is saved with the book. */
export function CoverSection({ choice, current, hasCover, onRemove }: CoverSectionProps) {
  const { preview, isSending } = choice;
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => {
    const picture = imageFrom(dropped);
    if (picture) void choice.choose(picture);
    else choice.setProblem("Sampul harus gambar JPEG, PNG, WebP, atau AVIF.");
  });
  return (
    <FormSection id="sampul" title="Sampul">
      <div
        {...dropHandlers}
        className={`${DROP_AREA_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field"}`}
      >
        <div className="w-24 shrink-0 xl:mx-auto xl:w-36">
          {preview ? (
            <div className="cover">
              <img
                src={preview}
                alt="Pratinjau sampul yang dipilih"
                className="absolute inset-0 size-full object-cover"
              />
            </div>
          ) : (
            current
          )}
        </div>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted text-pretty">
            {preview ? (
              "Pratinjau. Disimpan bersama bukunya."
            ) : (
              <>
                Seret gambar ke sini, tempel dengan Ctrl+V, atau pilih berkasnya. <UploadLimit kind="COVER" />
              </>
            )}
          </p>
          {!isSending && (
            <div className="mt-3 flex flex-wrap gap-2">
              {preview && (
                <button type="button" onClick={choice.clear} className={buttonStyle("outlined", "compact")}>
                  Batal
                </button>
              )}
              {!preview && (
                <>
                  <FileButton accept={ACCEPTED_PICTURES} onChoose={(file) => void choice.choose(file)}>
                    <ImageUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
                    {hasCover ? "Ganti sampul" : "Pilih gambar"}
                  </FileButton>
                  <FileButton
                    accept={ACCEPTED_PICTURES}
                    usesCamera
                    className="hidden any-pointer-coarse:inline-flex"
                    onChoose={(file) => void choice.choose(file)}
                  >
                    <Camera aria-hidden="true" strokeWidth={1.75} className="size-4" />
                    Ambil foto
                  </FileButton>
                  {hasCover && onRemove && (
                    <button type="button" onClick={onRemove} className={buttonStyle("outlined", "compact")}>
                      Hapus sampul
                    </button>
                  )}
                </>
              )}
            </div>
          )}
          <UploadStatus choice={choice} label="sampul" />
        </div>
      </div>
    </FormSection>
  );
}

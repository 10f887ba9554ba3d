import { Camera, ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { FormSection } from "../../../../admin/form/FormSection";
import { ACCEPTED_PICTURES } from "../../../../forms/shrinkImage";
import { FileButton } from "../../../../admin/files/FileButton";
import { imageFrom } from "../../../../admin/files/imageFrom";
import { UploadLimit } from "../../../../settings/uploads/UploadLimit";
import { FileDropArea } from "./FileDropArea";
import { NOT_A_PICTURE } from "./useCoverChoice";
import type { FileChoice } from "../../../../admin/files/useFileChoice";

interface CoverSectionProps {
  choice: FileChoice;
  /** The saved cover, or its placeholder. */
  current: ReactNode;
  hasCover: boolean;
  onRemove?: () => void;
}

/** Chooses and previews the cover: from a file, a drop, the clipboard or the camera. It is saved with the book. */
export function CoverSection({ choice, current, hasCover, onRemove }: CoverSectionProps) {
  const { preview } = choice;
  return (
    <FormSection id="sampul" title="Sampul">
      <FileDropArea
        choice={choice}
        accept={imageFrom}
        refusal={NOT_A_PICTURE}
        label="sampul"
        shown={
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
        }
        hint={
          <>
            Seret gambar ke sini, tempel dengan Ctrl+V, atau pilih berkasnya. <UploadLimit kind="COVER" />
          </>
        }
        actions={
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
        }
      />
    </FormSection>
  );
}

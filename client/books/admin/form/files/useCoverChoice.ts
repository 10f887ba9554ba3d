import { useEffect, useRef } from "react";
import { imageFrom } from "../../../../admin/files/imageFrom";
import { shrinkImage } from "../../../../forms/shrinkImage";
import { useUploadBookCover } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "../../../../admin/files/useFileChoice";

export const NOT_A_PICTURE = "Sampul harus gambar JPEG, PNG, WebP, atau AVIF.";

/** The cover of a book, from a file, a drop, the clipboard or the camera. */
export function useCoverChoice(draftKey: string): FileChoice {
  const choice = useFileChoice({
    kind: "cover",
    draftKey,
    fileUpload: useUploadBookCover(),
    validate,
    prepare: shrinkImage,
  });
  const choose = useRef(choice.choose);
  useEffect(() => {
    choose.current = choice.choose;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const picture = imageFrom(event.clipboardData);
      if (!picture) return;
      event.preventDefault();
      void choose.current(picture);
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);
  return choice;
}

function validate({ type }: File): string | null {
  return type !== "" && !type.startsWith("image/") ? NOT_A_PICTURE : null;
}

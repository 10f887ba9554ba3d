import { useEffect, useRef } from "react";
import { shrinkImage } from "../../../../forms/shrinkImage";
import { useUploadBookCover } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "./useFileChoice";

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

/** The image in a drop or paste, if any. Spreadsheets copy text together with an image of it; that counts as text. */
export function imageFrom(data: DataTransfer | null): File | null {
  if (!data || data.getData("text/plain") !== "") return null;
  return [...data.files].find(({ type }) => type.startsWith("image/")) ?? null;
}

function validate({ type }: File): string | null {
  return type !== "" && !type.startsWith("image/") ? "Sampul harus gambar JPEG, PNG, WebP, atau AVIF." : null;
}

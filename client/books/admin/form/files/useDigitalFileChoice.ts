import { useUploadBookFile } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "../../../../admin/files/useFileChoice";

export const NOT_A_DOCUMENT = "Berkas digital harus PDF atau EPUB.";

/** A book's digital file, uploaded as it is. */
export function useDigitalFileChoice(draftKey: string): FileChoice {
  return useFileChoice({ kind: "file", draftKey, fileUpload: useUploadBookFile(), validate });
}

function validate({ name, type }: File): string | null {
  const isBook = /\.(?:pdf|epub)$/iu.test(name) || type === "application/pdf" || type === "application/epub+zip";
  return isBook ? null : NOT_A_DOCUMENT;
}

import { useUploadBookFile } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "./useFileChoice";

/** A book's digital file, sent as it is. */
export function useDigitalFileChoice(): FileChoice {
  return useFileChoice({ sending: useUploadBookFile(), refusal });
}

function refusal({ name, type }: File): string | null {
  const isBook = /\.(?:pdf|epub)$/iu.test(name) || type === "application/pdf" || type === "application/epub+zip";
  return isBook ? null : "Berkas digital harus PDF atau EPUB.";
}

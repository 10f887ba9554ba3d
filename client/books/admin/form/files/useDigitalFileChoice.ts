import { useUploadBookFile } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "./useFileChoice";

/** A book's digital file, sent as it is; `book` is the key of its drafts. */
export function useDigitalFileChoice(book: string): FileChoice {
  return useFileChoice({ kind: "file", book, sending: useUploadBookFile(), refusal });
}

function refusal({ name, type }: File): string | null {
  const isBook = /\.(?:pdf|epub)$/iu.test(name) || type === "application/pdf" || type === "application/epub+zip";
  return isBook ? null : "Berkas digital harus PDF atau EPUB.";
}

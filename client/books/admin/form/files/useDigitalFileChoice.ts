import { isAcceptedFile, NOT_A_DOCUMENT } from "./acceptedFiles";
import { useUploadBookFile } from "./useBookFiles";
import { type FileChoice, useFileChoice } from "../../../../admin/files/useFileChoice";

/** A book's digital file, uploaded as it is. */
export function useDigitalFileChoice(draftKey: string): FileChoice {
  return useFileChoice({ kind: "file", draftKey, fileUpload: useUploadBookFile(), validate });
}

function validate(file: File): string | null {
  return isAcceptedFile(file) ? null : NOT_A_DOCUMENT;
}

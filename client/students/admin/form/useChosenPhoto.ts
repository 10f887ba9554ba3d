import { useEffect, useState } from "react";
import { isNotImage, NOT_AN_IMAGE, type PhotoChange } from "../../../users/photo/usePhotoChange";

export interface ChosenPhoto {
  file: File | null;
  change: PhotoChange;
  discard: () => void;
  /** Drops what the browser can't show. */
  refuse: () => void;
}

/** A photo that waits for its student's record to be saved. `sending`: the upload that then runs. */
export function useChosenPhoto(sending: Pick<PhotoChange, "cancel" | "isUploading" | "progress">): ChosenPhoto {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const show = (chosen: File | null, refused: string | null = null) => {
    setFile(chosen);
    setPreview(chosen && URL.createObjectURL(chosen));
    setProblem(refused);
  };
  const discard = () => show(null);
  return {
    file,
    discard,
    refuse: () => show(null, NOT_AN_IMAGE),
    change: {
      ...sending,
      preview,
      clearPreview: discard,
      problem,
      // Kept at once, as the form may be saved before a large picture could be made smaller.
      choose: (chosen) => Promise.resolve(isNotImage(chosen) ? show(null, NOT_AN_IMAGE) : show(chosen)),
      isSending: sending.isUploading,
      remove: () => Promise.resolve(discard()),
      isDeleting: false,
    },
  };
}

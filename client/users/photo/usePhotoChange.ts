import { useEffect, useState } from "react";
import { shrinkImage } from "../../forms/shrinkImage";
import { showMessage } from "../../app/messages/flashMessage";
import { formErrorsText } from "../../forms/toFormErrors";
import { toSessionFormErrors } from "../../forms/toSessionFormErrors";
import { useDeleteMyPhoto } from "./useDeleteMyPhoto";
import { useUploadMyPhoto } from "./useUploadMyPhoto";

export interface PhotoChange {
  /** Address of the picture that was chosen, until the server's own is there. */
  preview: string | null;
  clearPreview: () => void;
  /** Why the last change was refused, for people. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  cancel: () => void;
  isSending: boolean;
  /** Whether there is something to call off: the picture has been made small. */
  isUploading: boolean;
  progress: number;
  remove: () => Promise<void>;
  isDeleting: boolean;
}

/** Changing one's own photo: what was chosen is shown at once, and taken back where it is refused. */
export function usePhotoChange(): PhotoChange {
  const { uploadMyPhoto, cancel, isUploading, progress } = useUploadMyPhoto();
  const { deleteMyPhoto, isDeleting } = useDeleteMyPhoto();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File) => {
    setProblem(null);
    if (isNotImage(file)) {
      setProblem("Foto harus gambar JPEG, PNG, WebP atau AVIF.");
      return;
    }
    setIsSending(true);
    setPreview(URL.createObjectURL(file));
    const result = await uploadMyPhoto(await shrinkImage(file));
    setIsSending(false);
    if (result?.data) {
      showMessage("Foto sudah disimpan", "success");
      return;
    }
    setPreview(null);
    setProblem(result && formErrorsText(toSessionFormErrors(result)));
  };

  const remove = async () => {
    setProblem(null);
    const result = await deleteMyPhoto();
    setProblem(result.data ? null : formErrorsText(toSessionFormErrors(result)));
    if (result.data) showMessage("Foto sudah dihapus", "success");
  };

  return {
    preview,
    clearPreview: () => {
      if (!isSending) setPreview(null);
    },
    problem,
    choose,
    cancel,
    isSending,
    isUploading,
    progress,
    remove,
    isDeleting,
  };
}

/** What says of itself that it is no picture; a browser that does not know the type says nothing. */
function isNotImage({ type }: File): boolean {
  return type !== "" && !type.startsWith("image/");
}

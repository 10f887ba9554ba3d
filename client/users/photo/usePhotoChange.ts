import { useEffect, useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { shrinkImage } from "../../forms/shrinkImage";
import { showMessage } from "../../page/messages/flashMessage";
import { formErrorsText } from "../../forms/errors/toFormErrors";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";

export interface PhotoChange {
  /** Object URL of the chosen picture, until the uploaded one has loaded. */
  preview: string | null;
  clearPreview: () => void;
  /** Error message of the last change. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  cancel: () => void;
  isSending: boolean;
  /** Whether the upload has started and can be cancelled: the picture has been resized. */
  isUploading: boolean;
  progress: number;
  remove: () => Promise<void>;
  isDeleting: boolean;
}

/** How a photo is sent and deleted. */
export interface PhotoCommands extends Pick<PhotoChange, "cancel" | "isUploading" | "progress" | "isDeleting"> {
  /** Null if cancelled. */
  uploadPhoto: (file: File) => Promise<OperationResult<unknown> | null>;
  deletePhoto: () => Promise<OperationResult<unknown>>;
}

/** Changes a photo: the chosen picture is shown at once, and reverted if refused. */
export function usePhotoChange(commands: PhotoCommands): PhotoChange {
  const { uploadPhoto, deletePhoto, cancel, isUploading, progress, isDeleting } = commands;
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = async (file: File) => {
    setProblem(null);
    if (isNotImage(file)) {
      setProblem(NOT_AN_IMAGE);
      return;
    }
    setIsSending(true);
    setPreview(URL.createObjectURL(file));
    const result = await uploadPhoto(await shrinkImage(file));
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
    const result = await deletePhoto();
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

export const NOT_AN_IMAGE = "Foto harus gambar JPEG, PNG, WebP, atau AVIF.";

/** True if the file's type is known and not an image. */
export function isNotImage({ type }: File): boolean {
  return type !== "" && !type.startsWith("image/");
}

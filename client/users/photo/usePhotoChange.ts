import { useEffect, useState } from "react";
import { shrinkImage } from "../../forms/shrinkImage";
import { showMessage } from "../../app/messages/flashMessage";
import { formErrorsText } from "../../forms/errors/toFormErrors";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { useUpload } from "../../apollo/useUpload";
import { graphql } from "../../gql/gql";
import { useOperation } from "../../apollo/useOperation";

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

/** Changes the user's own photo: the chosen picture is shown at once, and reverted if refused. */
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

/** True if the file's type is known and not an image. */
function isNotImage({ type }: File): boolean {
  return type !== "" && !type.startsWith("image/");
}

const UploadMyPhotoMutation = graphql(`
  mutation UploadMyPhoto($input: UploadMyPhotoInput!) {
    uploadMyPhoto(input: $input) {
      __typename
      ... on UploadMyPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Uploads the user's own photo; everything that shows it follows by normalization. */
function useUploadMyPhoto() {
  const { upload, ...state } = useUpload(UploadMyPhotoMutation);
  return { uploadMyPhoto: (file: File) => upload({ input: { file } }), ...state };
}

const DeleteMyPhotoMutation = graphql(`
  mutation DeleteMyPhoto {
    deleteMyPhoto {
      __typename
      ... on DeleteMyPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

function useDeleteMyPhoto() {
  const { run, isRunning } = useOperation(DeleteMyPhotoMutation, "delete");
  return { deleteMyPhoto: () => run({}), isDeleting: isRunning };
}

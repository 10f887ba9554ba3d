import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OperationResult } from "../../../apollo/operationResult";
import { useUpload } from "../../../apollo/useUpload";
import { toSessionFormErrors } from "../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { shrinkImage } from "../../../forms/shrinkImage";
import { graphql } from "../../../gql/gql";
import { pictureMarkdown } from "./markdownEdits";

const UploadBlogPictureMutation = graphql(`
  mutation UploadBlogPicture($input: UploadBlogPictureInput!) {
    uploadBlogPicture(input: $input) {
      __typename
      ... on UploadBlogPicturePayload {
        picture {
          url
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** What the server keeps at most. */
const MAX_SIDE = 1_600;

type Upload = Promise<OperationResult<{ picture: { url: string } }> | null>;

interface PictureFormProps {
  file: File;
  onInsert: (markdown: string) => void;
  onCancel: () => void;
}

/** Sends a picture while its description is typed. */
export function PictureForm({ file, onInsert, onCancel }: PictureFormProps) {
  const { upload, cancel, isUploading, progress } = useUpload(UploadBlogPictureMutation);
  const errors = useFormErrors();
  const sending = useRef<Upload | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [preview, setPreview] = useState<string | null>(null);

  const send = async (): Upload => {
    const result = await upload({ input: { file: await shrinkImage(file, MAX_SIDE) } });
    if (result && result.data === null) {
      // Sent again by the button.
      sending.current = null;
      errors.showErrors({ text: result.errors[0]?.message ?? toSessionFormErrors(result).text ?? result.message });
    }
    return result;
  };
  const start = useEffectEvent(() => (sending.current ??= send()));
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    queueMicrotask(() => setPreview(url));
    void start();
    return () => {
      stop();
      URL.revokeObjectURL(url);
    };
  }, [file]);

  const submit = async (formData: FormData) => {
    setIsWaiting(true);
    errors.showErrors({});
    const result = await (sending.current ??= send());
    setIsWaiting(false);
    if (result?.data) onInsert(pictureMarkdown(getFormText(formData, "alt"), result.data.picture.url));
  };
  const percent = Math.floor(progress * 100);
  return (
    <SheetForm
      errors={errors}
      submitLabel="Sisipkan"
      busyText={isUploading && percent < 100 ? `Mengirim… ${percent}%` : "Menyimpan…"}
      isBusy={isWaiting}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {preview && (
        <img
          src={preview}
          alt=""
          className="mx-auto mb-4 max-h-52 max-w-full rounded-xl border border-line object-contain"
        />
      )}
      <CompactField
        name="alt"
        label="Apa yang tampak di gambar?"
        hint="Dibacakan kepada pembaca yang tidak melihatnya. Kosongkan jika hanya hiasan."
        maxLength={200}
        data-first
      />
    </SheetForm>
  );
}

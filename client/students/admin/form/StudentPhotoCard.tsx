import { Camera } from "lucide-react";
import { useState } from "react";
import { useOperation } from "../../../apollo/useOperation";
import { useUpload } from "../../../apollo/useUpload";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { lazy } from "../../../app/lazy/lazy";
import { useBrowserValue } from "../../../app/rendering/useBrowserValue";
import { buttonStyle } from "../../../ui/buttonStyle";
import { hasCamera } from "../../../ui/camera/hasCamera";
import { PhotoControls } from "../../../users/photo/PhotoControls";
import { StudentPhoto } from "../../../users/photo/StudentPhoto";
import { type PhotoCommands, usePhotoChange } from "../../../users/photo/usePhotoChange";

const PhotoCamera = lazy(() => import("../../../ui/camera/PhotoCamera").then((m) => m.PhotoCamera), null);

export const StudentPhotoCard_student = graphql(`
  fragment StudentPhotoCard_student on Student {
    id
    name
    photo
    ...StudentPhoto_student
  }
`);

const UploadStudentPhotoMutation = graphql(`
  mutation UploadStudentPhoto($input: UploadStudentPhotoInput!) {
    uploadStudentPhoto(input: $input) {
      __typename
      ... on UploadStudentPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DeleteStudentPhotoMutation = graphql(`
  mutation DeleteStudentPhoto($input: DeleteStudentPhotoInput!) {
    deleteStudentPhoto(input: $input) {
      __typename
      ... on DeleteStudentPhotoPayload {
        student {
          id
          ...StudentPhoto_student
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The photo, which is stored at once and not with the form. */
export function StudentPhotoCard({ student: ref }: { student: FragmentType<typeof StudentPhotoCard_student> }) {
  const student = readFragment(StudentPhotoCard_student, ref);
  const change = usePhotoChange(usePhotoCommands(student.id));
  const takesPhotos = useBrowserValue(hasCamera, false);
  const [isTaking, setIsTaking] = useState(false);
  return (
    <section aria-labelledby="foto" className="rounded-2xl border border-line bg-card p-4 sm:p-5">
      <h2 id="foto" className="sr-only">
        Foto
      </h2>
      <StudentPhoto
        student={student}
        preview={change.preview}
        onLoad={change.clearPreview}
        sizes="8rem"
        className={`size-32 rounded-2xl ${change.isSending ? "opacity-70" : ""}`}
      />
      <PhotoControls hasPhoto={Boolean(student.photo)} change={change} whose={student.name} />
      {takesPhotos && (
        <button type="button" onClick={() => setIsTaking(true)} className={`mt-2 ${buttonStyle("outlined", "small")}`}>
          <Camera aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Ambil foto
        </button>
      )}
      {isTaking && (
        <PhotoCamera
          onPhoto={(photo) => {
            if (!change.isSending) void change.choose(photo);
          }}
          onClose={() => setIsTaking(false)}
        />
      )}
    </section>
  );
}

function usePhotoCommands(id: string): PhotoCommands {
  const { upload, ...state } = useUpload(UploadStudentPhotoMutation);
  const deletion = useOperation(DeleteStudentPhotoMutation, "delete");
  return {
    uploadPhoto: (file) => upload({ input: { id, file } }),
    ...state,
    deletePhoto: () => deletion.run({ input: { id } }),
    isDeleting: deletion.isRunning,
  };
}

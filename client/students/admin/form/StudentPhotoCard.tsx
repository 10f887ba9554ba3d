import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { StudentPhoto } from "../../../users/photo/StudentPhoto";
import { usePhotoChange } from "../../../users/photo/usePhotoChange";
import { PHOTO_CARD_PICTURE_STYLE, PhotoCard } from "./PhotoCard";
import { useStudentPhotoCommands } from "./useStudentPhotoCommands";

export const StudentPhotoCard_student = graphql(`
  fragment StudentPhotoCard_student on Student {
    id
    name
    photo
    ...StudentPhoto_student
  }
`);

/** The photo, which is stored at once and not with the form. */
export function StudentPhotoCard({ student: ref }: { student: FragmentType<typeof StudentPhotoCard_student> }) {
  const student = readFragment(StudentPhotoCard_student, ref);
  const { uploadPhoto, deletePhoto, ...state } = useStudentPhotoCommands();
  const change = usePhotoChange({
    ...state,
    uploadPhoto: (file) => uploadPhoto(student.id, file),
    deletePhoto: () => deletePhoto(student.id),
  });
  return (
    <PhotoCard
      hasPhoto={Boolean(student.photo)}
      change={change}
      whose={student.name}
      picture={
        <StudentPhoto
          student={student}
          preview={change.preview}
          onLoad={change.clearPreview}
          sizes="8rem"
          className={`${PHOTO_CARD_PICTURE_STYLE} ${change.isSending ? "opacity-70" : ""}`}
        />
      }
    />
  );
}

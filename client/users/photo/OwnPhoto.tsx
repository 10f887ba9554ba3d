import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { PhotoControls } from "./PhotoControls";
import { StudentPhoto } from "./StudentPhoto";
import { useOwnPhotoCommands } from "./useOwnPhotoCommands";
import { usePhotoChange } from "./usePhotoChange";

const OwnPhoto_student = graphql(`
  fragment OwnPhoto_student on Student {
    id
    photo
    ...StudentPhoto_student
  }
`);

interface OwnPhotoProps {
  student: FragmentType<typeof OwnPhoto_student>;
  /** Shown next to the photo. */
  children: ReactNode;
}

/** The user's own photo, with controls to change it. */
export function OwnPhoto({ student: ref, children }: OwnPhotoProps) {
  const student = readFragment(OwnPhoto_student, ref);
  const change = usePhotoChange(useOwnPhotoCommands());
  return (
    <>
      <div className="flex items-center gap-4">
        <StudentPhoto
          student={student}
          preview={change.preview}
          onLoad={change.clearPreview}
          sizes="5rem"
          className={`size-20 rounded-full ${change.isSending ? "opacity-70" : ""}`}
        />
        {children}
      </div>
      <PhotoControls hasPhoto={Boolean(student.photo)} change={change} whose="Anda" />
    </>
  );
}

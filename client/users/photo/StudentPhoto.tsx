import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useFailedImage } from "../../ui/useFailedImage";
import { Initials } from "./Initials";

export const StudentPhoto_student = graphql(`
  fragment StudentPhoto_student on Student {
    id
    name
    photo
    photoSrcSet
  }
`);

interface StudentPhotoProps {
  student: FragmentType<typeof StudentPhoto_student>;
  /** Its size, which never changes, and its shape. */
  className: string;
  /** How wide it stands, so that no larger picture is fetched than is shown. */
  sizes: string;
  /** The address of a picture that takes the place of the photo. */
  preview?: string | null;
  onLoad?: () => void;
}

/** The server cuts the square out of a picture at the same place. */
const FILL = "absolute inset-0 size-full object-cover object-[50%_25%]";

/** A student's photo; the initials where there is none, and where it fails. */
export function StudentPhoto({ student: ref, className, sizes, preview = null, onLoad }: StudentPhotoProps) {
  const { name, photo, photoSrcSet } = readFragment(StudentPhoto_student, ref);
  const { image, hasFailed, markFailed: fail } = useFailedImage(photo);

  const alt = `Foto ${name}`;
  return (
    <span className={`relative block shrink-0 overflow-hidden ${className}`}>
      <Initials name={name} className="size-full" />
      {photo && !hasFailed(photo) && (
        <img
          ref={image}
          key={photo}
          src={photo}
          {...(photoSrcSet ? { srcSet: photoSrcSet, sizes } : {})}
          alt={preview ? "" : alt}
          width={480}
          height={480}
          decoding="async"
          onLoad={onLoad}
          onError={() => {
            fail(photo);
            onLoad?.();
          }}
          className={FILL}
        />
      )}
      {preview && !hasFailed(preview) && (
        <img key={preview} src={preview} alt={alt} onError={() => fail(preview)} className={FILL} />
      )}
    </span>
  );
}

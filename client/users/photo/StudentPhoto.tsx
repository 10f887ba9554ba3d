import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useFailedImage } from "../../ui/useFailedImage";
import { Initials } from "./Initials";

const StudentPhoto_student = graphql(`
  fragment StudentPhoto_student on Student {
    id
    name
    photo
    photoSrcSet
  }
`);

interface StudentPhotoProps {
  student: FragmentType<typeof StudentPhoto_student>;
  /** Size and shape. */
  className: string;
  /** `sizes` of the image, so that no larger file is fetched than needed. */
  sizes: string;
  /** Object URL of an image shown instead of the photo. */
  preview?: string | null;
  onLoad?: () => void;
}

/** Same crop as the server's square. */
const FILL = "absolute inset-0 size-full object-cover object-[50%_25%]";

/** A student's photo, or the initials if there is none or it fails to load. */
export function StudentPhoto({ student: ref, className, sizes, preview = null, onLoad }: StudentPhotoProps) {
  const { name, photo, photoSrcSet } = readFragment(StudentPhoto_student, ref);
  const { image, hasFailed, markFailed } = useFailedImage(photo);

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
            markFailed(photo);
            onLoad?.();
          }}
          className={FILL}
        />
      )}
      {preview && !hasFailed(preview) && (
        <img key={preview} src={preview} alt={alt} onError={() => markFailed(preview)} className={FILL} />
      )}
    </span>
  );
}

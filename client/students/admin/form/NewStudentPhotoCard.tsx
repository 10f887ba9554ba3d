import { UserRound } from "lucide-react";
import { PHOTO_CARD_PICTURE_STYLE, PhotoCard } from "./PhotoCard";
import type { ChosenPhoto } from "./useChosenPhoto";

/** The photo of a student who is not saved yet: it is sent after the record. */
export function NewStudentPhotoCard({ photo }: { photo: ChosenPhoto }) {
  const { change } = photo;
  return (
    <PhotoCard
      hasPhoto={change.preview !== null}
      change={change}
      onDiscard={photo.discard}
      picture={
        change.preview === null ? (
          <span className={`grid place-items-center bg-wash text-muted ${PHOTO_CARD_PICTURE_STYLE}`}>
            <UserRound aria-hidden="true" strokeWidth={1.25} className="size-12" />
          </span>
        ) : (
          <img
            src={change.preview}
            alt="Foto yang dipilih"
            onError={photo.refuse}
            className={`object-cover object-[50%_25%] ${PHOTO_CARD_PICTURE_STYLE}`}
          />
        )
      }
    />
  );
}

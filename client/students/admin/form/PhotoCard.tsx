import { Camera } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazy } from "../../../page/lazy/lazy";
import { useBrowserValue } from "../../../page/rendering/useBrowserValue";
import { buttonStyle } from "../../../ui/buttonStyle";
import { hasCamera } from "../../../ui/camera/hasCamera";
import { PhotoControls, type PhotoControlsProps } from "../../../users/photo/PhotoControls";

const PhotoCamera = lazy(() => import("../../../ui/camera/PhotoCamera").then((m) => m.PhotoCamera), null);

/** Size and shape of the picture in the card. */
export const PHOTO_CARD_PICTURE_STYLE = "size-32 rounded-2xl";

interface PhotoCardProps extends PhotoControlsProps {
  picture: ReactNode;
}

/** A student's photo with what changes it, by a file or the camera. */
export function PhotoCard({ picture, ...controls }: PhotoCardProps) {
  const { change } = controls;
  const takesPhotos = useBrowserValue(hasCamera, false);
  const [isTaking, setIsTaking] = useState(false);
  return (
    <section aria-labelledby="foto" className="rounded-2xl border border-line bg-card p-4 sm:p-5">
      <h2 id="foto" className="sr-only">
        Foto
      </h2>
      {picture}
      <PhotoControls {...controls} />
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

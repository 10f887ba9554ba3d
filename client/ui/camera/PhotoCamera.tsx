import { useEffect, useRef, useState } from "react";
import { buttonStyle } from "../buttonStyle";
import { Sheet } from "../Sheet";
import { cameraProblem, closeCamera, openCamera } from "./openCamera";

interface PhotoCameraProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

const JPEG_QUALITY = 0.92;

/** Takes a square photo of who stands before the camera. */
export function PhotoCamera({ onPhoto, onClose }: PhotoCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let isClosed = false;
    let stream: MediaStream | undefined;
    openCamera(shown, "user").then(
      (opened) => {
        if (isClosed) return closeCamera(shown, opened);
        stream = opened;
        setIsReady(true);
      },
      (error: unknown) => {
        if (!isClosed) setProblem(cameraProblem(error));
      },
    );
    return () => {
      isClosed = true;
      if (stream) closeCamera(shown, stream);
    };
  }, []);
  const take = async () => {
    const photo = video.current && (await squareOf(video.current));
    if (!photo) return setProblem("Foto gagal diambil. Tutup jendela ini, lalu coba lagi.");
    onPhoto(photo);
    onClose();
  };
  return (
    <Sheet
      title="Ambil foto"
      isOpen
      onClose={onClose}
      placement="middle"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className={buttonStyle("outlined", "compact")}>
            Batal
          </button>
          <button
            type="button"
            disabled={!isReady || problem !== null}
            onClick={() => void take()}
            className={buttonStyle("filled", "compact")}
          >
            Ambil foto
          </button>
        </div>
      }
    >
      {problem !== null && (
        <p role="alert" className="mb-3 text-sm font-medium text-bata text-pretty">
          {problem}
        </p>
      )}
      {/* As a mirror shows it; the photo itself is not mirrored. */}
      <video
        ref={video}
        muted
        playsInline
        aria-hidden="true"
        className="mx-auto aspect-square w-full max-w-96 -scale-x-100 rounded-2xl bg-wash object-cover"
      />
    </Sheet>
  );
}

/** The middle of the picture, as it is seen. */
async function squareOf(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const left = (videoWidth - side) / 2;
  const top = (videoHeight - side) / 2;
  canvas.getContext("2d")?.drawImage(video, left, top, side, side, 0, 0, side, side);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
  return jpeg && side > 0 ? new File([jpeg], "foto.jpg", { type: "image/jpeg" }) : null;
}

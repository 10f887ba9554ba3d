/** `user` is the camera on the side of the screen. */
export type FacingMode = "environment" | "user";

/**
 * Shows the camera in `video` until the stream that it returns is closed. Rejects where there is none, or it may not be
 * used.
 */
export async function openCamera(video: HTMLVideoElement, facingMode: FacingMode): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode }, audio: false });
  try {
    video.srcObject = stream;
    await video.play();
    return stream;
  } catch (error) {
    closeCamera(video, stream);
    throw error;
  }
}

export function closeCamera(video: HTMLVideoElement, stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
  if (video.srcObject === stream) video.srcObject = null;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: "Browser ini belum boleh memakai kamera. Izinkan kamera untuk situs ini, lalu coba lagi.",
  NotFoundError: "Perangkat ini tidak punya kamera.",
  NotReadableError: "Kamera sedang dipakai aplikasi lain. Tutup aplikasinya, lalu coba lagi.",
};

/** Why it cannot be used, and what helps. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  return PROBLEMS[name] ?? "Kamera tidak dapat dibuka di browser ini.";
}

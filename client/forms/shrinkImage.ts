/** What a file dialog offers: JPEG first and no HEIC, so that Safari converts an iPhone's picture to JPEG. */
export const ACCEPTED_PICTURES = "image/jpeg,image/png,image/webp,image/avif";

const MAX_SIDE = 1280;
const QUALITY = 0.85;

/**
 * Scales a picture down for upload: upright, as JPEG and without EXIF data. A file that the browser cannot decode is
 * returned unchanged, so that the server reports the error.
 */
export async function shrinkImage(file: File, maxSide = MAX_SIDE): Promise<File> {
  try {
    const jpeg = await toJpeg(file, maxSide);
    return new File([jpeg], "foto.jpg", { type: jpeg.type });
  } catch {
    return file;
  }
}

async function toJpeg(file: File, maxSide: number): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("No canvas");
    // JPEG has no transparency.
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvasToJpeg(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * An image element is decoded at the size it is drawn; `createImageBitmap` would hold all 48 megapixels of a camera
 * at once.
 */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("No picture"));
    image.src = url;
  });
}

function canvasToJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No room"))), "image/jpeg", QUALITY);
  });
}

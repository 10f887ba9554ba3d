import type { BarcodeDetector } from "./hasCamera";
import { closeCamera, openCamera } from "./openCamera";

/** What stands on members' cards, on the labels of books and on their backs. */
const FORMATS = ["code_128", "code_39", "codabar", "itf", "ean_13", "qr_code"];

/** How often a picture is looked at. */
const LOOK_MS = 150;
/** A code that stays in view, or is lost for less than this, is one scan. */
const SAME_CODE_MS = 2_500;

/**
 * Shows the camera in `video` and tells each code that comes into view, until the signal. Rejects where there is no
 * camera, or it may not be used, or it is taken away.
 */
export async function readBarcodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await openCamera(video, "environment");
  try {
    const detector = await openDetector();
    let last = { code: "", at: -Infinity };
    const isOver = () => signal.aborted;
    while (!isOver()) {
      await pause(LOOK_MS);
      if (stream.getVideoTracks().every(({ readyState }) => readyState === "ended")) {
        throw new DOMException("The camera was taken away", "NotReadableError");
      }
      const code = document.hidden ? "" : await codeInView(detector, video);
      if (code === "" || isOver()) continue;
      const now = performance.now();
      if (code !== last.code || now - last.at > SAME_CODE_MS) onCode(code);
      last = { code, at: now };
    }
  } finally {
    closeCamera(video, stream);
  }
}

async function openDetector(): Promise<BarcodeDetector> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) throw new DOMException("This browser reads no barcodes", "NotSupportedError");
  const supported = await BarcodeDetector.getSupportedFormats();
  return new BarcodeDetector({ formats: FORMATS.filter((format) => supported.includes(format)) });
}

/** Empty where there is none, or where the first picture is not there yet. */
async function codeInView(detector: BarcodeDetector, video: HTMLVideoElement): Promise<string> {
  const [found] = await detector.detect(video).catch(() => []);
  return found?.rawValue.trim() ?? "";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

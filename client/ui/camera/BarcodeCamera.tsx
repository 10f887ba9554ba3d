import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readBarcodes } from "./barcodeDetector";
import { cameraProblem } from "./openCamera";

interface BarcodeCameraProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** What the camera sees: whatever barcode comes into view is scanned, one after the other. */
export function BarcodeCamera({ onCode, onClose }: BarcodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onFound = useEffectEvent((code: string) => {
    setSeen(code);
    onCode(code);
  });
  useEffect(() => {
    const closed = new AbortController();
    if (video.current) {
      readBarcodes(video.current, onFound, closed.signal).catch((error: unknown) => {
        if (!closed.signal.aborted) setProblem(cameraProblem(error));
      });
    }
    return () => closed.abort();
  }, []);
  return (
    <section aria-label="Kamera" className="relative mt-2 overflow-hidden rounded-2xl border border-line bg-wash">
      {problem === null ? (
        <>
          <video ref={video} muted playsInline aria-hidden="true" className="h-44 w-full object-cover sm:h-64" />
          <p className="px-4 py-2 text-sm text-muted">
            {seen === null ? "Arahkan kamera ke barkod kartu atau buku." : `Terbaca: ${seen}`}
          </p>
        </>
      ) : (
        <p role="alert" className="py-3.5 pr-14 pl-4 text-sm text-pretty">
          {problem}
        </p>
      )}
      <button
        type="button"
        aria-label="Tutup kamera"
        onClick={onClose}
        className="icon-button absolute top-1.5 right-1.5 rounded-full border border-line bg-card"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </section>
  );
}

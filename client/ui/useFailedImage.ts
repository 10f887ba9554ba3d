import { type RefObject, useEffect, useRef, useState } from "react";

interface FailedImage {
  /** For the `<img>` of `address`. */
  image: RefObject<HTMLImageElement | null>;
  /** Whether the image at this URL failed to load. */
  hasFailed: (url: string | null | undefined) => boolean;
  markFailed: (url: string) => void;
}

/** Tracks a failed image, so that a fallback can be shown. */
export function useFailedImage(url: string | null | undefined): FailedImage {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(url ?? null);
  }, [url]);

  return { image, hasFailed: (url) => failed !== null && failed === url, markFailed: setFailed };
}

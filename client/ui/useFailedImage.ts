import { type RefObject, useEffect, useRef, useState } from "react";

interface FailedImage {
  /** For the `<img>` of `address`. */
  image: RefObject<HTMLImageElement | null>;
  /** Whether the image at this URL failed to load. */
  hasFailed: (address: string | null | undefined) => boolean;
  markFailed: (address: string) => void;
}

/** Tracks a failed image, so that a fallback can be shown. */
export function useFailedImage(address: string | null | undefined): FailedImage {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(address ?? null);
  }, [address]);

  return { image, hasFailed: (address) => failed !== null && failed === address, markFailed: setFailed };
}

import { type RefObject, useEffect, useRef, useState } from "react";

interface FailedImage {
  /** For the `<img>` of `address`. */
  image: RefObject<HTMLImageElement | null>;
  /** Whether the picture at this address did not come. */
  hasFailed: (address: string | null | undefined) => boolean;
  markFailed: (address: string) => void;
}

/** What became of a picture, whose place something else then takes. */
export function useFailedImage(address: string | null | undefined): FailedImage {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // It may have failed before hydration, when nobody listened yet.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(address ?? null);
  }, [address]);

  return { image, hasFailed: (address) => failed !== null && failed === address, markFailed: setFailed };
}

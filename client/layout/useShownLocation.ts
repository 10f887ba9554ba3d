import { useEffect, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { findRoute } from "../routes";
import { hideLoading, showLoading } from "./loading";

interface ShownLocation {
  location: Location;
  /** The screen's code did not arrive. */
  isUnreached?: boolean;
}

/**
 * The place whose screen is shown. It follows the address once the next screen's code is there; until then the old
 * screen stays. Between different top-level routes the loading indicator tells of the move.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const [shown, setShown] = useState<ShownLocation>({ location });
  const isAway = location !== shown.location;
  const isFarther = topLevel(location) !== topLevel(shown.location);
  const isReady = !isFarther && findRoute(location.pathname).isLoaded();
  // Nothing to wait for: the screen follows in this very rendering.
  if (isAway && isReady) setShown({ location });

  useEffect(() => {
    if (!isAway || isReady) return;
    let isCurrent = true;
    if (isFarther) showLoading();
    const arrive = (isUnreached: boolean) => {
      if (!isCurrent) return;
      setShown({ location, isUnreached });
      hideLoading();
    };
    findRoute(location.pathname)
      .preload()
      .then(
        () => arrive(false),
        (failure: unknown) => {
          console.error(failure);
          arrive(true);
        },
      );
    return () => {
      isCurrent = false;
      hideLoading();
    };
  }, [location, isAway, isFarther, isReady]);

  return shown;
}

function topLevel({ pathname }: Location): string {
  return pathname.split("/")[1] ?? "";
}

import { useEffect, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { findRoute, loadRoute } from "../routes";
import { hideLoading, showLoading } from "../../page/messages/loading";

interface Shown {
  location: Location;
  /** The screen's code could not be loaded. */
  hasLoadFailed?: boolean;
}

/**
 * The location whose screen is shown. It follows the URL once the next screen's code is loaded. Between top-level
 * routes the loading overlay is shown meanwhile.
 */
export function useShownLocation(): Shown {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ location });
  const hasMoved = location !== shown.location;
  const isOtherSection = topLevel(location) !== topLevel(shown.location);
  const isReady = !isOtherSection && findRoute(location.pathname).isLoaded();
  // Nothing to wait for: updates during this render.
  if (hasMoved && isReady) setShown({ location });

  useEffect(() => {
    if (!hasMoved || isReady) return;
    let isCurrent = true;
    if (isOtherSection) showLoading();
    const showScreen = (hasLoadFailed: boolean) => {
      if (!isCurrent) return;
      setShown({ location, hasLoadFailed });
      hideLoading();
    };
    loadRoute(location.pathname).then(
      () => showScreen(false),
      (failure: unknown) => {
        console.error(failure);
        showScreen(true);
      },
    );
    return () => {
      isCurrent = false;
      hideLoading();
    };
  }, [location, hasMoved, isOtherSection, isReady]);

  return shown;
}

function topLevel({ pathname }: Location): string {
  return pathname.split("/")[1] ?? "";
}

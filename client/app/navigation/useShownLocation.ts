import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { findRoute } from "../routes";
import { unsavedForms } from "./unsavedForms";
import { hideLoading, showLoading } from "../messages/loading";

interface Shown {
  location: Location;
  /** The screen's code could not be loaded. */
  hasLoadFailed?: boolean;
}

interface ShownLocation extends Shown {
  /** The URL has changed, but an unsaved form keeps the old screen until the user confirms. */
  isBlocked: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * The location whose screen is shown. It follows the URL once the next screen's code is loaded and no unsaved form
 * blocks it. Between top-level routes the loading overlay is shown meanwhile.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const navigate = useNavigate();
  const unsaved = useReactiveVar(unsavedForms);
  const [shown, setShown] = useState<Shown>({ location });
  const [confirmedLeave, setConfirmedLeave] = useState<Location>();
  const position = useHistoryPosition(shown.location);
  const hasMoved = location !== shown.location;
  const isBlocked =
    hasMoved && unsaved > 0 && location.pathname !== shown.location.pathname && confirmedLeave !== location;
  const isOtherSection = topLevel(location) !== topLevel(shown.location);
  const isReady = !isBlocked && !isOtherSection && findRoute(location.pathname).isLoaded();
  // Nothing to wait for: updates during this render.
  if (hasMoved && isReady) setShown({ location });

  useEffect(() => {
    if (!hasMoved || isReady || isBlocked) return;
    let isCurrent = true;
    if (isOtherSection) showLoading();
    const showScreen = (hasLoadFailed: boolean) => {
      if (!isCurrent) return;
      setShown({ location, hasLoadFailed });
      hideLoading();
    };
    findRoute(location.pathname)
      .preload()
      .then(
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
  }, [location, hasMoved, isOtherSection, isBlocked, isReady]);

  return {
    ...shown,
    isBlocked,
    leave: () => setConfirmedLeave(location),
    // Goes back to the shown location, whichever way the user has left it.
    stay: () => {
      // The dialog's close event also fires after leaving was confirmed.
      if (!isBlocked) return;
      const steps = position - historyPosition();
      if (steps !== 0) void navigate(steps);
      else void navigate(shown.location, { replace: true });
    },
  };
}

/** The shown screen's position in the browser history. */
function useHistoryPosition(location: Location): number {
  const [tracked, setTracked] = useState({ location, position: historyPosition() });
  if (tracked.location === location) return tracked.position;
  const position = historyPosition();
  setTracked({ location, position });
  return position;
}

function historyPosition(): number {
  const state: unknown = typeof window === "undefined" ? null : window.history.state;
  return state !== null && typeof state === "object" && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

function topLevel({ pathname }: Location): string {
  return pathname.split("/")[1] ?? "";
}

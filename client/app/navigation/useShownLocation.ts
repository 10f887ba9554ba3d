import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { findRoute } from "../routes";
import { unsavedForms } from "./leaving";
import { hideLoading, showLoading } from "../messages/loading";

interface Shown {
  location: Location;
  /** The screen's code did not arrive. */
  isUnreached?: boolean;
}

interface ShownLocation extends Shown {
  /** The address has moved on and the screen waits, since a form on it is not saved: shall it be left? */
  isHeld: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * The place whose screen is shown. It follows the address once the next screen's code is there; until then the old
 * screen stays, and so it does where a form would lose what was typed. Between different top-level routes the loading
 * indicator tells of the move.
 */
export function useShownLocation(): ShownLocation {
  const location = useLocation();
  const navigate = useNavigate();
  const unsaved = useReactiveVar(unsavedForms);
  const [shown, setShown] = useState<Shown>({ location });
  const [left, setLeft] = useState<Location>();
  const position = useHistoryPosition(shown.location);
  const isAway = location !== shown.location;
  const isHeld = isAway && unsaved > 0 && location.pathname !== shown.location.pathname && left !== location;
  const isFarther = topLevel(location) !== topLevel(shown.location);
  const isReady = !isHeld && !isFarther && findRoute(location.pathname).isLoaded();
  // Nothing to wait for: the screen follows in this very rendering.
  if (isAway && isReady) setShown({ location });

  useEffect(() => {
    if (!isAway || isReady || isHeld) return;
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
  }, [location, isAway, isFarther, isHeld, isReady]);

  return {
    ...shown,
    isHeld,
    leave: () => setLeft(location),
    // Back to where the screen is, however one has come from there.
    stay: () => {
      // The question closes also when it was answered otherwise.
      if (!isHeld) return;
      const steps = position - historyPosition();
      if (steps !== 0) void navigate(steps);
      else void navigate(shown.location, { replace: true });
    },
  };
}

/** Where in the browser's history the screen stands. */
function useHistoryPosition(location: Location): number {
  const [held, setHeld] = useState({ location, position: historyPosition() });
  if (held.location === location) return held.position;
  const position = historyPosition();
  setHeld({ location, position });
  return position;
}

function historyPosition(): number {
  const state: unknown = typeof window === "undefined" ? null : window.history.state;
  return state !== null && typeof state === "object" && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

function topLevel({ pathname }: Location): string {
  return pathname.split("/")[1] ?? "";
}

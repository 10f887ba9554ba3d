import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { findRoute } from "../routes";
import { unsavedForms } from "./unsavedForms";
import { hideLoading, showLoading } from "../messages/loading";

interface Shown {
  location: Location;
  /** The screen's code did not arrive. */
  hasLoadFailed?: boolean;
}

interface ShownLocation extends Shown {
  /** The address has moved on and the screen waits, since a form on it is not saved: shall it be left? */
  isBlocked: boolean;
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
  const [confirmedLeave, setConfirmedLeave] = useState<Location>();
  const position = useHistoryPosition(shown.location);
  const hasMoved = location !== shown.location;
  const isBlocked = hasMoved && unsaved > 0 && location.pathname !== shown.location.pathname && confirmedLeave !== location;
  const isOtherSection = topLevel(location) !== topLevel(shown.location);
  const isReady = !isBlocked && !isOtherSection && findRoute(location.pathname).isLoaded();
  // Nothing to wait for: the screen follows in this very rendering.
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
    // Back to where the screen is, however one has come from there.
    stay: () => {
      // The question closes also when it was answered otherwise.
      if (!isBlocked) return;
      const steps = position - historyPosition();
      if (steps !== 0) void navigate(steps);
      else void navigate(shown.location, { replace: true });
    },
  };
}

/** Where in the browser's history the screen stands. */
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

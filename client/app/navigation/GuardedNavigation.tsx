import { type ContextType, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { type To, UNSAFE_NavigationContext as NavigationContext, useLocation } from "react-router-dom";
import { confirmLeave, hasUnsavedForms } from "../../page/navigation/unsavedForms";

type Navigator = ContextType<typeof NavigationContext>["navigator"];

/**
 * Asks before a link, the program, Back or Forward leaves an unsaved form. The browser has already gone Back or
 * Forward by then: that is undone, and repeated if the answer is to leave.
 */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  // The router's own context: it has no other place to hold a navigation up.
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => ({ ...context, navigator: guard(context.navigator) }), [context]);
  useGuardedHistory();
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}

function guard(navigator: Navigator): Navigator {
  const whenLeft = (to: To, navigate: () => void) => {
    if (!hasUnsavedForms() || pathOf(to) === window.location.pathname) navigate();
    else void confirmLeave().then((leaves) => leaves && navigate());
  };
  return {
    ...navigator,
    push: (to, ...rest) => whenLeft(to, () => navigator.push(to, ...rest)),
    replace: (to, ...rest) => whenLeft(to, () => navigator.replace(to, ...rest)),
  };
}

function pathOf(to: To): string {
  return typeof to === "string"
    ? new URL(to, window.location.href).pathname
    : (to.pathname ?? window.location.pathname);
}

function useGuardedHistory(): void {
  const location = useLocation();
  const shown = useRef({ position: 0, pathname: "" });
  useEffect(() => {
    shown.current = { position: historyPosition(), pathname: location.pathname };
  }, [location]);

  useEffect(() => {
    let isUndoing = false;
    const onPopState = (event: PopStateEvent) => {
      const steps = historyPosition() - shown.current.position;
      const isLeaving = hasUnsavedForms() && window.location.pathname !== shown.current.pathname && steps !== 0;
      if (!isUndoing && !isLeaving) return;
      // The router does not hear of it.
      event.stopImmediatePropagation();
      if (isUndoing) {
        isUndoing = false;
        return;
      }
      isUndoing = true;
      window.history.go(-steps);
      void confirmLeave().then((leaves) => leaves && window.history.go(steps));
    };
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => window.removeEventListener("popstate", onPopState, { capture: true });
  }, []);
}

/** Where the router has put the current entry in the browser's history. */
function historyPosition(): number {
  const state: unknown = window.history.state;
  return state !== null && typeof state === "object" && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

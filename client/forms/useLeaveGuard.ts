import { useEffect, useRef } from "react";
import { holdScreen } from "../app/navigation/leaving";

/**
 * While `isDirty`, whoever leaves by a link, by Back or by closing the page is asked first.
 * The returned function lets go at once, for a move that the form itself makes after it has saved.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const letGo = holdScreen();
    window.addEventListener("beforeunload", ask);
    release.current = () => {
      letGo();
      window.removeEventListener("beforeunload", ask);
    };
    return () => release.current();
  }, [isDirty]);

  return () => release.current();
}

import { useEffect, useRef } from "react";
import { blockNavigation } from "../app/navigation/unsavedForms";

/**
 * While `isDirty`, whoever leaves by a link, by Back or by closing the page is asked first.
 * The returned function lets go at once, for a move that the form itself makes after it has saved.
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!isDirty) return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const unblock = blockNavigation();
    window.addEventListener("beforeunload", confirmUnload);
    release.current = () => {
      unblock();
      window.removeEventListener("beforeunload", confirmUnload);
    };
    return () => release.current();
  }, [isDirty]);

  return () => release.current();
}

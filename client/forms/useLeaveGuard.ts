import { useEffect, useRef } from "react";
import { blockNavigation } from "../page/navigation/unsavedForms";

/**
 * While `isDirty`, leaving by a link, by Back or by closing the page asks for confirmation. The returned function
 * removes the guard at once, for navigation after saving.
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

import { useEffect } from "react";

/** Keeps the screen from going dark while this is mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let isReleased = false;
    let lock: WakeLockSentinel | undefined;
    const keepAwake = async () => {
      // A battery that is low, or a page in the background, refuses it: then the screen goes dark as always.
      const given = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isReleased) void given?.release();
      else lock = given;
    };
    // The browser takes it back whenever the page is hidden.
    const onReturn = () => {
      if (document.visibilityState === "visible") void keepAwake();
    };
    void keepAwake();
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      isReleased = true;
      document.removeEventListener("visibilitychange", onReturn);
      void lock?.release();
    };
  }, []);
}

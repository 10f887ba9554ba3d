import { useEffect } from "react";

/** Keeps the screen awake while mounted, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let isReleased = false;
    let lock: WakeLockSentinel | undefined;
    const keepAwake = async () => {
      // Refused on low battery or in the background: the screen then turns off as usual.
      const sentinel = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isReleased) void sentinel?.release();
      else lock = sentinel;
    };
    // The browser releases the lock when the page is hidden.
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

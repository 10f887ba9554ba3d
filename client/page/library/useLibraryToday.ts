import { useSyncExternalStore } from "react";
import { useLibraryTimeZone } from "./LibraryTimeZone";
import { wallClock } from "../../format/wallClock";

const MINUTE_MS = 60_000;

/** Today at the library; a screen that stays open over night follows. */
export function useLibraryToday(): string {
  const timeZone = useLibraryTimeZone();
  const today = () => wallClock(new Date().toISOString(), timeZone).day;
  return useSyncExternalStore(everyMinute, today, today);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

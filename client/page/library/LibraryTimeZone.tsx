import { createContext, type ReactNode, useContext, useEffect } from "react";

/** Fallback until the library's configured time zone has loaded. */
const DEFAULT_TIME_ZONE = "Asia/Jakarta";

const LibraryTimeZoneContext = createContext(DEFAULT_TIME_ZONE);
let shownTimeZone = DEFAULT_TIME_ZONE;

interface LibraryTimeZoneProps {
  timeZone: string | undefined;
  children: ReactNode;
}

export function LibraryTimeZone({ timeZone = DEFAULT_TIME_ZONE, children }: LibraryTimeZoneProps) {
  useEffect(() => {
    shownTimeZone = timeZone;
  }, [timeZone]);
  return <LibraryTimeZoneContext value={timeZone}>{children}</LibraryTimeZoneContext>;
}

export function useLibraryTimeZone(): string {
  return useContext(LibraryTimeZoneContext);
}

/** For texts that are made in answer to an event, outside of rendering. Browser only. */
export function libraryTimeZone(): string {
  return shownTimeZone;
}

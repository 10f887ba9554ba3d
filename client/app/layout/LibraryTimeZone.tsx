import { createContext, useContext } from "react";

/** Fallback until the library's configured time zone has loaded. */
export const DEFAULT_TIME_ZONE = "Asia/Jakarta";

export const LibraryTimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export function useLibraryTimeZone(): string {
  return useContext(LibraryTimeZoneContext);
}

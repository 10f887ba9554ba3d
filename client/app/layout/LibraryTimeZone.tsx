import { createContext, useContext } from "react";

/** The zone of the library's clock is configuration; this is what it is until the answer is there. */
export const DEFAULT_TIME_ZONE = "Asia/Jakarta";

export const LibraryTimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export function useLibraryTimeZone(): string {
  return useContext(LibraryTimeZoneContext);
}

import { createContext, useContext } from "react";

/** Fallback until the library's configured name has loaded. */
export const DEFAULT_LIBRARY_NAME = "Perpustakaan Aksara";

export const LibraryNameContext = createContext(DEFAULT_LIBRARY_NAME);

export function useLibraryName(): string {
  return useContext(LibraryNameContext);
}

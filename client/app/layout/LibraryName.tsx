import { createContext, useContext } from "react";

/** The library's own name is configuration; this is what it is called until the answer is there. */
export const DEFAULT_LIBRARY_NAME = "Perpustakaan Aksara";

export const LibraryNameContext = createContext(DEFAULT_LIBRARY_NAME);

export function useLibraryName(): string {
  return useContext(LibraryNameContext);
}

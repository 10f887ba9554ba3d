import { createContext, useContext } from "react";

export type Theme = "light" | "dark";

/** What a screen may know about the request it is rendered for, and what it may answer besides HTML. */
export interface PageRequest {
  /** Scheme and host of the public address, for canonical links. */
  origin: string;
  /** The reader's choice; null follows the system. */
  theme: Theme | null;
  /** Names of the operations that failed while the page was rendered on the server and are not yet tried again. */
  failedOperations: Set<string>;
  /** Sets the HTTP status; in the browser there is none to set. */
  respondWith: (status: number) => void;
}

export const PageRequestContext = createContext<PageRequest>({
  origin: "",
  theme: null,
  failedOperations: new Set(),
  respondWith: () => undefined,
});

export function usePageRequest(): PageRequest {
  return useContext(PageRequestContext);
}

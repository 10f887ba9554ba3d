import { createContext, useContext } from "react";
import type { QueryFailure } from "../../apollo/queryFailure";

export type Theme = "light" | "dark";

/** What a screen may know about the request it is rendered for, and what it may answer besides HTML. */
export interface PageRequest {
  /** Scheme and host of the public address, for canonical links. */
  origin: string;
  /** The reader's choice; null follows the system. */
  theme: Theme | null;
  /** The operations, by name, that failed while the page was rendered on the server and are not yet tried again. */
  failedOperations: Map<string, QueryFailure>;
  /** Sets the HTTP status; in the browser there is none to set. */
  setStatus: (status: number) => void;
  /** Answers with another address instead of this page; in the browser the screen has to go there itself. */
  redirectTo: (path: string) => void;
}

export const PageRequestContext = createContext<PageRequest>({
  origin: "",
  theme: null,
  failedOperations: new Map(),
  setStatus: () => undefined,
  redirectTo: () => undefined,
});

export function usePageRequest(): PageRequest {
  return useContext(PageRequestContext);
}

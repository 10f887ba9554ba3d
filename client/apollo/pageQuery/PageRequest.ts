import { createContext, useContext } from "react";
import type { FailedOperation } from "../queryFailure";

export type Theme = "light" | "dark";

/** The request a page is rendered for, and the response besides its HTML. */
export interface PageRequest {
  /** Scheme and host of the public address, for canonical links. */
  origin: string;
  /** The reader's choice; null follows the system. */
  theme: Theme | null;
  /** The cookie of `client/admin/deskView.ts`. */
  deskView?: () => string;
  /** Operations that failed during server rendering and were not retried yet, by name. */
  failedOperations: Map<string, FailedOperation>;
  /** Sets the HTTP status; does nothing in the browser. */
  setStatus: (status: number) => void;
  /** Responds with a redirect; in the browser the screen has to navigate itself. */
  redirectTo: (path: string) => void;
  /** The page is for who asks alone: neither the server nor a cache on the way keeps it. */
  forbidCaching?: () => void;
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

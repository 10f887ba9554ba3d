import type { NormalizedCacheObject } from "@apollo/client";
import type { FailedOperation } from "../../apollo/queryFailure";

/** The state that the server sends in `<script type="application/json" id="apollo-state">`. */
export interface ServerState {
  cache: NormalizedCacheObject;
  failedOperations: [name: string, failed: FailedOperation][];
  origin: string;
}

export function readServerState(): ServerState {
  const text = document.getElementById("apollo-state")?.textContent;
  const state: Partial<ServerState> = text ? (JSON.parse(text) as Partial<ServerState>) : {};
  return {
    cache: state.cache ?? {},
    failedOperations: state.failedOperations ?? [],
    origin: state.origin ?? window.location.origin,
  };
}

import type { Viewer } from "../viewer.js";
import type { SessionDoor } from "./auth/cookies.js";

/** One request: who asks, by which session, and whether somebody still waits. server/context.ts adds the services and loaders. */
export interface RequestContext {
  readonly viewer: Viewer;
  readonly session: SessionDoor;
  /** Who the caller is by now: for an answer that goes on for a while. */
  readonly viewerNow: () => Promise<Viewer>;
  /** Aborted when the caller goes away before the answer. */
  readonly signal: AbortSignal;
}

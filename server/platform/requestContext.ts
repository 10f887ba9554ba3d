import type { Viewer } from "../viewer.js";
import type { TimeBudget } from "./database/reading/TimeBudget.js";
import type { SessionDoor } from "./auth/cookies.js";

/**
 * One request: who asks, by which session, and whether somebody still waits. server/context.ts adds the services and
 * loaders.
 */
export interface RequestContext {
  readonly viewer: Viewer;
  readonly session: SessionDoor;
  /** Reloads the viewer, for a response that lasts long enough for their rights to change. */
  readonly viewerNow: () => Promise<Viewer>;
  /** Aborted when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
  /** How long its reads may take. */
  readonly budget: TimeBudget;
}

import { sessionRoutes } from "../session/session.rest.js";
import type { RestRoute } from "./route.js";

/** Every REST call; each feature's door adds its list. */
export const restRoutes: readonly RestRoute[] = [...sessionRoutes];

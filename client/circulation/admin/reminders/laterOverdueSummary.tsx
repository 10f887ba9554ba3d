import { lazy } from "../../../page/lazy/lazy";

/** It stands in a line that its neighbours hold open; the list beneath does not wait for it. */
export const OverdueSummary = lazy(() => import("./OverdueSummary").then((m) => m.OverdueSummary), null);

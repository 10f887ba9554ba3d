import { lazy } from "../../../app/lazy/lazy";

const loadWaitingScans = () => import("./WaitingScans").then((m) => m.WaitingScans);
const loadUnsettledScans = () => import("./UnsettledScans").then((m) => m.UnsettledScans);

export const WaitingScans = lazy(loadWaitingScans, null);
export const UnsettledScans = lazy(loadUnsettledScans, null);

/** What is shown without network has to be there before it goes away. */
export function loadWaitingParts(): void {
  for (const load of [loadWaitingScans, loadUnsettledScans]) load().catch(() => undefined);
}

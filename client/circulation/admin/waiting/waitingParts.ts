import { lazy } from "../../../page/lazy/lazy";

const loadWaitingScans = () => import("./WaitingScans").then((m) => m.WaitingScans);
const loadUnsettledScans = () => import("./UnsettledScans").then((m) => m.UnsettledScans);

export const WaitingScans = lazy(loadWaitingScans, null);
export const UnsettledScans = lazy(loadUnsettledScans, null);

/** Loads what is shown without network while there is one. */
export function loadWaitingParts(): void {
  for (const load of [loadWaitingScans, loadUnsettledScans]) load().catch(() => undefined);
}

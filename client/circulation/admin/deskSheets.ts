import { lazy } from "../../page/lazy/lazy";

const loadLostSheet = () => import("./LostSheet").then((m) => m.LostSheet);
const loadFinesSheet = () => import("../ledger/sheet/FinesSheet").then((m) => m.FinesSheet);
const loadApprovalSheet = () => import("./approval/ApprovalSheet").then((m) => m.ApprovalSheet);
const loadReserveSheet = () => import("./reservations/ReserveSheet").then((m) => m.ReserveSheet);

export const LostSheet = lazy(loadLostSheet, null);
export const FinesSheet = lazy(loadFinesSheet, null);
export const ApprovalSheet = lazy(loadApprovalSheet, null);
export const ReserveSheet = lazy(loadReserveSheet, null);

export function loadDeskSheets(): void {
  for (const load of [loadLostSheet, loadFinesSheet, loadReserveSheet, loadApprovalSheet]) {
    load().catch(() => undefined);
  }
}

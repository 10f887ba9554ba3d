import { lazy } from "../../../page/lazy/lazy";
import { Skeleton } from "../../../ui/Skeleton";

const loadCirculation = () => import("./StudentCirculation").then((m) => m.StudentCirculation);
const loadClearance = () =>
  import("../../../circulation/clearance/admin/StudentClearanceCard").then((m) => m.StudentClearanceCard);

export function CirculationSkeleton() {
  return (
    <>
      <Skeleton className="h-40 rounded-2xl" />
      <Skeleton className="h-40 rounded-2xl" />
      <Skeleton className="h-56 rounded-2xl" />
    </>
  );
}

export const StudentCirculation = lazy(loadCirculation, <CirculationSkeleton />);
export const StudentClearanceCard = lazy(loadClearance, <Skeleton className="h-36 rounded-2xl" />);

/** Fetches the code of these parts while the student's query runs, rather than after it. */
export function loadLaterParts(): void {
  for (const load of [loadCirculation, loadClearance]) load().catch(() => undefined);
}

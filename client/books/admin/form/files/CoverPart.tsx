import { lazy } from "../../../../page/lazy/lazy";
import { Skeleton } from "../../../../ui/Skeleton";

/** Beside the form: its code comes after that of the fields. */
export const CoverPart = lazy(
  () => import("./CoverSection").then((m) => m.CoverSection),
  <Skeleton className="h-54 rounded-2xl" />,
);

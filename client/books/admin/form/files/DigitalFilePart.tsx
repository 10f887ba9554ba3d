import { lazy } from "../../../../page/lazy/lazy";
import { Skeleton } from "../../../../ui/Skeleton";

/** Beside the form and seldom what one came for: its code comes after that of the fields. */
export const DigitalFilePart = lazy(
  () => import("./DigitalFileSection").then((m) => m.DigitalFileSection),
  <Skeleton className="h-55 rounded-2xl" />,
);

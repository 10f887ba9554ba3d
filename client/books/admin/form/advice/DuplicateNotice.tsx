import { lazy } from "../../../../page/lazy/lazy";
import { Skeleton } from "../../../../ui/Skeleton";
import type { BookAdvice } from "./useBookAdvice";

const Duplicates = lazy(() => import("./Duplicates").then((m) => m.Duplicates), <Skeleton className="mt-4 h-36" />);

/** Possible duplicates of the book being entered: a hint that never blocks saving. */
export function DuplicateNotice({ duplicates }: { duplicates: BookAdvice["duplicates"] }) {
  return <div role="status">{duplicates.length > 0 && <Duplicates duplicates={duplicates} />}</div>;
}

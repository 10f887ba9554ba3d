import { lazy } from "../../../app/lazy/lazy";
import { Skeleton } from "../../../ui/Skeleton";
import type { BookAdvice } from "./useBookAdvice";

const Duplicates = lazy(() => import("./Duplicates").then((m) => m.Duplicates), <Skeleton className="mt-4 h-36" />);

/** Books that may be the one being written: pointed out, never in the way. */
export function DuplicateNotice({ duplicates }: { duplicates: BookAdvice["duplicates"] }) {
  return <div role="status">{duplicates.length > 0 && <Duplicates duplicates={duplicates} />}</div>;
}

import { Skeleton } from "../../../../ui/Skeleton";
import { BookLayout } from "./BookLayout";

/** As tall as the form sections. */
export function BookFormSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat…</span>
      <BookLayout
        aside={
          <>
            <Skeleton className="h-96 rounded-2xl" />
            <Skeleton className="h-36 rounded-2xl" />
          </>
        }
      >
        <Skeleton className="h-80 rounded-2xl" />
        <Skeleton className="h-96 rounded-2xl" />
        <Skeleton className="h-72 rounded-2xl" />
      </BookLayout>
    </div>
  );
}

import { Skeleton } from "../../../ui/Skeleton";

/** Placeholder of the whole page, or of the part below the header if that is loaded. */
export function BookDetailSkeleton({ isFullPage = false }: { isFullPage?: boolean }) {
  const rest = (
    <div className="mt-6">
      <Skeleton className="h-6 w-full max-w-xl" />
      <Skeleton className="mt-3 h-6 w-4/5 max-w-lg" />
      <Skeleton className="mt-8 h-12 w-44 rounded-xl" />
      <Skeleton className="mt-10 h-40 w-full rounded-2xl" />
    </div>
  );
  return (
    <div aria-busy="true">
      {isFullPage ? <h1 className="sr-only">Memuat…</h1> : <span className="sr-only">Memuat…</span>}
      {isFullPage ? (
        <div className="mt-10 gap-16 md:grid md:grid-cols-[18.75rem_minmax(0,1fr)]">
          <Skeleton className="mx-auto mb-8 aspect-2/3 w-52 md:w-full" />
          <div>
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="mt-4 h-6 w-1/2" />
            {rest}
          </div>
        </div>
      ) : (
        rest
      )}
    </div>
  );
}

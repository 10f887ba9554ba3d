import { Skeleton } from "../ui/Skeleton";

/** Placeholder of the whole page, or of the part below the header if that is loaded. */
export function BookDetailSkeleton({ isFullPage = false }: { isFullPage?: boolean }) {
  const rest = (
    <div className="mt-6">
      <Skeleton className="h-36 w-full rounded-2xl" />
      <Skeleton className="mt-6 h-6 w-full max-w-xl" />
      <Skeleton className="mt-3 h-6 w-4/5 max-w-lg" />
      <Skeleton className="mt-10 h-40 w-full rounded-2xl" />
    </div>
  );
  return (
    <div aria-busy="true">
      {isFullPage ? <h1 className="sr-only">Memuat…</h1> : <span className="sr-only">Memuat…</span>}
      {isFullPage ? (
        <div className="detail-columns mt-9">
          <Skeleton className="aspect-2/3 w-full" />
          <div>
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="mt-4 h-6 w-1/2" />
            <div className="max-md:hidden">{rest}</div>
          </div>
          <div className="col-span-2 md:hidden">{rest}</div>
        </div>
      ) : (
        rest
      )}
    </div>
  );
}

import { Skeleton } from "../../ui/Skeleton";

export function BlogListSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]">
        <Skeleton className="aspect-5/2 w-full rounded-xl sm:aspect-3/2" />
        <div>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-4 h-9 w-full" />
          <Skeleton className="mt-2 h-9 w-3/5" />
          <Skeleton className="mt-5 h-24 w-full" />
        </div>
      </div>
      <div className="mt-10 border-t border-line md:mt-14">
        {[1, 2, 3].map((key) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-5 py-7 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8"
          >
            <div>
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="mt-3 h-12 w-full max-w-xl" />
              <Skeleton className="mt-4 h-5 w-2/5" />
            </div>
            <Skeleton className="aspect-square w-full sm:order-first sm:aspect-3/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

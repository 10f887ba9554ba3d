import { Skeleton } from "../../ui/Skeleton";

export function MyVisitsSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((key) => (
        <div key={key} className="flex items-center justify-between gap-4 border-t border-line py-3 nth-2:border-t-0">
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-52 max-w-full" />
            <Skeleton className="mt-1 h-4.5 w-28" />
          </div>
          <Skeleton className="h-5 w-10" />
        </div>
      ))}
    </div>
  );
}

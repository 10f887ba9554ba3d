import { Skeleton } from "../ui/Skeleton";

export function MyVisitsSkeleton() {
  return (
    <div aria-busy="true" className="mt-2">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex items-center justify-between gap-4 border-t border-line py-3 first:border-t-0">
          <div>
            <Skeleton className="h-6 w-52" />
            <Skeleton className="mt-1 h-4.5 w-28" />
          </div>
          <Skeleton className="h-5 w-10" />
        </div>
      ))}
    </div>
  );
}

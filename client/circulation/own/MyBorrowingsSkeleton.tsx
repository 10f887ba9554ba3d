import { Skeleton } from "../../ui/Skeleton";

export function MyBorrowingsSkeleton() {
  return (
    <div aria-busy="true" className="mt-2">
      <span className="sr-only">Memuat…</span>
      {[1, 2].map((key) => (
        <div key={key} className="flex items-center gap-4 border-t border-line py-4 nth-2:border-t-0">
          <Skeleton className="h-18 w-12 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-44 max-w-full" />
            <Skeleton className="mt-2 h-6 w-56 max-w-full" />
          </div>
          <Skeleton className="needs-script h-11 w-28" />
        </div>
      ))}
    </div>
  );
}

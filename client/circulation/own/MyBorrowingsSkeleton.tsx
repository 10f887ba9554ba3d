import { Skeleton } from "../../ui/Skeleton";

export function MyBorrowingsSkeleton({ className = "" }: { className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">Memuat…</span>
      {[1, 2].map((key) => (
        <div key={key} className="flex items-center gap-4 border-t border-line py-3.5 nth-2:border-t-0">
          <Skeleton className="h-21 w-14 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-44 max-w-full" />
            <Skeleton className="mt-1 h-5 w-40 max-w-full" />
          </div>
          <Skeleton className="needs-script h-11 w-28 self-end lg:self-center" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from "./Skeleton";

/** A single placeholder for content that is loading, announced to screen readers too. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <Skeleton className={className} />
    </div>
  );
}

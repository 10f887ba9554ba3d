import { Skeleton } from "./Skeleton";

/** A single placeholder for what is on its way, said to ears too. */
export function LoadingBlock({ className }: { className: string }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <Skeleton className={className} />
    </div>
  );
}

import { Skeleton } from "../../../../ui/Skeleton";

export function HistorySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}

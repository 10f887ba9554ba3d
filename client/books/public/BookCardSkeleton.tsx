import { Skeleton } from "../../ui/Skeleton";

export function BookCardSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <Skeleton className="aspect-2/3 w-full" />
      <Skeleton className="mt-4 h-5 w-4/5" />
      <Skeleton className="mt-2 mb-3 h-4 w-3/5" />
      <Skeleton className="mt-auto h-11 w-full rounded-xl" />
    </div>
  );
}

import { Skeleton } from "../../ui/Skeleton";

export function BookCardSkeleton() {
  return (
    <div className="flex h-full flex-col listed:flex-row listed:gap-4">
      <Skeleton className="aspect-2/3 w-full listed:w-16 listed:shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Skeleton className="mt-3 h-5 w-4/5 listed:mt-0" />
        <Skeleton className="mt-2 h-4 w-3/5" />
        <Skeleton className="mt-auto h-6 w-full" />
      </div>
    </div>
  );
}

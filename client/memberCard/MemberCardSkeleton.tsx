import { Skeleton } from "../ui/Skeleton";

export function MemberCardSkeleton() {
  return (
    <div>
      <div className="member-card">
        <div className="kawung-tile member-card-face h-55" />
        <div className="bg-card px-5 pt-4 pb-3">
          <Skeleton className="h-20" />
          <Skeleton className="mx-auto mt-2 h-5.5 w-40" />
        </div>
      </div>
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-3 h-12" />
      <Skeleton className="mt-3 h-17" />
    </div>
  );
}

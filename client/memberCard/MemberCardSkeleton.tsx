import { Skeleton } from "../ui/Skeleton";

/** Has the size of a card whose member number is of usual length. */
export function MemberCardSkeleton() {
  return (
    <div>
      <div className="member-card low-card low-card-beside">
        <div className="member-card-parts bg-card">
          <div className="kawung-tile member-card-face h-27 lg:h-37.5" />
          <div className="member-card-bars w-46 lg:w-auto">
            <Skeleton className="mx-auto h-13 lg:h-16" />
            <Skeleton className="mx-auto mt-1 h-5 w-24" />
          </div>
        </div>
      </div>
      <Skeleton className="needs-script mt-3 h-11 max-lg:hidden" />
    </div>
  );
}

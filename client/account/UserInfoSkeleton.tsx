import { useApolloClient } from "@apollo/client/react";
import { readFragment } from "../gql/fragment-masking";
import { MemberCardSkeleton } from "../memberCard/MemberCardSkeleton";
import { isStudent, Viewer_user, ViewerQuery } from "../session/useViewer";
import { MyBorrowingsSkeleton } from "../circulation/own/MyBorrowingsSkeleton";
import { Skeleton } from "../ui/Skeleton";
import { PROFILE_GRID } from "../users/profileGrid";

const STUDENT_ROWS = ["riwayat", "kunjungan", "bacaan", "kartu", "kontak", "kata-sandi", "data-pribadi"];
const LIBRARIAN_ROWS = ["bacaan", "kontak", "kata-sandi"];

export function UserInfoSkeleton() {
  // The cached viewer tells whether a student's sections will follow.
  const viewer = readFragment(Viewer_user, useApolloClient().readQuery({ query: ViewerQuery })?.viewer);
  const isOfStudent = isStudent(viewer);
  return (
    <div aria-busy="true" className={isOfStudent ? PROFILE_GRID.student : PROFILE_GRID.librarian}>
      <span className="sr-only">Memuat…</span>
      {isOfStudent && (
        <div className={PROFILE_GRID.column}>
          <div className={PROFILE_GRID.card}>
            <MemberCardSkeleton />
          </div>
        </div>
      )}
      <div className={PROFILE_GRID.column}>
        {isOfStudent && (
          <div className={PROFILE_GRID.loans}>
            <div className="flex min-h-11 items-center">
              <Skeleton className="h-7 w-44" />
            </div>
            <div className="mt-2 rounded-2xl border border-line bg-card">
              <MyBorrowingsSkeleton className="px-4" />
            </div>
          </div>
        )}
        <div className={PROFILE_GRID.folds}>
          <div className="folded-rows">
            {(isOfStudent ? STUDENT_ROWS : LIBRARIAN_ROWS).map((row) => (
              <div key={row} className="border-t border-line px-4 py-2.5 sm:px-5">
                <Skeleton className="h-6 w-44" />
                <Skeleton className="mt-0.5 h-5 w-56 max-w-full" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

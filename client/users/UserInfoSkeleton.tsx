import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { readFragment } from "../gql/fragment-masking";
import { MemberCardSkeleton } from "../memberCard/MemberCardSkeleton";
import { isStudent, Viewer_user, ViewerQuery } from "../session/useViewer";
import { MyBorrowingsSkeleton } from "../circulation/own/MyBorrowingsSkeleton";
import { MyVisitsSkeleton } from "../visits/own/MyVisitsSkeleton";
import { Skeleton } from "../ui/Skeleton";

export function UserInfoSkeleton() {
  // The cached viewer tells whether a student's sections will follow.
  const viewer = readFragment(Viewer_user, useApolloClient().readQuery({ query: ViewerQuery })?.viewer);
  const isOfStudent = isStudent(viewer);
  return (
    <div
      aria-busy="true"
      className="mt-6 grid items-start gap-6 md:mt-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <span className="sr-only">Memuat…</span>
      {isOfStudent && (
        <div className="grid gap-6 lg:col-start-2">
          <Skeleton className="needs-script h-24.5 rounded-2xl lg:hidden" />
          <Card>
            <Skeleton className="h-7 w-44" />
            <MyBorrowingsSkeleton />
          </Card>
          <Card>
            <Skeleton className="h-7 w-52" />
          </Card>
        </div>
      )}
      <div className="grid gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {isOfStudent && <MemberCardSkeleton />}
        <Card>
          <div className="flex items-center gap-4">
            <div className="overflow-hidden rounded-full">
              <Skeleton className="size-20" />
            </div>
            <Skeleton className="h-6 w-36" />
          </div>
          {isOfStudent && <Skeleton className="needs-script mt-4 h-11 w-32" />}
          <Skeleton className="mt-5 h-7 w-32" />
          {isOfStudent && <Skeleton className="mt-6 h-32" />}
        </Card>
      </div>
      <div className="grid gap-6 lg:col-start-2">
        {isOfStudent && (
          <Card>
            <Skeleton className="h-7 w-44" />
            <MyVisitsSkeleton />
          </Card>
        )}
        <Card>
          <Fields />
        </Card>
        <Card>
          <Fields />
        </Card>
      </div>
    </div>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-2xl border border-line bg-card p-5 sm:p-7">{children}</div>;
}

function Fields() {
  return (
    <>
      <Skeleton className="h-7 w-44" />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {[1, 2, 3, 4].map((key) => (
          <div key={key}>
            <Skeleton className="h-5.5 w-28" />
            <Skeleton className="mt-1.5 h-13" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-7 h-12 w-28" />
    </>
  );
}

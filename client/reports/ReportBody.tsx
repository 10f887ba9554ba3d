import type { ReactNode } from "react";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { shownData } from "../apollo/pageQuery/shownData";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";

interface ReportBodyProps<Data> {
  query: Pick<PageQuery<Data, never>, "data" | "previousData" | "failure" | "isLoading" | "retry">;
  /** `Denda gagal dimuat` */
  failureTitle: string;
  /** The class of the height that it will have, so that what follows stays where it is. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** What one part of the reports asks for by itself: the figures of other days stay until the new ones are there. */
export function ReportBody<Data>({ query, failureTitle, height, children }: ReportBodyProps<Data>) {
  if (query.failure) return <LoadFailure title={failureTitle} onRetry={query.retry} />;
  const shown = shownData(query);
  if (shown === undefined)
    return (
      <div aria-busy="true">
        <span className="sr-only">Memuat…</span>
        <Skeleton className={`rounded-2xl ${height}`} />
      </div>
    );
  return (
    <div
      aria-busy={query.isLoading}
      className={`transition-opacity duration-150 ${query.isLoading ? "opacity-60" : ""}`}
    >
      {children(shown)}
    </div>
  );
}

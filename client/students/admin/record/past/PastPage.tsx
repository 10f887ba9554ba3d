import type { ReactNode } from "react";
import { formatNumber } from "../../../../format/formatNumber";
import { LoadMoreButton } from "../../../../lists/LoadMoreButton";
import { LoadFailure } from "../../../../ui/LoadFailure";
import { Skeleton } from "../../../../ui/Skeleton";

/** The first page of each list; the button loads the rest. */
export const ROWS_PER_PAGE = 8;

/** Whose past a list is. */
export interface RowsProps {
  id: string;
  nis: string;
}

interface PastPageProps {
  query: {
    readonly failure?: unknown;
    readonly retry: () => void;
    fetchMore(options: { variables: { after: string | null } }): Promise<unknown>;
  };
  list: { readonly totalCount: number; readonly edges: readonly unknown[]; readonly pageInfo: PageEnd } | undefined;
  noun: string;
  empty: string;
  children: ReactNode;
}

interface PageEnd {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

/** A list of what was before, with how much of it is shown. */
export function PastPage({ query, list, noun, empty, children }: PastPageProps) {
  if (query.failure && !list) return <LoadFailure title="Riwayat gagal dimuat" onRetry={query.retry} />;
  if (!list) return <Skeleton className="m-4 h-40" />;
  if (list.edges.length === 0) return <p className="border-t border-line px-4 py-4 text-sm text-muted">{empty}</p>;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <ul>{children}</ul>
      <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2 text-sm text-muted tabular-nums">
        {formatNumber(list.edges.length)} dari {formatNumber(list.totalCount)} {noun}
        {hasNextPage && endCursor && (
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: endCursor } })} />
        )}
      </p>
    </>
  );
}

interface PastRowProps {
  cover?: ReactNode;
  title: string;
  note?: string | null;
  middle: string;
  children: ReactNode;
}

/** One thing of the past: what, when, and how it ended. */
export function PastRow({ cover, title, note, middle, children }: PastRowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-1.5 text-sm sm:gap-4">
      {cover !== undefined && (
        <div className="w-7 shrink-0" aria-hidden="true">
          {cover}
        </div>
      )}
      <div className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <p className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{title}</span>{" "}
          {note && <span className="text-xs text-muted tabular-nums">{note}</span>}
        </p>
        <p className="truncate text-muted tabular-nums max-sm:text-xs">{middle}</p>
      </div>
      <span className="shrink-0">{children}</span>
    </li>
  );
}

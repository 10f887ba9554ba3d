import { Children, type ReactNode, useId } from "react";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";

interface PastImportListProps {
  /** A `PastImportRow` each. */
  children: ReactNode;
  query: Pick<PageQuery<unknown, { after?: string | null }>, "failure" | "isLoading" | "fetchMore" | "retry">;
  imports: { totalCount?: number; pageInfo: { hasNextPage: boolean; endCursor?: string | null } } | undefined;
  title?: string;
  /** Null: without any there is no list. */
  empty?: string | null;
}

const EMPTY = "Berkas yang diimpor tercatat di sini, dengan hasilnya. Mulai dengan memilih berkas di atas.";

/** Earlier imports and waiting files, newest first. */
export function PastImportList({
  children,
  query,
  imports,
  title = "Riwayat impor",
  empty = EMPTY,
}: PastImportListProps) {
  const titleId = useId();
  const { failure, isLoading, fetchMore, retry } = query;
  const { pageInfo, totalCount: total = 0 } = imports ?? {};
  const isEmpty = Children.count(children) === 0;
  if (failure) {
    return (
      <div className="mt-8">
        <LoadFailure title={`${title} gagal dimuat`} onRetry={retry} />
      </div>
    );
  }
  if (isEmpty && empty === null) return null;
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={titleId} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {total > 0 && <p className="text-sm text-muted tabular-nums">{formatNumber(total)} impor</p>}
      </div>
      {isEmpty && !isLoading && <p className="mt-2 max-w-prose text-muted">{empty}</p>}
      {isLoading && isEmpty && <span className="sr-only">Memuat…</span>}
      <ul aria-busy={isLoading} className="mt-3 overflow-hidden rounded-2xl border border-line bg-card empty:hidden">
        {isLoading &&
          isEmpty &&
          [1, 2, 3].map((line) => (
            <li key={line} className="border-b border-line p-4 last:border-b-0">
              <Skeleton className="h-11" />
            </li>
          ))}
        {children}
      </ul>
      {pageInfo?.hasNextPage && (
        <button
          type="button"
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor ?? null } })}
          className={`${buttonStyle("outlined", "compact")} mt-4`}
        >
          Muat lebih banyak
        </button>
      )}
    </section>
  );
}

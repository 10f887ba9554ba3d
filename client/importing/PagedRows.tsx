import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber } from "../format/formatNumber";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";

const ROWS_PER_PAGE = 50;
export type PageArguments = { first: number; after?: string | null } | { last: number; before?: string | null };
export const FIRST_PAGE: PageArguments = { first: ROWS_PER_PAGE };

interface PagedRowsProps<Node> {
  /** Undefined while the first page loads. */
  rows:
    | {
        edges: readonly { node: Node }[];
        pageInfo: {
          hasNextPage: boolean;
          hasPreviousPage: boolean;
          startCursor?: string | null;
          endCursor?: string | null;
        };
      }
    | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onPage: (page: PageArguments) => void;
  renderRow: (node: Node) => ReactNode;
  /** Above the rows: tabs that filter them. */
  children: ReactNode;
}

/** The rows of a file, a page at a time. */
export function PagedRows<Node extends { number: number }>({
  rows,
  isLoading,
  hasFailed,
  onRetry,
  onPage,
  renderRow,
  children,
}: PagedRowsProps<Node>) {
  const section = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    // The row whose button had the focus has gone to another list.
    if (wasShown.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
    wasShown.current = rows !== undefined;
  }, [rows]);
  // The rows on screen may belong to the previous page or filter while the next ones load.
  const goToPage = (next: PageArguments) => {
    if (!isLoading) onPage(next);
  };
  const { hasNextPage, hasPreviousPage, endCursor, startCursor } = rows?.pageInfo ?? {};
  const [first, last] = [rows?.edges[0]?.node.number, rows?.edges.at(-1)?.node.number];
  return (
    <section ref={section} tabIndex={-1} aria-label="Baris berkas" className="mt-6 outline-none">
      {children}
      {hasFailed && <LoadFailure title="Baris gagal dimuat" onRetry={onRetry} />}
      {!hasFailed && rows?.edges.length === 0 && !isLoading && (
        <p className="mt-5 text-muted">Tidak ada baris di sini.</p>
      )}
      {!hasFailed && !rows && <span className="sr-only">Memuat…</span>}
      {!hasFailed && (
        <ol aria-busy={isLoading} className="mt-3 overflow-hidden rounded-2xl border border-line bg-card empty:hidden">
          {!rows &&
            [1, 2, 3, 4, 5, 6].map((line) => (
              <li key={line} className="border-b border-line px-4 py-1 last:border-b-0">
                <Skeleton className="h-9" />
              </li>
            ))}
          {rows?.edges.map(({ node }) => renderRow(node))}
        </ol>
      )}
      {(hasNextPage === true || hasPreviousPage === true) && (
        <nav aria-label="Halaman baris" className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            Baris {formatNumber(first ?? 0)}–{formatNumber(last ?? 0)}
          </p>
          <div className="flex gap-2.5">
            <button
              type="button"
              disabled={!hasPreviousPage}
              onClick={() => goToPage({ last: ROWS_PER_PAGE, before: startCursor ?? null })}
              className={buttonStyle("outlined", "compact")}
            >
              Sebelumnya
            </button>
            <button
              type="button"
              disabled={!hasNextPage}
              onClick={() => goToPage({ first: ROWS_PER_PAGE, after: endCursor ?? null })}
              className={buttonStyle("outlined", "compact")}
            >
              Berikutnya
            </button>
          </div>
        </nav>
      )}
    </section>
  );
}

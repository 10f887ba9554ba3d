import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "../../../admin/table/DataTable";
import { MoreRows } from "../../../admin/table/MoreRows";
import type { RowAction } from "../../../admin/table/RowAction";
import { shownColumns } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { TableSelection } from "../../../admin/table/selection/useTableSelection";
import type { QueryFailure } from "../../../apollo/queryFailure";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { useTotalCount } from "./BookCount";
import { bookColumns, type BookRow, editHref, readBookRows, readHref, readOnlyColumns } from "./bookColumns";
import { type BookTableUrlState, bookTableHref, bookTableSorts, effectiveSort } from "./bookTableUrlState";
import type { BookListVariables } from "./bookTableVariables";
import type { SelectedBook } from "./selectedBooks";
import { NeighbouringCovers } from "../../../ui/cover/NeighbouringCovers";
import { EmptyBookTable } from "./EmptyBookTable";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";

const BookRows_bookConnection = graphql(`
  fragment BookRows_bookConnection on BookConnection {
    edges {
      cursor
      node {
        id
        ...BookColumns_book
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

interface BookRowsProps {
  urlState: BookTableUrlState;
  change: ChangeBookTableUrlState;
  variables: BookListVariables;
  connection: FragmentType<typeof BookRows_bookConnection> | undefined;
  selection: TableSelection<SelectedBook>;
  isBusy: boolean;
  failure: QueryFailure | undefined;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
  /** Null where the viewer may only read. */
  onDelete: ((books: readonly SelectedBook[]) => void) | null;
}

const toSelectedBook = ({ id, databaseId, title }: BookRow): SelectedBook => ({ id, databaseId, title });
const titleOf = ({ title }: BookRow) => title;

export function BookRows({
  urlState,
  change,
  variables,
  connection: ref,
  selection,
  isBusy,
  failure,
  onRetry,
  onMore,
  onDelete,
}: BookRowsProps) {
  const connection = readFragment(BookRows_bookConnection, ref);
  const canWrite = onDelete !== null;
  const columnsKey = urlState.columns?.join() ?? null;
  const columns = useMemo(
    () => shownColumns(canWrite ? bookColumns : readOnlyColumns, columnsKey === null ? null : columnsKey.split(",")),
    [canWrite, columnsKey],
  );
  const actions = useMemo(() => bookActions(onDelete), [onDelete]);
  const rows = useMemo(() => readBookRows(connection?.edges.map(({ node }) => node) ?? []), [connection]);

  if (failure === "failed") return <LoadFailure title="Daftar buku gagal dimuat" onRetry={onRetry} />;
  if (failure === "refused") return <EmptyBookTable urlState={urlState} isInvalid />;
  if (!connection) return <TableSkeleton columns={columns} />;
  const { hasNextPage, endCursor } = connection.pageInfo;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyBookTable urlState={urlState} />
      ) : (
        <NeighbouringCovers books={rows}>
          <DataTable
            label="Buku"
            columns={columns}
            rows={rows}
            actions={actions}
            toItem={toSelectedBook}
            nameOf={titleOf}
            selection={selection}
            sort={effectiveSort(urlState)}
            onSort={({ by, isReversed }) =>
              change({ sort: { by: bookTableSorts.find((known) => known === by) ?? "newest", isReversed } })
            }
            isBusy={isBusy}
          />
        </NeighbouringCovers>
      )}
      {hasNextPage && endCursor && (
        <MoreBookRows
          list={bookTableHref(urlState)}
          shown={rows.length}
          variables={variables}
          onMore={() => onMore(endCursor)}
        />
      )}
    </>
  );
}

interface MoreBookRowsProps {
  list: string;
  shown: number;
  variables: BookListVariables;
  onMore: () => Promise<unknown>;
}

function MoreBookRows({ variables, ...rest }: MoreBookRowsProps) {
  return <MoreRows {...rest} noun="judul" total={useTotalCount(variables)} />;
}

function bookActions(onDelete: BookRowsProps["onDelete"]): readonly RowAction<BookRow>[] {
  const read: RowAction<BookRow> = { label: "Lihat di katalog", Icon: ExternalLink, href: readHref };
  if (onDelete === null) return [read];
  return [
    { label: "Sunting", Icon: Pencil, href: editHref },
    read,
    { label: "Hapus", Icon: Trash2, run: (book) => onDelete([toSelectedBook(book)]), isDestructive: true },
  ];
}

import { useMemo, useState } from "react";
import { Trash2 } from "lucide-react";
import { DataTable } from "../../../admin/table/DataTable";
import { MoreRows } from "../../../admin/table/MoreRows";
import { shownColumns, type TableColumn } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { TableSelection } from "../../../admin/table/useTableSelection";
import type { QueryFailure } from "../../../apollo/queryFailure";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { useTotalCount } from "./BookCount";
import { bookColumns, type BookRow, readBookRows } from "./bookColumns";
import { BookSelectionBar } from "./bulk/BookSelectionBar";
import { type BookTableUrlState, bookTableHref, bookTableSorts, effectiveSort } from "./bookTableUrlState";
import type { BookListVariables } from "./bookTableVariables";
import type { SelectedBook } from "./selectedBooks";
import { DeleteBooksSheet } from "./bulk/DeleteBooksSheet";
import { EmptyBookTable } from "./EmptyBookTable";
import type { ChangeBookTableUrlState } from "./useBookTableUrlState";

export const BookRows_bookConnection = graphql(`
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
}: BookRowsProps) {
  const connection = readFragment(BookRows_bookConnection, ref);
  const [toDelete, setToDelete] = useState<readonly SelectedBook[] | null>(null);
  const columnsKey = urlState.columns?.join() ?? null;
  const columns = useMemo(
    () => [
      ...shownColumns(bookColumns, columnsKey === null ? null : columnsKey.split(",")),
      deleteColumn((book) => setToDelete([toSelectedBook(book)])),
    ],
    [columnsKey],
  );
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
        <DataTable
          label="Buku"
          columns={columns}
          rows={rows}
          toItem={toSelectedBook}
          nameOf={titleOf}
          selection={selection}
          sort={effectiveSort(urlState)}
          onSort={({ by, isReversed }) =>
            change({ sort: { by: bookTableSorts.find((known) => known === by) ?? "newest", isReversed } })
          }
          isBusy={isBusy}
        />
      )}
      {hasNextPage && endCursor && (
        <MoreBookRows
          list={bookTableHref(urlState)}
          shown={rows.length}
          variables={variables}
          onMore={() => onMore(endCursor)}
        />
      )}
      {selection.selected.size > 0 && (
        <BookSelectionBar
          variables={variables}
          selection={selection}
          hasMore={hasNextPage && rows.every(({ id }) => selection.selected.has(id))}
          onDelete={setToDelete}
        />
      )}
      <DeleteBooksSheet
        books={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={(deleted) => selection.set(deleted, false)}
      />
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

function deleteColumn(onDelete: (book: BookRow) => void): TableColumn<BookRow> {
  return {
    key: "delete",
    label: "Hapus",
    width: "tool",
    shown: "always",
    cell: (book, tabIndex) => (
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => onDelete(book)}
        aria-label={`Hapus ${book.title}`}
        className="icon-button"
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
    ),
  };
}

import { useMemo, useState } from "react";
import { DataTable } from "../../../admin/table/DataTable";
import { MoreRows } from "../../../admin/table/MoreRows";
import { shownColumns } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { TableSelection } from "../../../admin/table/useTableSelection";
import type { QueryFailure } from "../../../apollo/queryFailure";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { useTotal } from "./BookCount";
import { bookColumns, type BookRow, bookRows } from "./bookColumns";
import { BookSelectionBar } from "./bulk/BookSelectionBar";
import { type BookTableAddress, bookTableHref, bookTableSorts, effectiveSort } from "./bookTableAddress";
import type { BookQuestion } from "./bookTableVariables";
import type { ChosenBook } from "./chosenBooks";
import { DeleteBooksSheet } from "./bulk/DeleteBooksSheet";
import { deleteColumn } from "./deleteColumn";
import { NoTableBooks } from "./NoTableBooks";
import type { ChangeTable } from "./useBookTableAddress";

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
  address: BookTableAddress;
  change: ChangeTable;
  question: BookQuestion;
  connection: FragmentType<typeof BookRows_bookConnection> | undefined;
  selection: TableSelection<ChosenBook>;
  isBusy: boolean;
  failure: QueryFailure | undefined;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
}

const chosenOf = ({ id, databaseId, title }: BookRow): ChosenBook => ({ id, databaseId, title });
const titleOf = ({ title }: BookRow) => title;

export function BookRows({
  address,
  change,
  question,
  connection: ref,
  selection,
  isBusy,
  failure,
  onRetry,
  onMore,
}: BookRowsProps) {
  const connection = readFragment(BookRows_bookConnection, ref);
  const [toDelete, setToDelete] = useState<readonly ChosenBook[] | null>(null);
  const chosenKey = address.columns?.join() ?? null;
  const columns = useMemo(
    () => [
      ...shownColumns(bookColumns, chosenKey === null ? null : chosenKey.split(",")),
      deleteColumn((book) => setToDelete([chosenOf(book)])),
    ],
    [chosenKey],
  );
  const rows = useMemo(() => bookRows(connection?.edges.map(({ node }) => node) ?? []), [connection]);

  if (failure === "failed") return <LoadFailure title="Daftar buku gagal dimuat" onRetry={onRetry} />;
  if (failure === "refused") return <NoTableBooks address={address} isUnknown />;
  if (!connection) return <TableSkeleton columns={columns} />;
  const { hasNextPage, endCursor } = connection.pageInfo;
  return (
    <>
      {rows.length === 0 ? (
        <NoTableBooks address={address} />
      ) : (
        <DataTable
          label="Buku"
          columns={columns}
          rows={rows}
          itemOf={chosenOf}
          nameOf={titleOf}
          selection={selection}
          sort={effectiveSort(address)}
          onSort={({ by, isReversed }) =>
            change({ sort: { by: bookTableSorts.find((known) => known === by) ?? "newest", isReversed } })
          }
          isBusy={isBusy}
        />
      )}
      {hasNextPage && endCursor && (
        <MoreBookRows
          list={bookTableHref(address)}
          shown={rows.length}
          question={question}
          onMore={() => onMore(endCursor)}
        />
      )}
      {selection.chosen.size > 0 && (
        <BookSelectionBar
          question={question}
          selection={selection}
          hasMore={hasNextPage && rows.every(({ id }) => selection.chosen.has(id))}
          onDelete={setToDelete}
        />
      )}
      <DeleteBooksSheet
        books={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={(gone) => selection.set(gone, false)}
      />
    </>
  );
}

interface MoreBookRowsProps {
  list: string;
  shown: number;
  question: BookQuestion;
  onMore: () => Promise<unknown>;
}

function MoreBookRows({ question, ...rest }: MoreBookRowsProps) {
  return <MoreRows {...rest} noun="judul" total={useTotal(question)} />;
}

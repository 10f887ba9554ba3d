import { Upload } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../../admin/table/ColumnChooser";
import { useTableSelection } from "../../../admin/table/selection/useTableSelection";
import { missingIds } from "../../../apollo/isIdOf";
import type { PageQuery } from "../../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { lazy } from "../../../page/lazy/lazy";
import { graphql } from "../../../gql/gql";
import type { BookTableQuery as BookTableData, BookTableQueryVariables } from "../../../gql/graphql";
import { useCan } from "../../../session/useViewer";
import { searchRemarks } from "../../../format/searchRemarks";
import { buttonStyle } from "../../../ui/buttonStyle";
import { BookCount } from "./BookCount";
import { bookColumns } from "./bookColumns";
import { BookFilterChips } from "./filters/BookFilterChips";
import { BookFilterSheet } from "./filters/BookFilterSheet";
import { BookRows } from "./BookRows";
import { BookSortSelect } from "./BookSortSelect";
import { BookTableSearch } from "./BookTableSearch";
import { bookListVariables } from "./bookTableVariables";
import { BookSelectionBar } from "./bulk/BookSelectionBar";
import { type SelectedBook, selectedBooks } from "./selectedBooks";
import { bookTableHref, keepRecords, recordFilters } from "./bookTableUrlState";
import { ExportMenu } from "./ExportMenu";
import { filterNames } from "./filters/filterNames";
import { useBookTableUrlState } from "./useBookTableUrlState";

const DeleteBooksSheet = lazy(() => import("./bulk/DeleteBooksSheet").then((m) => m.DeleteBooksSheet), null);

const BookTableQuery = graphql(`
  query BookTable(
    $first: Int!
    $after: String
    $search: String
    $withItemCodes: Boolean
    $filter: BookFilter
    $orderBy: BookOrder
    $named: [ID!]!
  ) {
    books(
      first: $first
      after: $after
      search: $search
      withItemCodes: $withItemCodes
      withHidden: true
      filter: $filter
      orderBy: $orderBy
    ) {
      search {
        ...SearchRemarks_searchAnswer
      }
      ...BookRows_bookConnection
      ...BookSelectionBar_bookConnection
    }
    nodes(ids: $named) {
      ...FilterNames_node
    }
  }
`);

/** The administrators' table of books, without filters by records that are no longer there. */
export function BookTablePage() {
  return <AskedBooks {...useBookTableUrlState()} />;
}

type BookTableUrl = ReturnType<typeof useBookTableUrlState>;

function AskedBooks({ urlState, change }: BookTableUrl) {
  const named = recordFilters.flatMap((name) => urlState[name] ?? []);
  const query = usePageQuery(BookTableQuery, { ...bookListVariables(urlState), after: null, named });
  const gone = missingIds(named, query.data?.nodes);
  return gone.size === 0 ? (
    <BookTable urlState={urlState} change={change} query={query} />
  ) : (
    <AskedBooks urlState={keepRecords(urlState, (id) => !gone.has(id))} change={change} />
  );
}

interface BookTableProps extends BookTableUrl {
  query: PageQuery<BookTableData, BookTableQueryVariables>;
}

function BookTable({ urlState, change, query }: BookTableProps) {
  const navigate = useNavigate();
  const canWrite = useCan("CATALOGUE_WRITE");
  const searchField = useRef<HTMLInputElement>(null);
  const selection = useTableSelection(selectedBooks);
  const [toDelete, setToDelete] = useState<readonly SelectedBook[] | null>(null);
  const askToDelete = useCallback((books: readonly SelectedBook[]) => setToDelete(books), []);
  const variables = bookListVariables(urlState);
  // While the next result loads, the previous one stays and is marked busy.
  const data = shownData(query);
  const names = filterNames(data?.nodes ?? []);
  const remarks = searchRemarks(data?.books.search);

  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Tambah buku", run: () => canWrite && void navigate("/admin/books/new") });
  useShortcut({ keys: "escape", label: "Batalkan pilihan", run: selection.clear });

  return (
    <AdminPage
      ownAddress={bookTableHref(urlState)}
      title="Buku"
      count={<BookCount variables={variables} urlState={urlState} />}
      selectionBar={
        selection.selected.size > 0 && (
          <BookSelectionBar
            variables={variables}
            connection={data?.books}
            selection={selection}
            onDelete={canWrite ? askToDelete : null}
          />
        )
      }
      actions={
        <>
          {canWrite && (
            <Link to="/admin/books/import" className={buttonStyle("outlined", "compact")}>
              <Upload aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
              Impor
            </Link>
          )}
          <ExportMenu urlState={urlState} names={names} />
          {canWrite && (
            <Link to="/admin/books/new" className={buttonStyle("filled", "compact")}>
              Tambah buku
            </Link>
          )}
        </>
      }
    >
      <div className="table-area">
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <BookTableSearch urlState={urlState} change={change} field={searchField} />
          <BookSortSelect urlState={urlState} change={change} />
          <BookFilterSheet urlState={urlState} change={change} names={names} />
          <ColumnChooser
            columns={bookColumns}
            selected={urlState.columns}
            onChoose={(columns) => change({ columns }, { replace: true })}
          />
        </div>
        <BookFilterChips
          urlState={urlState}
          names={names}
          missingNameReason={query.isLoading ? "loading" : query.failure === "failed" ? "failed" : null}
        />
        {remarks.length > 0 && <p className="mb-2 text-sm text-muted wrap-anywhere">{remarks.join(" ")}</p>}
        <BookRows
          urlState={urlState}
          change={change}
          variables={variables}
          connection={data?.books}
          selection={selection}
          isBusy={query.isLoading}
          failure={query.failure}
          onRetry={query.retry}
          onMore={(after) => query.fetchMore({ variables: { after } })}
          onDelete={canWrite ? askToDelete : null}
        />
      </div>
      <DeleteBooksSheet
        books={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={(deleted) => selection.set(deleted, false)}
      />
    </AdminPage>
  );
}

import { BookOpen } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../admin/table/ColumnChooser";
import { DataTable } from "../../admin/table/DataTable";
import { NextRows } from "../../admin/table/NextRows";
import { TableFilters } from "../../admin/table/TableFilters";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import { useTableUrl } from "../../admin/table/useTableUrl";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { lazy } from "../../page/lazy/lazy";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { ClassSetsQuery as Loaded, ClassSetsQueryVariables } from "../../gql/graphql";
import { useCan } from "../../session/useViewer";
import { useStudentClasses } from "../../classes/useStudentClasses";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { classSetColumns, readClassSetRows } from "./classSetColumns";
import {
  classSetHref,
  classSetsHref,
  isNarrowed,
  parseClassSetsUrl,
  toClassSetArgs,
  withoutFilters,
} from "./classSetsUrlState";

const NewClassSetSheet = lazy(() => import("./NewClassSetSheet").then((m) => m.NewClassSetSheet), null);

const ClassSetsQuery = graphql(`
  query ClassSets($first: Int!, $after: String, $search: String, $filter: ClassSetFilter) {
    classSets(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ClassSetColumns_classSet
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 50;

/** The class sets: those that are still out first, by their due date. */
export function ClassSetsPage() {
  const [params] = useSearchParams();
  const urlState = parseClassSetsUrl(params);
  const navigate = useNavigate();
  const query = useFreshQuery(ClassSetsQuery, { ...toClassSetArgs(urlState), first: ROWS_PER_PAGE, after: null });
  // While the next result loads, the previous one stays and is marked busy.
  const sets = shownData(query)?.classSets;
  const rows = useMemo(() => readClassSetRows(sets?.edges.map(({ node }) => node) ?? []), [sets]);
  const timeZone = useLibraryTimeZone();
  const today = useLibraryToday();
  const allColumns = useMemo(() => classSetColumns({ timeZone, today }), [timeZone, today]);
  const { change, columns, selectedColumns } = useTableUrl(urlState, classSetsHref, allColumns);
  const searchField = useRef<HTMLInputElement>(null);
  const canLend = useCan("CIRCULATION_WRITE");
  const [isMaking, setIsMaking] = useState(false);
  const classNames = useStudentClasses().map(({ name }) => name);

  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Pinjaman kelas baru", run: () => canLend && setIsMaking(true) });

  const { class_name: className } = urlState;
  const classes = className === "" || classNames.includes(className) ? classNames : [className, ...classNames];
  return (
    <AdminPage
      ownAddress={classSetsHref(urlState)}
      title="Pinjaman Kelas"
      count={
        <span role="status" className="inline-block min-w-16">
          {sets && `${formatNumber(sets.totalCount)} ${isNarrowed(urlState) ? "hasil" : "pinjaman"}`}
        </span>
      }
      actions={
        canLend && (
          <button
            type="button"
            onClick={() => setIsMaking(true)}
            className={`needs-script ${buttonStyle("filled", "compact")}`}
          >
            <BookOpen aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
            Pinjaman kelas baru
          </button>
        )
      }
    >
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <TableFilters
            action="/admin/class-sets"
            searchLabel="Cari pinjaman kelas"
            placeholder="Cari judul atau nama guru"
            values={urlState}
            selects={[
              {
                name: "status",
                label: "Status",
                choices: [
                  ["", "Status"],
                  ["open", "Berjalan"],
                  ["done", "Selesai"],
                ],
              },
              {
                name: "class_name",
                label: "Kelas",
                choices: [["", "Kelas"], ...classes.map((name) => [name, name] as const)],
              },
            ]}
            change={change}
            searchField={searchField}
            clearHref={isNarrowed(urlState) ? classSetsHref(withoutFilters(urlState)) : null}
          />
          <ColumnChooser
            columns={allColumns}
            selected={selectedColumns}
            onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
          />
        </div>
        <Sets query={query} rows={rows} columns={columns} urlState={urlState} canLend={canLend} />
      </div>
      {isMaking && (
        <NewClassSetSheet
          onClose={() => setIsMaking(false)}
          onMade={(databaseId) => void navigate(classSetHref(databaseId))}
        />
      )}
    </AdminPage>
  );
}

interface SetsProps {
  query: PageQuery<Loaded, ClassSetsQueryVariables>;
  rows: ReturnType<typeof readClassSetRows>;
  columns: ReturnType<typeof classSetColumns>;
  urlState: ReturnType<typeof parseClassSetsUrl>;
  canLend: boolean;
}

function Sets({ query, rows, columns, urlState, canLend }: SetsProps) {
  if (query.failure) return <LoadFailure title="Daftar pinjaman kelas gagal dimuat" onRetry={query.retry} />;
  const sets = shownData(query)?.classSets;
  if (!sets) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) {
    return <NoSets allHref={isNarrowed(urlState) ? classSetsHref(withoutFilters(urlState)) : null} canLend={canLend} />;
  }
  return (
    <>
      <DataTable
        label="Pinjaman Kelas"
        columns={columns}
        rows={rows}
        actions={[]}
        nameOf={({ bookTitle }) => bookTitle}
        sort={null}
        onSort={() => undefined}
        isBusy={query.isLoading}
      />
      <NextRows
        list={classSetsHref(urlState)}
        connection={sets}
        shown={rows.length}
        noun="pinjaman kelas"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

function NoSets({ allHref, canLend }: { allHref: string | null; canLend: boolean }) {
  return allHref === null ? (
    <Notice title="Belum ada pinjaman kelas">
      {canLend
        ? "Untuk meminjamkan satu judul kepada satu kelas, buat pinjaman kelas, lalu pindai bukunya satu per satu. Setiap buku tercatat untuk siswa berikutnya."
        : "Pinjaman kelas yang dibuat petugas tampil di sini, dengan siswa yang belum mengembalikan."}
    </Notice>
  ) : (
    <Notice
      title="Tidak ada pinjaman kelas yang cocok"
      actions={
        <Link to={allHref} className={buttonStyle("outlined", "compact")}>
          Lihat semua pinjaman kelas
        </Link>
      }
    >
      Periksa judul atau kelasnya, atau kurangi filter.
    </Notice>
  );
}

import { KeyRound, Upload } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../../admin/table/ColumnChooser";
import { useTableSelection } from "../../../admin/table/selection/useTableSelection";
import { useTableUrl } from "../../../admin/table/useTableUrl";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { wallClock } from "../../../format/wallClock";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { type CodesFor, ActivationCodesSheet } from "../print/ActivationCodesSheet";
import { PRINT_PATH, queueCards } from "../print/printQueue";
import { type SelectedStudent, selectedStudents } from "../selectedStudents";
import { useStudentClasses } from "../../../classes/useStudentClasses";
import { useMemberKinds } from "../../../memberKinds/useMemberKinds";
import { studentColumns } from "./studentColumns";
import { StudentFilters } from "./StudentFilters";
import { StudentRows } from "./StudentRows";
import { StudentSelectionBar } from "./StudentSelectionBar";
import { StudentExportMenu } from "./StudentExportMenu";
import { isNarrowed, parseStudentsUrl, studentsExportHref, studentsHref, toStudentArgs } from "./studentsUrlState";

const StudentTableQuery = graphql(`
  query StudentTable($first: Int!, $after: String, $search: String, $filter: StudentFilter, $orderBy: StudentOrder) {
    students(first: $first, after: $after, search: $search, filter: $filter, orderBy: $orderBy) {
      totalCount
      ...StudentRows_studentConnection
      ...StudentSelectionBar_studentConnection
    }
  }
`);

const ROWS_PER_PAGE = 50;

/** The administrators' table of students. */
export function StudentTablePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseStudentsUrl(params);
  const list = toStudentArgs(urlState);
  const query = usePageQuery(StudentTableQuery, { ...list, first: ROWS_PER_PAGE, after: null });
  const classes = useStudentClasses();
  const kinds = useMemberKinds() ?? [];
  const canWrite = useCan("STUDENTS_WRITE");
  // While the next result loads, the previous one stays and is marked busy.
  const students = shownData(query)?.students;
  const selection = useTableSelection(selectedStudents);
  const searchField = useRef<HTMLInputElement>(null);
  const [codesFor, setCodesFor] = useState<CodesFor | null>(null);
  const today = wallClock(new Date().toISOString(), useLibraryTimeZone()).day;
  const allColumns = useMemo(() => studentColumns(today), [today]);
  const { change, columns, selectedColumns } = useTableUrl(urlState, studentsHref, allColumns);
  const printCards = useCallback(
    (chosenStudents: readonly SelectedStudent[]) => {
      queueCards(chosenStudents);
      void navigate(PRINT_PATH);
    },
    [navigate],
  );
  const printCard = useCallback((student: SelectedStudent) => printCards([student]), [printCards]);
  const makeCode = useCallback((student: SelectedStudent) => setCodesFor([student]), [setCodesFor]);

  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Tambah anggota", run: () => canWrite && void navigate("/admin/students/new") });
  useShortcut({ keys: "escape", label: "Batalkan pilihan", run: selection.clear });

  return (
    <AdminPage
      ownAddress={studentsHref(urlState)}
      title="Anggota"
      count={
        <span role="status" className="inline-block min-w-20">
          {students && `${formatNumber(students.totalCount)} ${isNarrowed(urlState) ? "hasil" : "anggota"}`}
        </span>
      }
      selectionBar={
        selection.selected.size > 0 && (
          <StudentSelectionBar
            canWrite={canWrite}
            list={list}
            connection={students}
            selection={selection}
            onCodes={setCodesFor}
            onCards={printCards}
          />
        )
      }
      actions={
        <>
          <StudentExportMenu href={studentsExportHref(urlState, kinds)} />
          {canWrite && (
            <>
              <Link to="/admin/students/import" className={buttonStyle("outlined", "compact")}>
                <Upload aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
                Impor
              </Link>
              <button
                type="button"
                onClick={() => setCodesFor("class")}
                className={`needs-script ${buttonStyle("outlined", "compact")}`}
              >
                <KeyRound aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
                Kode aktivasi
              </button>
              <Link to="/admin/students/new" className={buttonStyle("filled", "compact")}>
                Tambah anggota
              </Link>
            </>
          )}
        </>
      }
    >
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <StudentFilters
            urlState={urlState}
            classes={classes}
            kinds={kinds}
            change={change}
            searchField={searchField}
          />
          <ColumnChooser
            columns={allColumns}
            selected={selectedColumns}
            onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
          />
        </div>
        <StudentRows
          urlState={urlState}
          columns={columns}
          connection={students}
          selection={selection}
          isBusy={query.isLoading}
          failure={query.failure}
          onRetry={query.retry}
          onMore={(after) => query.fetchMore({ variables: { after } })}
          onCode={canWrite ? makeCode : null}
          onCard={printCard}
        />
      </div>
      <ActivationCodesSheet
        codesFor={codesFor}
        classes={classes}
        className={urlState.class_name}
        onClose={() => setCodesFor(null)}
      />
    </AdminPage>
  );
}

import { CircleUser, CreditCard, KeyRound, Pencil } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import type { RowAction } from "../../../admin/table/RowAction";
import { type TableColumn } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { TableSelection } from "../../../admin/table/selection/useTableSelection";
import type { QueryFailure } from "../../../apollo/queryFailure";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { type SelectedStudent, toSelectedStudent } from "../selectedStudents";
import { studentEditHref, studentHref } from "../studentHref";
import { rememberStudentList } from "../studentNeighbours";
import { readStudentRows, type StudentRow } from "./studentColumns";
import { isNarrowed, studentsHref, type StudentsUrlState, withoutFilters } from "./studentsUrlState";

const StudentRows_studentConnection = graphql(`
  fragment StudentRows_studentConnection on StudentConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...StudentColumns_student
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

interface StudentRowsProps {
  urlState: StudentsUrlState;
  columns: readonly TableColumn<StudentRow>[];
  connection: FragmentType<typeof StudentRows_studentConnection> | undefined;
  selection: TableSelection<SelectedStudent>;
  isBusy: boolean;
  failure: QueryFailure | undefined;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
  /** Null where the viewer may only read. */
  onCode: ((student: SelectedStudent) => void) | null;
  onCard: (student: SelectedStudent) => void;
}

const nameOf = ({ name }: StudentRow) => name;

export function StudentRows(props: StudentRowsProps) {
  const { urlState, columns, connection: ref, selection, isBusy, failure, onRetry, onMore, onCode, onCard } = props;
  const connection = readFragment(StudentRows_studentConnection, ref);
  const rows = useMemo(() => readStudentRows(connection?.edges.map(({ node }) => node) ?? []), [connection]);
  useEffect(() => rememberStudentList(rows.map(({ databaseId }) => databaseId)), [rows]);
  const actions = useMemo(
    (): readonly RowAction<StudentRow>[] => [
      onCode
        ? { label: "Sunting", Icon: Pencil, href: studentEditHref }
        : { label: "Lihat", Icon: CircleUser, href: studentHref },
      ...(onCode
        ? [{ label: "Kode aktivasi", Icon: KeyRound, run: (student: StudentRow) => onCode(toSelectedStudent(student)) }]
        : []),
      { label: "Cetak kartu", Icon: CreditCard, run: (student) => onCard(toSelectedStudent(student)) },
    ],
    [onCode, onCard],
  );

  if (failure) return <LoadFailure title="Daftar anggota gagal dimuat" onRetry={onRetry} />;
  if (!connection) return <TableSkeleton columns={columns} />;
  if (rows.length === 0) return <NoStudents urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Anggota"
        columns={columns}
        rows={rows}
        actions={actions}
        toItem={toSelectedStudent}
        nameOf={nameOf}
        selection={selection}
        isBusy={isBusy}
      />
      <NextRows
        list={studentsHref(urlState)}
        connection={connection}
        shown={rows.length}
        noun="anggota"
        onMore={onMore}
      />
    </>
  );
}

function NoStudents({ urlState }: { urlState: StudentsUrlState }) {
  return isNarrowed(urlState) ? (
    <Notice
      title={
        urlState.search ? `Tidak ada anggota yang cocok dengan “${urlState.search}”` : "Tidak ada anggota yang cocok"
      }
      actions={
        <Link to={studentsHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
          Lihat semua anggota
        </Link>
      }
    >
      Periksa ejaan nama atau nomornya, atau kurangi filter.
    </Notice>
  ) : (
    <Notice
      title="Belum ada anggota"
      actions={
        <Link to="/admin/students/new" className={buttonStyle("outlined", "compact")}>
          Tambah anggota
        </Link>
      }
    >
      Anggota tampil di sini setelah dicatat. Setiap anggota lalu mendapat kartu anggota dan kode untuk mengaktifkan
      akunnya.
    </Notice>
  );
}

import { Printer } from "lucide-react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../gql/gql";
import { PrintedHead } from "../../../settings/letterhead/PrintedHead";
import { PrintedSignatures } from "../../../settings/letterhead/PrintedSignatures";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { memberNumber } from "../../../format/memberNumber";
import { StudentNotFound } from "../StudentNotFound";
import { studentDatabaseId, studentHref, STUDENTS_CRUMB } from "../studentHref";
import { ReadingSheetLoans } from "./ReadingSheetLoans";
import { useAllPages } from "./useAllPages";

const ReadingSheetQuery = graphql(`
  query ReadingSheet($databaseId: Int!) {
    student(databaseId: $databaseId) {
      id
      databaseId
      name
      nis
      className
      memberKind {
        id
        numberName
      }
    }
    settings {
      ...PrintedHead_settings
      ...PrintedSignatures_settings
    }
  }
`);

const ReadingSheetLoansQuery = graphql(`
  query ReadingSheetLoans($id: ID!, $first: Int!, $after: String) {
    borrowings(first: $first, after: $after, filter: { studentId: $id }) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ReadingSheetLoans_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const LOANS_AT_ONCE = 50;

/** All that a member has borrowed, by school year, to be printed and signed (lembar baca). */
export function ReadingSheetPage() {
  const databaseId = studentDatabaseId(useParams().studentId);
  const { data, failure, retry } = useFreshQuery(ReadingSheetQuery, { databaseId });
  const student = data?.student;
  if (student === null || failure === "refused") return <StudentNotFound />;
  if (failure) {
    return (
      <AdminPage title="Lembar baca" crumbs={[STUDENTS_CRUMB]}>
        <LoadFailure title="Lembar baca gagal dimuat" onRetry={retry} />
      </AdminPage>
    );
  }
  if (!data || !student) {
    return (
      <AdminPage title="Lembar baca" crumbs={[STUDENTS_CRUMB]}>
        <Skeleton className="h-96 rounded-2xl" />
      </AdminPage>
    );
  }
  return <ReadingSheet key={student.id} student={student} settings={data.settings} />;
}

interface ReadingSheetProps {
  student: {
    id: string;
    databaseId: number;
    name: string;
    nis: string;
    memberKind: Parameters<typeof memberNumber>[0];
    className?: string | null;
  };
  settings: Parameters<typeof PrintedHead>[0]["settings"] & Parameters<typeof PrintedSignatures>[0]["settings"];
}

function ReadingSheet({ student, settings }: ReadingSheetProps) {
  const { id, name, nis, memberKind, className } = student;
  const today = useLibraryToday();
  const { data, failure, retry, fetchMore } = useFreshQuery(ReadingSheetLoansQuery, {
    id,
    first: LOANS_AT_ONCE,
    after: null,
  });
  const list = data?.borrowings;
  const { isWhole, goOn } = useAllPages(list, fetchMore);
  return (
    <AdminPage
      title="Lembar baca"
      crumbs={[STUDENTS_CRUMB, { label: name, path: studentHref(student) }]}
      actions={
        <button
          type="button"
          disabled={!isWhole}
          onClick={() => window.print()}
          className={`needs-script ${buttonStyle("filled", "compact")} disabled:opacity-60`}
        >
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {isWhole || goOn ? "Cetak" : "Menyiapkan…"}
        </button>
      }
    >
      {failure && <LoadFailure title="Peminjaman gagal dimuat" onRetry={retry} />}
      {goOn && <LoadFailure title="Sebagian peminjaman gagal dimuat" onRetry={goOn} />}
      {!failure && !list && <Skeleton className="h-96 rounded-2xl" />}
      {list && list.totalCount === 0 && (
        <Notice title="Belum ada buku yang dipinjam">
          {name} belum pernah meminjam, atau riwayatnya sudah dihapus menurut pengaturan privasi.
        </Notice>
      )}
      {list && list.totalCount > 0 && (
        <div className="print-alone">
          <div className="by-print rounded-2xl border border-line bg-card p-4 sm:p-6 print:border-0 print:p-0">
            <PrintedHead settings={settings} title="Lembar baca" />
            <p className="text-sm print:mt-2">
              <span className="font-semibold">{name}</span>
              {` · ${[className, memberNumber(memberKind, nis)].filter(Boolean).join(" · ")} · ${list.totalCount} peminjaman`}
            </p>
            <ReadingSheetLoans loans={list.edges.map(({ node }) => node)} />
            <p className="mt-3 text-xs text-muted text-pretty">
              Peminjaman yang sudah dihapus dari riwayat, menurut pengaturan privasi perpustakaan, tidak tercantum.
            </p>
            <PrintedSignatures settings={settings} today={today} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}

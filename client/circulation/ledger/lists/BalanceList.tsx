import { FilterSelect } from "../../../admin/table/FilterSelect";
import type { PageQuery } from "../../../apollo/pageQuery/PageQuery";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryName } from "../../../page/library/LibraryName";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { formatLongDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { graphql } from "../../../gql/gql";
import type { BalanceListQuery as Loaded, BalanceListQueryVariables } from "../../../gql/graphql";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { classNamesWith, useStudentClasses } from "../../../classes/useStudentClasses";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { LoadingBlock } from "../../../ui/LoadingBlock";
import { LedgerFigures } from "./LedgerFigures";
import type { LedgerView } from "./LedgerView";
import { PrintButton } from "./PrintButton";
import { StudentButton } from "./StudentButton";
import { useLedgerRows } from "./useLedgerRows";

const BalanceListQuery = graphql(`
  query BalanceList($className: String, $first: Int!, $after: String) {
    studentBalances(className: $className, first: $first, after: $after) {
      totalCount
      balance
      edges {
        cursor
        node {
          studentDatabaseId
          studentName
          nis
          className
          balance
          student {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 100;

/** Who owes something, by name; all, or a class to remind. */
export function BalanceList({ urlState, change, onOpen }: LedgerView) {
  const { class_name: className } = urlState;
  const classes = classNamesWith(className, useStudentClasses());
  const query = useFreshQuery(BalanceListQuery, { className: className || null, first: ROWS_PER_PAGE, after: null });
  const balances = shownData(query)?.studentBalances;
  const { printing, fetchNext } = useLedgerRows(query, balances);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <FilterSelect
          label="Kelas"
          choices={[["", "Semua kelas"], ...classes.map((name) => [name, name] as const)]}
          value={className}
          onChange={(value) => change({ class_name: value })}
          className="sm:max-w-44"
        />
        <PrintButton {...printing} />
      </div>
      <Owing query={query} className={className} onOpen={onOpen} />
      {!query.failure && fetchNext && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={fetchNext} />
        </div>
      )}
    </>
  );
}

interface OwingProps {
  query: PageQuery<Loaded, BalanceListQueryVariables>;
  className: string;
  onOpen: LedgerView["onOpen"];
}

function Owing({ query, className, onOpen }: OwingProps) {
  const libraryName = useLibraryName();
  const today = useLibraryToday();
  if (query.failure) return <LoadFailure title="Daftar tunggakan gagal dimuat" onRetry={query.retry} />;
  const balances = shownData(query)?.studentBalances;
  if (!balances) return <LoadingBlock className="h-72 w-full rounded-2xl" />;
  if (balances.edges.length === 0) {
    return (
      <Notice title="Tidak ada denda yang belum lunas">
        {className
          ? "Semua anggota kelas ini sudah lunas."
          : "Anggota yang punya denda tampil di sini dengan jumlahnya."}
      </Notice>
    );
  }
  return (
    <div className={`print-alone by-print ${query.isLoading ? "opacity-60" : ""}`}>
      <p className="only-print mb-1 text-sm">
        {libraryName} · {formatLongDate(today)}
      </p>
      <h2 className="only-print mb-3 font-serif text-lg font-semibold">
        Denda belum lunas{className && `, ${className}`}
      </h2>
      <LedgerFigures
        figures={[{ label: `Tunggakan ${formatNumber(balances.totalCount)} anggota`, amount: balances.balance }]}
      />
      <div className="ledger-table mt-4">
        <table>
          <thead>
            <tr>
              <th scope="col">Anggota</th>
              <th scope="col">Kelas</th>
              <th scope="col" className="max-sm:hidden">
                NIS / No. anggota
              </th>
              <th scope="col" className="text-right">
                Tunggakan
              </th>
            </tr>
          </thead>
          <tbody>
            {balances.edges.map(({ node: { studentDatabaseId, studentName, nis, student, ...owed } }) => (
              <tr key={studentDatabaseId}>
                <td>
                  {student ? <StudentButton studentId={student.id} name={studentName} onOpen={onOpen} /> : studentName}
                </td>
                <td>{owed.className}</td>
                <td className="tabular-nums max-sm:hidden">{nis}</td>
                <td className="text-right font-semibold whitespace-nowrap tabular-nums">{formatPrice(owed.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

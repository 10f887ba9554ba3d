import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { ChatLink } from "../../circulation/admin/ChatLink";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { formatPrice } from "../../format/formatPrice";
import { personName } from "../../format/personName";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { ReportBody } from "../ReportBody";
import { NothingYet } from "../ReportCard";
import { ReportRows, ROWS_PER_PAGE } from "../ReportRows";

const LateLoans_borrowing = graphql(`
  fragment LateLoans_borrowing on Borrowing {
    id
    itemCode
    bookTitle
    studentName
    nis
    className
    dueAt
    overdueDays
    fine
    whatsappUrl
    student {
      id
      databaseId
      phone
      email
    }
  }
`);

const LateLoansQuery = graphql(`
  query LateLoans($first: Int!, $after: String) {
    borrowings(filter: { status: OVERDUE }, first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...LateLoans_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Today's overdue loans with what it takes to reach people, the longest overdue first. */
export function LateLoans() {
  const query = usePageQuery(LateLoansQuery, { first: ROWS_PER_PAGE, after: null }, "none");
  return (
    <ReportBody query={query} failureTitle="Peminjaman terlambat gagal dimuat" height="h-110">
      {({ borrowings: { totalCount, edges, pageInfo } }) =>
        edges.length === 0 ? (
          <NothingYet>Tidak ada peminjaman yang terlambat hari ini.</NothingYet>
        ) : (
          <ReportRows
            label="Terlambat hari ini"
            noun="peminjaman"
            rows={edges.map(({ node }) => ({ key: node.id, row: <LateLoan loan={node} /> }))}
            total={totalCount}
            onMore={pageInfo.hasNextPage ? () => query.fetchMore({ variables: { after: pageInfo.endCursor } }) : null}
          />
        )
      }
    </ReportBody>
  );
}

const LAYOUT =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm " +
  "md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_7rem] " +
  "print:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_5rem]";

function LateLoan({ loan: ref }: { loan: FragmentType<typeof LateLoans_borrowing> }) {
  const { student, ...loan } = readFragment(LateLoans_borrowing, ref);
  const name = personName(loan.studentName);
  return (
    <div className={LAYOUT}>
      <p className="min-w-0 wrap-anywhere">
        {student ? (
          <Link to={`/admin/students/${student.databaseId}`} className="text-link font-semibold">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block text-xs text-muted tabular-nums">
          {[loan.className, loan.nis].filter(Boolean).join(" · ")}
        </span>
      </p>
      <p className="min-w-0 wrap-anywhere max-md:order-1 print:order-none">
        {loan.bookTitle}
        <span className="block text-xs text-muted tabular-nums">
          {loan.itemCode} · jatuh tempo {formatDate(loan.dueAt)}
        </span>
      </p>
      <div className="flex min-w-0 items-center gap-1 max-md:order-2 max-md:col-span-2 print:order-none print:col-span-1">
        {loan.whatsappUrl !== null && (
          <span className="shrink-0 print:hidden">
            <ChatLink href={loan.whatsappUrl} studentName={name} tabIndex={0} />
          </span>
        )}
        <span className="min-w-0 text-xs wrap-anywhere tabular-nums">
          {student?.phone && (
            <a
              href={`tel:${student.phone.replace(/[^\d+]/gu, "")}`}
              className="text-link flex min-h-11 items-center md:min-h-6 print:min-h-0"
            >
              {student.phone}
            </a>
          )}
          {student?.email && (
            <a
              href={`mailto:${student.email}`}
              className="text-link flex min-h-11 items-center md:min-h-6 print:min-h-0"
            >
              {student.email}
            </a>
          )}
          {!student?.phone && !student?.email && <span className="text-muted">Tanpa kontak</span>}
        </span>
      </div>
      <p className="text-right whitespace-nowrap tabular-nums">
        <span className="font-semibold text-bata">{formatNumber(loan.overdueDays)} hari</span>
        <span className="block text-xs text-muted">{loan.fine > 0 ? formatPrice(loan.fine) : "Tanpa denda"}</span>
      </p>
    </div>
  );
}

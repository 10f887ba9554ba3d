import { Link } from "react-router-dom";
import { chartPoints } from "../../charts/chartPoints";
import { PeriodChart } from "../../charts/PeriodChart";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { ReportBars } from "../ReportBars";
import { NothingYet, ReportCard } from "../ReportCard";
import { monthsBetween } from "../reportMonths";
import { MOST_ROWS, rank, topRowsNote } from "../topRows";

export const LoanFigures_loanReport = graphql(`
  fragment LoanFigures_loanReport on LoanReport {
    from
    countedTo
    perMonth {
      month
      loans
    }
    perClass {
      memberKind {
        id
        name
        attendsClasses
      }
      className
      loans
      borrowers
    }
    perDivision {
      code
      name
      loans
    }
    topTitles {
      book {
        id
        slug
        title
      }
      loans
    }
  }
`);

/** A class of pupils by its name alone; of others, who they are as well. */
function borrowersName({ name, attendsClasses }: { name: string; attendsClasses: boolean }, className: string | null) {
  if (className === null) return attendsClasses ? `${name} tanpa kelas` : name;
  return attendsClasses ? className : `${className} (${name})`;
}

/** What was lent: when, to whom and of what. */
export function LoanFigures({ report: ref }: { report: FragmentType<typeof LoanFigures_loanReport> }) {
  const { from, countedTo, perMonth, perClass, perDivision, topTitles } = readFragment(LoanFigures_loanReport, ref);
  const { unit, points } = chartPoints({
    perDay: [],
    perMonth: monthsBetween(from, countedTo).map((month) => ({
      period: month,
      count: perMonth.find((point) => point.month === month)?.loans ?? 0,
    })),
  });
  const emptyText = "Belum ada peminjaman pada tanggal ini.";
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
      <div className="md:col-span-2 print:col-span-2">
        <ReportCard title="Peminjaman per bulan">
          {perMonth.length === 0 || points.length === 0 ? (
            <NothingYet>{emptyText}</NothingYet>
          ) : (
            <PeriodChart label="Peminjaman" noun="peminjaman" unit={unit} points={points} />
          )}
        </ReportCard>
      </div>
      <ReportBars
        title="Peminjaman per kelas"
        note={topRowsNote(perClass, "kelas")}
        noun="peminjaman"
        rows={perClass.slice(0, MOST_ROWS).map(({ memberKind, className, loans, borrowers }) => ({
          key: `${memberKind.id} ${className ?? ""}`,
          name: (
            <>
              {borrowersName(memberKind, className)}{" "}
              <span className="text-xs whitespace-nowrap text-muted">· {formatNumber(borrowers)} peminjam</span>
            </>
          ),
          count: loans,
        }))}
        emptyText={emptyText}
      />
      <ReportBars
        title="Peminjaman per klasifikasi"
        noun="peminjaman"
        rows={perDivision.map(({ code, name, loans }) => ({
          key: name,
          name: code === null ? name : `${code} ${name}`,
          count: loans,
        }))}
        emptyText={emptyText}
      />
      <div className="md:col-span-2 print:col-span-2">
        <ReportBars
          title="Paling sering dipinjam"
          note={topRowsNote(topTitles, "judul")}
          noun="peminjaman"
          rows={topTitles.slice(0, MOST_ROWS).flatMap(({ book, loans }, index) =>
            book
              ? [
                  {
                    key: book.id,
                    before: rank(index),
                    name: (
                      <Link to={`/books/${encodeURIComponent(book.slug)}`} className="text-link">
                        {book.title}
                      </Link>
                    ),
                    count: loans,
                  },
                ]
              : [],
          )}
          emptyText={emptyText}
        />
      </div>
    </div>
  );
}

import { chartPoints } from "../charts/chartPoints";
import { PeriodChart } from "../charts/PeriodChart";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { StudentKind } from "../gql/graphql";
import { kindLabels } from "../students/studentLabels";
import { ReportTable } from "./ReportTable";

export const LoanFigures_loanReport = graphql(`
  fragment LoanFigures_loanReport on LoanReport {
    from
    countedTo
    perMonth {
      month
      loans
    }
    perClass {
      studentKind
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
        title
      }
      loans
    }
  }
`);

const WITHOUT_CLASS = { ...kindLabels, STUDENT: "Siswa tanpa kelas" };
const MOST_ROWS = 15;

/** Said where a table shows only the first of its rows. */
function noteOf(rows: readonly unknown[], noun: string): string | undefined {
  return rows.length > MOST_ROWS ? `${MOST_ROWS} ${noun} teratas. Selengkapnya ada di CSV.` : undefined;
}

/** A class of pupils by its name alone; of others, who they are as well. */
function borrowersName(kind: StudentKind, className: string | null): string {
  if (className === null) return WITHOUT_CLASS[kind];
  return kind === "STUDENT" ? className : `${className} (${kindLabels[kind]})`;
}

/** Also those in which nothing was lent: `2026-07` and on. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (const date = new Date(`${from.slice(0, 7)}-01T00:00:00Z`); ; date.setUTCMonth(date.getUTCMonth() + 1)) {
    const month = date.toISOString().slice(0, 7);
    if (month > to.slice(0, 7)) return months;
    months.push(month);
  }
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
    <div className="grid items-start gap-3 md:grid-cols-2">
      <section
        aria-labelledby="peminjaman-per-bulan"
        className="rounded-2xl border border-line bg-card px-4 py-3.5 md:col-span-2"
      >
        <h3 id="peminjaman-per-bulan" className="font-serif text-lg font-semibold">
          Peminjaman per bulan
        </h3>
        {perMonth.length === 0 || points.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{emptyText}</p>
        ) : (
          <PeriodChart label="Peminjaman" noun="peminjaman" unit={unit} points={points} />
        )}
      </section>
      <ReportTable
        title="Per kelas"
        note={noteOf(perClass, "kelas")}
        columns={["Kelas", "Peminjam", "Peminjaman"]}
        rows={perClass.slice(0, MOST_ROWS).map(({ studentKind, className, loans, borrowers }) => ({
          key: `${studentKind} ${className ?? ""}`,
          cells: [borrowersName(studentKind, className), formatNumber(borrowers), formatNumber(loans)],
        }))}
        emptyText={emptyText}
      />
      <ReportTable
        title="Per klasifikasi"
        columns={["Klasifikasi", "Peminjaman"]}
        rows={perDivision.map(({ code, name, loans }) => ({
          key: name,
          cells: [code === null ? name : `${code} ${name}`, formatNumber(loans)],
        }))}
        emptyText={emptyText}
      />
      <div className="md:col-span-2">
        <ReportTable
          title="Paling sering dipinjam"
          note={noteOf(topTitles, "judul")}
          columns={["Judul", "Peminjaman"]}
          rows={topTitles
            .slice(0, MOST_ROWS)
            .flatMap(({ book, loans }) => (book ? [{ key: book.id, cells: [book.title, formatNumber(loans)] }] : []))}
          emptyText={emptyText}
        />
      </div>
    </div>
  );
}

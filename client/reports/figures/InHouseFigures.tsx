import { Link } from "react-router-dom";
import { chartPoints } from "../../charts/chartPoints";
import { PeriodChart } from "../../charts/PeriodChart";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { ReportBars } from "../ReportBars";
import { ReportBody } from "../ReportBody";
import { NothingYet, ReportCard } from "../ReportCard";
import { monthsBetween } from "../reportMonths";
import { MOST_ROWS, rank, topRowsNote } from "../topRows";

const InHouseFiguresQuery = graphql(`
  query InHouseFigures($from: Date!, $to: Date!) {
    inHouseReport(from: $from, to: $to) {
      from
      countedTo
      uses
      perMonth {
        month
        uses
      }
      perDivision {
        code
        name
        uses
      }
      perCategory {
        categoryName
        uses
      }
      topTitles {
        book {
          id
          slug
          title
        }
        uses
      }
    }
  }
`);

const NOUN = "kali dibaca";

/** What was read in the library and never lent. */
export function InHouseFigures({ from, to }: { from: string; to: string }) {
  const query = usePageQuery(InHouseFiguresQuery, { from, to }, "none");
  const emptyText = "Belum ada yang dicatat pada tanggal ini.";
  return (
    <ReportBody query={query} failureTitle="Baca di tempat gagal dimuat" height="h-110">
      {({ inHouseReport: { from: first, countedTo, perMonth, perDivision, perCategory, topTitles } }) => {
        const { unit, points } = chartPoints({
          perDay: [],
          perMonth: monthsBetween(first, countedTo).map((month) => ({
            period: month,
            count: perMonth.find((point) => point.month === month)?.uses ?? 0,
          })),
        });
        return (
          <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
            <div className="md:col-span-2 print:col-span-2">
              <ReportCard title="Baca di tempat per bulan">
                {perMonth.length === 0 || points.length === 0 ? (
                  <NothingYet>{emptyText}</NothingYet>
                ) : (
                  <PeriodChart label="Baca di tempat" noun={NOUN} unit={unit} points={points} />
                )}
              </ReportCard>
            </div>
            <ReportBars
              title="Baca di tempat per klasifikasi"
              noun={NOUN}
              rows={perDivision.map(({ code, name, uses }) => ({
                key: name,
                name: code === null ? name : `${code} ${name}`,
                count: uses,
              }))}
              emptyText={emptyText}
            />
            <ReportBars
              title="Baca di tempat per kategori"
              note={topRowsNote(perCategory, "kategori")}
              noun={NOUN}
              rows={perCategory.slice(0, MOST_ROWS).map(({ categoryName, uses }) => ({
                key: categoryName ?? "",
                name: categoryName ?? "Tanpa kategori",
                count: uses,
              }))}
              emptyText={emptyText}
            />
            <div className="md:col-span-2 print:col-span-2">
              <ReportBars
                title="Paling sering dibaca di tempat"
                note={topRowsNote(topTitles, "judul")}
                noun={NOUN}
                rows={topTitles.slice(0, MOST_ROWS).flatMap(({ book, uses }, index) =>
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
                          count: uses,
                        },
                      ]
                    : [],
                )}
                emptyText={emptyText}
              />
            </div>
          </div>
        );
      }}
    </ReportBody>
  );
}

import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { formatPrice } from "../../format/formatPrice";
import { graphql } from "../../gql/gql";
import { named, ReportBars } from "../ReportBars";
import { ReportBody } from "../ReportBody";
import { monthName, monthsBetween } from "../reportMonths";

const AcquisitionReportQuery = graphql(`
  query AcquisitionReport($from: Date!, $to: Date!) {
    acquisitionReport(from: $from, to: $to) {
      from
      countedTo
      titles
      copies
      value
      unpricedCopies
      undatedCopies
      perMonth {
        month
        titles
        copies
        value
        unpricedCopies
      }
      perSource {
        sourceName
        titles
        copies
        value
        unpricedCopies
      }
    }
  }
`);

const NOTHING = { titles: 0, copies: 0, value: 0, unpricedCopies: 0 };

/** How many titles these are, and their cost where it is known. */
function detailOf({ titles, value, unpricedCopies }: Omit<typeof NOTHING, "copies">): string {
  const unpriced = unpricedCopies > 0 ? [`${formatNumber(unpricedCopies)} eksemplar tanpa harga`] : [];
  return [`${formatNumber(titles)} judul`, ...(value > 0 ? [formatPrice(value), ...unpriced] : [])].join(" · ");
}

/** What the library got: when, and how. */
export function AcquisitionFigures({ from, to }: { from: string; to: string }) {
  const query = usePageQuery(AcquisitionReportQuery, { from, to }, "none");
  const emptyText = "Belum ada eksemplar baru pada tanggal ini.";
  return (
    <ReportBody query={query} failureTitle="Pengadaan gagal dimuat" height="h-110">
      {({ acquisitionReport: { perMonth, perSource, undatedCopies, ...report } }) => (
        <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
          <ReportBars
            title="Eksemplar baru per bulan"
            note={[
              `${formatNumber(report.copies)} eksemplar dari ${detailOf(report)}.`,
              ...(undatedCopies > 0
                ? [`${formatNumber(undatedCopies)} eksemplar impor tanpa tanggal perolehan tidak ikut dihitung.`]
                : []),
            ].join(" ")}
            noun="eksemplar"
            rows={monthsBetween(report.from, report.countedTo).map((month) => {
              const totals = perMonth.find((each) => each.month === month) ?? NOTHING;
              return {
                key: month,
                name: named(monthName(month), totals.copies > 0 ? detailOf(totals) : ""),
                count: totals.copies,
              };
            })}
            emptyText={emptyText}
          />
          <ReportBars
            title="Menurut sumber perolehan"
            noun="eksemplar"
            rows={perSource.map(({ sourceName, ...totals }) => ({
              key: sourceName ?? "",
              name: named(sourceName ?? "Sumber tidak disebut", detailOf(totals)),
              count: totals.copies,
            }))}
            emptyText={emptyText}
          />
        </div>
      )}
    </ReportBody>
  );
}

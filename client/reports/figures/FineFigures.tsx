import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { chargeReasonLabels } from "../../circulation/ledger/fineText";
import { formatPrice } from "../../format/formatPrice";
import { graphql } from "../../gql/gql";
import type { ChargeReason } from "../../gql/graphql";
import { named, ReportBars } from "../ReportBars";
import { ReportBody } from "../ReportBody";
import { NothingYet } from "../ReportCard";
import { monthName, monthsBetween } from "../reportMonths";

const FineReportQuery = graphql(`
  query FineReport($from: Date!, $to: Date!) {
    fineReport(from: $from, to: $to) {
      from
      countedTo
      charged
      paid
      refunded
      waived
      replaced
      open
      chargedPerReason {
        reason
        charged
      }
      perMonth {
        month
        charged
        paid
        refunded
        waived
        replaced
      }
    }
  }
`);

const NOTHING = { charged: 0, paid: 0, refunded: 0, waived: 0, replaced: 0 };
type Totals = typeof NOTHING;

/** What became of fines, in the order of their columns in the CSV. */
const KINDS: readonly (readonly [kind: keyof Totals, label: string])[] = [
  ["charged", "Dikenakan"],
  ["paid", "Dibayar"],
  ["refunded", "Pengembalian uang"],
  ["waived", "Dibebaskan"],
  ["replaced", "Ganti buku"],
];

const NO_BREAK = "\u00a0";

/** The rest of what was entered in a month, where there was any. */
function othersOf(totals: Totals): string {
  return KINDS.filter(([kind]) => kind !== "charged" && totals[kind] !== 0)
    .map(([kind, label]) => `${label} ${formatPrice(totals[kind])}`.replaceAll(" ", NO_BREAK))
    .join(" · ");
}

/** What was charged and what became of it. */
export function FineFigures({ from, to }: { from: string; to: string }) {
  const query = usePageQuery(FineReportQuery, { from, to }, "none");
  const emptyText = "Belum ada denda pada tanggal ini.";
  return (
    <ReportBody query={query} failureTitle="Denda gagal dimuat" height="h-110">
      {({ fineReport: { open, chargedPerReason, perMonth, ...report } }) =>
        perMonth.length === 0 && open === 0 ? (
          <NothingYet>{emptyText}</NothingYet>
        ) : (
          <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
            <ReportBars
              title="Denda per bulan"
              rows={monthsBetween(report.from, report.countedTo).map((month) => {
                const totals = perMonth.find((each) => each.month === month) ?? NOTHING;
                return {
                  key: month,
                  name: named(monthName(month), othersOf(totals)),
                  count: totals.charged,
                  text: formatPrice(totals.charged),
                };
              })}
              emptyText={emptyText}
            />
            <div className="grid gap-3">
              <ReportBars
                title="Dikenakan menurut alasan"
                rows={chargedPerReason.map(({ reason, charged }) => ({
                  key: reason,
                  name: chargeReasonLabels[reason.toUpperCase() as ChargeReason],
                  count: charged,
                  text: formatPrice(charged),
                }))}
                emptyText={emptyText}
              />
              <ReportBars
                title="Denda menurut jenis catatan"
                note="Belum lunas dihitung per hari ini, dari denda tanggal mana pun."
                rows={[
                  ...KINDS.map(([kind, label]) => ({
                    key: kind,
                    name: label,
                    count: report[kind],
                    text: formatPrice(report[kind]),
                  })),
                  { key: "open", name: "Belum lunas", count: open, text: formatPrice(open) },
                ]}
                emptyText={emptyText}
              />
            </div>
          </div>
        )
      }
    </ReportBody>
  );
}

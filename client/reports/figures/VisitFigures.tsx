import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { chartPoints } from "../../charts/chartPoints";
import { PeriodChart } from "../../charts/PeriodChart";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { purposeLabels } from "../../visits/purposeLabels";
import { ReportBars } from "../ReportBars";
import { ReportBody } from "../ReportBody";
import { NothingYet, ReportCard } from "../ReportCard";

export const VisitFigures_accreditationReport = graphql(`
  fragment VisitFigures_accreditationReport on AccreditationReport {
    from
    to
    countedTo
    visits {
      students
      classes
      guests
    }
  }
`);

const VisitReportQuery = graphql(`
  query VisitReport($from: Date!, $to: Date!) {
    visitStats(filter: { from: $from, to: $to }) {
      visits
      people
      perDay {
        period
        count
      }
      perMonth {
        period
        count
      }
      perClass {
        className
        count
      }
      perPurpose {
        purpose
        count
      }
    }
  }
`);

/** Who came: when, from which classes and why. People are counted, not entries. */
export function VisitFigures({ report: ref }: { report: FragmentType<typeof VisitFigures_accreditationReport> }) {
  const { from, to, countedTo, visits: kinds } = readFragment(VisitFigures_accreditationReport, ref);
  const query = usePageQuery(VisitReportQuery, { from, to }, "none");
  const emptyText = "Tidak ada pengunjung pada tanggal ini.";
  return (
    <ReportBody query={query} failureTitle="Kunjungan gagal dimuat" height="h-180">
      {({ visitStats: { visits, people, perDay, perMonth, perClass, perPurpose } }) => {
        // What is still to come has no bar.
        const { unit, points } = chartPoints({
          perDay: perDay.filter(({ period }) => period <= countedTo),
          perMonth: perMonth.filter(({ period }) => period <= countedTo.slice(0, 7)),
        });
        return (
          <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
            <div className="md:col-span-2 print:col-span-2">
              <ReportCard
                title={`Pengunjung per ${unit}`}
                note={`${formatNumber(people)} orang dalam ${formatNumber(visits)} kunjungan`}
              >
                {people === 0 || points.length === 0 ? (
                  <NothingYet>{emptyText}</NothingYet>
                ) : (
                  <PeriodChart label="Pengunjung" noun="orang" unit={unit} points={points} />
                )}
              </ReportCard>
            </div>
            <ReportBars
              title="Pengunjung per kelas"
              note="Kelas yang paling sering berkunjung, dari siswa dan rombongan."
              noun="orang"
              rows={perClass.map(({ className, count }) => ({ key: className, name: className, count }))}
              emptyText={emptyText}
            />
            <div className="grid gap-3">
              <ReportBars
                title="Pengunjung menurut jenis"
                noun="orang"
                rows={[
                  { key: "student", name: "Siswa, guru, dan karyawan", count: kinds.students },
                  { key: "class", name: "Rombongan kelas", count: kinds.classes },
                  { key: "guest", name: "Tamu", count: kinds.guests },
                ]}
                emptyText={emptyText}
              />
              <ReportBars
                title="Keperluan"
                noun="orang"
                rows={perPurpose.map(({ purpose, count }) => ({
                  key: purpose ?? "",
                  name: purpose ? purposeLabels[purpose] : "Tidak disebut",
                  count,
                }))}
                emptyText={emptyText}
              />
            </div>
          </div>
        );
      }}
    </ReportBody>
  );
}

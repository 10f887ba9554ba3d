import { formatDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Skeleton } from "../../../ui/Skeleton";
import { purposeLabels } from "../../purposeLabels";
import { chartPoints } from "../../../charts/chartPoints";
import { PeriodChart } from "../../../charts/PeriodChart";
import { RankList } from "./RankList";
import { type VisitsUrlState, visitsHref } from "../visitsUrlState";

const VisitStats_visitStats = graphql(`
  fragment VisitStats_visitStats on VisitStats {
    from
    to
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
`);

const LAYOUT =
  "mb-4 grid items-stretch gap-3 md:grid-cols-2 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,0.85fr)_minmax(0,1.15fr)]";

interface VisitStatsProps {
  stats: FragmentType<typeof VisitStats_visitStats>;
  urlState: VisitsUrlState;
  /** While other figures are about to replace these. */
  isBusy: boolean;
}

/** How many have come in the shown range: when, from which classes and why. */
export function VisitStats({ stats: ref, urlState, isBusy }: VisitStatsProps) {
  const { from, to, visits, people, perDay, perMonth, perClass, perPurpose } = readFragment(VisitStats_visitStats, ref);
  const { unit, points } = chartPoints({ perDay, perMonth });
  return (
    <div aria-busy={isBusy} className={`${LAYOUT} transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}>
      <section aria-labelledby="jumlah-kunjungan" className="stats-card md:max-xl:col-span-2">
        <h2 id="jumlah-kunjungan" className="font-serif text-lg font-semibold tabular-nums">
          {formatNumber(people)} orang dalam {formatNumber(visits)} kunjungan
        </h2>
        <p className="text-sm text-muted">
          {from === to ? formatDate(from) : `${formatDate(from)} sampai ${formatDate(to)}`}, per {unit}
        </p>
        {people === 0 ? (
          <p className="grid h-44 place-items-center text-sm text-muted">Tidak ada pengunjung pada tanggal ini.</p>
        ) : (
          <PeriodChart label="Pengunjung" noun="orang" unit={unit} points={points} />
        )}
      </section>
      <RankList
        title="Kelas"
        emptyText="Kelas dari siswa dan rombongan yang berkunjung akan tampil di sini."
        items={perClass.map(({ className, count }) => ({
          key: className,
          label: className,
          count,
          href: visitsHref({ ...urlState, class_name: className }),
        }))}
      />
      <RankList
        title="Keperluan"
        emptyText="Untuk apa pengunjung datang akan tampil di sini."
        items={perPurpose.map(({ purpose, count }) => ({
          key: purpose ?? "",
          label: purpose ? purposeLabels[purpose] : "Tidak disebut",
          count,
          href: purpose ? visitsHref({ ...urlState, purpose: purpose.toLowerCase() }) : null,
        }))}
      />
    </div>
  );
}

/** As large as the figures that it stands for. */
export function VisitStatsSkeleton() {
  return (
    <div aria-busy="true" className={LAYOUT}>
      <span className="sr-only">Memuat…</span>
      <Skeleton className="h-72 rounded-2xl md:max-xl:col-span-2" />
      <Skeleton className="h-72 rounded-2xl" />
      <Skeleton className="h-72 rounded-2xl" />
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { chartPoints } from "../charts/chartPoints";
import { PeriodChart } from "../charts/PeriodChart";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

export const YearCharts_chartStats = graphql(`
  fragment YearCharts_chartStats on ChartStats {
    borrowingsPerMonth {
      period
      count
    }
    borrowingsPerDay {
      period
      count
    }
    visitsPerMonth {
      period
      count
    }
    visitsPerDay {
      period
      count
    }
  }
`);

const RANGES = [
  { key: "months", label: "12 bulan" },
  { key: "days", label: "30 hari" },
] as const;
type Range = (typeof RANGES)[number]["key"];

/** Borrowings and visits, each with a scale of its own: a school has far more of the one than of the other. */
export function YearCharts({ charts: ref }: { charts: FragmentType<typeof YearCharts_chartStats> }) {
  const { borrowingsPerMonth, borrowingsPerDay, visitsPerMonth, visitsPerDay } = readFragment(
    YearCharts_chartStats,
    ref,
  );
  const [range, setRange] = useState<Range>("months");
  const isByDay = range === "days";
  const borrowings = chartPoints({ perDay: isByDay ? borrowingsPerDay : [], perMonth: borrowingsPerMonth });
  const visits = chartPoints({ perDay: isByDay ? visitsPerDay : [], perMonth: visitsPerMonth });
  return (
    <section aria-labelledby="kegiatan-setahun" className="rounded-2xl border border-line bg-card px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="kegiatan-setahun" className="font-serif text-lg font-semibold">
          {isByDay ? "30 hari terakhir" : "12 bulan terakhir"}
        </h2>
        <div role="group" aria-label="Rentang" className="flex gap-1.5">
          {RANGES.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === range}
              onClick={() => setRange(key)}
              className="filter-tab"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <Panel title="Peminjaman">
        <PeriodChart label="Peminjaman" noun="peminjaman" {...borrowings} />
      </Panel>
      <Panel title="Kunjungan">
        <PeriodChart label="Kunjungan" noun="orang" tone="kunyit" {...visits} />
      </Panel>
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}

export function YearChartsSkeleton() {
  return <Skeleton className="h-124 rounded-2xl" />;
}

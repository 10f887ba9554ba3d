import { Sparkline } from "../charts/Sparkline";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

export const DeskFigures_libraryInfo = graphql(`
  fragment DeskFigures_libraryInfo on LibraryInfo {
    books
    students
    borrowings
    visitsThisMonth
    growth {
      booksThisMonth
      studentsThisMonth
      borrowingsToday
      visitsToday
      booksByMonth {
        period
        count
      }
      studentsByMonth {
        period
        count
      }
    }
    chartData {
      borrowingsPerMonth {
        period
        count
      }
      visitsPerMonth {
        period
        count
      }
    }
  }
`);

/** The server counts what is new no further. */
const MOST_COUNTED = 5_000;

/** The library's four figures, each with its year as a small line and what was added lately. */
export function DeskFigures({
  libraryInfo: ref,
}: {
  libraryInfo: FragmentType<typeof DeskFigures_libraryInfo> | undefined;
}) {
  const info = readFragment(DeskFigures_libraryInfo, ref);
  const growth = info?.growth;
  const charts = info?.chartData;
  const figures = [
    {
      label: "Koleksi Buku",
      value: info?.books,
      added: growth?.booksThisMonth,
      since: "bulan ini",
      months: growth?.booksByMonth,
    },
    {
      label: "Member Aktif",
      value: info?.students,
      added: growth?.studentsThisMonth,
      since: "bulan ini",
      months: growth?.studentsByMonth,
    },
    {
      label: "Peminjaman",
      value: info?.borrowings,
      added: growth?.borrowingsToday,
      since: "hari ini",
      months: charts?.borrowingsPerMonth,
    },
    {
      label: "Kunjungan Bulan Ini",
      value: info?.visitsThisMonth,
      added: growth?.visitsToday,
      since: "hari ini",
      months: charts?.visitsPerMonth,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value, added, since, months }) => (
        <div key={label} className="flex flex-col bg-card px-4 py-3.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-serif text-2xl font-semibold tabular-nums">
              {value === undefined ? <Skeleton className="h-[1.12em] w-20" /> : formatNumber(value)}
            </span>
            <span className="h-7 min-w-16 grow basis-16 sm:max-w-20">{months && <Sparkline points={months} />}</span>
          </dd>
          <dd className={`mt-1 text-xs font-medium tabular-nums ${added ? "text-daun" : "text-muted"}`}>
            {added === undefined ? <Skeleton className="h-[1.55em] w-24" /> : <Added count={added} since={since} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Added({ count, since }: { count: number; since: string }) {
  if (count === 0) return `Tidak ada tambahan ${since}`;
  return (
    <>
      <span aria-hidden="true">▲ </span>
      {count < MOST_COUNTED ? `+${formatNumber(count)} ${since}` : `Lebih dari ${formatNumber(count)} ${since}`}
    </>
  );
}

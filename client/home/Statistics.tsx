import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

export const Statistics_libraryInfo = graphql(`
  fragment Statistics_libraryInfo on LibraryInfo {
    books
    students
    borrowings
    visitsThisMonth
  }
`);

interface StatisticsProps {
  libraryInfo: FragmentType<typeof Statistics_libraryInfo> | undefined;
  isLoading: boolean;
}

export function Statistics({ libraryInfo: ref, isLoading }: StatisticsProps) {
  const info = readFragment(Statistics_libraryInfo, ref);
  const figures = [
    { label: "Koleksi Buku", value: info?.books },
    { label: "Member Aktif", value: info?.students },
    { label: "Peminjaman", value: info?.borrowings },
    { label: "Kunjungan Bulan Ini", value: info?.visitsThisMonth },
  ];
  return (
    <section aria-label="Perpustakaan dalam angka" className="page-width mt-12 md:mt-16">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-card px-5 py-5 md:px-7 md:py-7">
            <dt className="mt-1 text-sm text-muted">{label}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums md:text-3xl">
              {value !== undefined ? formatNumber(value) : isLoading ? <Skeleton className="h-[1.12em] w-20" /> : "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

const LibraryFigures_libraryInfo = graphql(`
  fragment LibraryFigures_libraryInfo on LibraryInfo {
    books
    students
    borrowings
    visitsThisMonth
  }
`);

interface LibraryFiguresProps {
  libraryInfo: FragmentType<typeof LibraryFigures_libraryInfo> | undefined;
  isLoading: boolean;
}

/** The library in four figures. */
export function LibraryFigures({ libraryInfo: ref, isLoading }: LibraryFiguresProps) {
  const info = readFragment(LibraryFigures_libraryInfo, ref);
  const figures = [
    { label: "Koleksi Buku", value: info?.books },
    { label: "Member Aktif", value: info?.students },
    { label: "Peminjaman", value: info?.borrowings },
    { label: "Kunjungan Bulan Ini", value: info?.visitsThisMonth },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-5 py-5 md:px-7 md:py-7">
          <dt className="mt-1 text-sm text-muted">{label}</dt>
          <dd className="font-serif font-semibold tabular-nums text-2xl md:text-3xl">
            {value !== undefined ? formatNumber(value) : isLoading ? <Skeleton className="h-[1.12em] w-20" /> : "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

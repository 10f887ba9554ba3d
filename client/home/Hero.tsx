import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { DEFAULT_LIBRARY_NAME } from "../app/layout/LibraryName";
import { buttonStyle } from "../ui/buttonStyle";
import { HomeSearch } from "./HomeSearch";
import { CoverFan, type CoverFanProps } from "./CoverFan";

export const Hero_libraryInfo = graphql(`
  fragment Hero_libraryInfo on LibraryInfo {
    name
    books
  }
`);

const NAME_STYLE =
  "mt-1 block font-serif text-2xl font-semibold text-balance wrap-break-word min-[22rem]:text-3xl md:text-4xl";

interface HeroProps extends CoverFanProps {
  libraryInfo: FragmentType<typeof Hero_libraryInfo> | undefined;
  isLoading: boolean;
}

export function Hero({ libraryInfo: ref, categories, newest, isLoading }: HeroProps) {
  const info = readFragment(Hero_libraryInfo, ref);
  const collection = info?.books ? `${formatNumber(info.books)} judul` : "buku";
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-10 pt-4 md:pt-10 lg:grid-cols-[1.05fr_1fr]">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="outline-none">
          <span className="block text-muted md:text-lg">Selamat datang di </span>
          <span className={NAME_STYLE}>{info?.name ?? DEFAULT_LIBRARY_NAME}</span>
        </h1>
        <p className="mt-3 max-w-lg text-muted md:text-lg text-pretty">
          {`Temukan ${collection}, dari sastra klasik sampai buku pelajaran. Cari, pinjam, dan baca di sini.`}
        </p>
        <HomeSearch />
        <Link to="/books" className={`${buttonStyle("filled")} mt-4`}>
          Jelajahi Koleksi
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Link>
      </div>
      {(isLoading || newest.length > 0) && <CoverFan categories={categories} newest={newest} />}
    </section>
  );
}

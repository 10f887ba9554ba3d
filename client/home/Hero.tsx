import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { DEFAULT_LIBRARY_NAME } from "../page/library/LibraryName";
import { buttonStyle } from "../ui/buttonStyle";
import { HomeSearch } from "./HomeSearch";
import { HeroShelf, type HeroShelf_book } from "../books/public/HeroShelf";
import { OftenSearchedLine } from "./OftenSearched";

const Hero_libraryInfo = graphql(`
  fragment Hero_libraryInfo on LibraryInfo {
    name
    books
    ...OftenSearched_libraryInfo
  }
`);

const NAME_STYLE = "mt-1 block font-serif text-2xl font-semibold text-balance wrap-break-word md:text-4xl";

interface HeroProps {
  libraryInfo: FragmentType<typeof Hero_libraryInfo> | undefined;
  /** Some of them stand beside the welcome. */
  books: readonly FragmentType<typeof HeroShelf_book>[];
}

export function Hero({ libraryInfo: ref, books }: HeroProps) {
  const info = readFragment(Hero_libraryInfo, ref);
  const collection = info?.books ? `${formatNumber(info.books)} judul` : "buku";
  return (
    <section className="page-width hero-board pt-2 md:pt-4">
      <div className="min-w-0 sm:py-5 xl:pb-0">
        <h1 tabIndex={-1} className="outline-none">
          <span className="block text-muted md:text-lg">Selamat datang di </span>
          <span className={NAME_STYLE}>{info?.name ?? DEFAULT_LIBRARY_NAME}</span>
        </h1>
        <p className="mt-3 max-w-lg text-muted md:text-lg text-pretty">
          {`Temukan ${collection}, dari sastra klasik sampai buku paket. Cari, pinjam, dan baca di sini.`}
        </p>
        <div className="mt-5 flex flex-col items-start gap-3 lg:flex-row">
          <HomeSearch />
          <Link to="/books" className={buttonStyle("filled")}>
            Jelajahi Koleksi
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Link>
        </div>
        <OftenSearchedLine libraryInfo={info} />
      </div>
      <HeroShelf books={books} />
    </section>
  );
}

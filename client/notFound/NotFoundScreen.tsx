import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { BookSearchForm } from "../search/BookSearchForm";
import { SearchField } from "../ui/search/SearchField";
import { PageMeta } from "../page/rendering/PageMeta";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { buttonStyle } from "../ui/buttonStyle";
import { KawungMark } from "../ui/marks/KawungMark";
import { PageHeading } from "../ui/PageHeading";

/** For unknown URLs and missing records: status 404 and links to continue. */
export function NotFoundScreen({ title, children }: { title: string; children: ReactNode }) {
  usePageRequest().setStatus(404);
  return (
    <section className="page-width flex flex-col items-center py-16 text-center md:py-24">
      <PageMeta title={title} description={`${title}. Cari buku di katalog atau kembali ke halaman utama.`} isHidden />
      <KawungMark className="size-16 text-nila" />
      <PageHeading className="mt-8">{title}</PageHeading>
      <p className="mt-4 max-w-md text-muted text-pretty">{children}</p>
      <div className="mt-7 w-full max-w-lg">
        <BookSearchForm>
          <SearchField label="Cari buku" name="search" placeholder="Judul, penulis, ISBN" />
        </BookSearchForm>
      </div>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonStyle("filled")}>
          Ke halaman utama
        </Link>
        <Link to="/books" className={buttonStyle("outlined")}>
          Lihat semua buku
        </Link>
      </div>
    </section>
  );
}

import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { lazy } from "../../page/lazy/lazy";
import { PageMeta } from "../../page/rendering/PageMeta";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { NotFoundScreen } from "../../notFound/NotFoundScreen";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import "./reader.css";

const ReaderPageQuery = graphql(`
  query ReaderPage($slug: String!) {
    book(slug: $slug) {
      id
      slug
      title
      hasDigitalFile
      digitalFile
      viewerCanReadDigitalFile
    }
  }
`);

const waiting = (
  <div className="reader" aria-busy="true">
    <p role="status" className="reader-waiting">
      Membuka buku…
    </p>
  </div>
);
const PdfReader = lazy(() => import("./pdf/PdfReader").then((m) => m.PdfReader), waiting);
const EpubReader = lazy(() => import("./epub/EpubReader").then((m) => m.EpubReader), waiting);

/** A book's digital file, to be read here. */
export function ReaderPage() {
  const { bookSlug: slug = "" } = useParams();
  const { data, failure, retry } = usePageQuery(ReaderPageQuery, { slug }, "none");
  const book = data?.book;
  if (failure === "refused" || (data && !book)) {
    return (
      <NotFoundScreen title="Buku tidak ditemukan">
        Buku di alamat ini tidak ada di katalog. Mungkin judulnya berubah; coba cari dengan kata lain.
      </NotFoundScreen>
    );
  }
  if (!book)
    return failure ? (
      <Message href="/books" title="Baca">
        <LoadFailure title="Buku gagal dimuat" onRetry={retry} />
      </Message>
    ) : (
      waiting
    );
  const { title, hasDigitalFile, digitalFile, viewerCanReadDigitalFile } = book;
  const href = `/books/${book.slug}`;
  const meta = (
    <PageMeta title={`Baca ${title}`} description={`Baca ${title} di layar.`} path={`${href}/read`} isHidden />
  );
  if (!hasDigitalFile) {
    return (
      <Message href={href} title={title}>
        {meta}
        <Notice title="Belum ada versi digital" actions={<BookLink href={href} />}>
          “{title}” hanya ada di rak. Tempatnya tertulis di halaman buku.
        </Notice>
      </Message>
    );
  }
  if (!viewerCanReadDigitalFile || !digitalFile) {
    return (
      <Message href={href} title={title}>
        {meta}
        <Notice
          title="Login untuk membaca"
          actions={
            <>
              <Link to="/login" state={{ from: `${href}/read` }} className={buttonStyle("filled")}>
                Login untuk membaca
              </Link>
              <BookLink href={href} />
            </>
          }
        >
          Versi digital “{title}” hanya untuk anggota dan petugas perpustakaan.
        </Notice>
      </Message>
    );
  }
  const Opened = digitalFile.endsWith(".epub") ? EpubReader : PdfReader;
  return (
    <>
      {meta}
      <noscript>
        <p className="reader-waiting">
          Layar baca memerlukan JavaScript. <a href={digitalFile}>Unduh berkasnya</a>.
        </p>
      </noscript>
      <Opened key={digitalFile} title={title} href={href} file={digitalFile} />
    </>
  );
}

function BookLink({ href }: { href: string }) {
  return (
    <Link to={href} className={buttonStyle("outlined")}>
      Ke halaman buku
    </Link>
  );
}

function Message({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <div className="reader">
      <header className="reader-bar">
        <Link to={href} aria-label="Ke halaman buku" title="Ke halaman buku" className="icon-button">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-serif font-semibold">{title}</h1>
      </header>
      <div className="reader-notice">{children}</div>
    </div>
  );
}

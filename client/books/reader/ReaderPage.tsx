import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { lazy } from "../../page/lazy/lazy";
import { PageMeta } from "../../page/rendering/PageMeta";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { isSound } from "../../format/isSound";
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
      files {
        id
        databaseId
        format
        name
        viewerCanRead
        address
      }
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
const AudioReader = lazy(() => import("./audio/AudioReader").then((m) => m.AudioReader), waiting);
const EpubReader = lazy(() => import("./epub/EpubReader").then((m) => m.EpubReader), waiting);

/** One of a book's files, to be read or heard here: the first, or the one that the address names. */
export function ReaderPage() {
  const { bookSlug: slug = "" } = useParams();
  const [params] = useSearchParams();
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
  const href = `/books/${book.slug}`;
  const files = book.files.filter(({ format }) => format !== "LINK");
  const asked = files.find(({ databaseId }) => String(databaseId) === params.get("file"));
  const file = asked ?? files[0];
  const title = titleOf(book, file, files.length);
  const readPath = `${href}/read${asked ? `?file=${asked.databaseId}` : ""}`;
  const meta = (
    <PageMeta title={`Baca ${title}`} description={`Baca ${title} di layar.`} path={`${href}/read`} isHidden />
  );
  if (!file) {
    return (
      <Message href={href} title={title}>
        {meta}
        <Notice title="Belum ada versi digital" actions={<BookLink href={href} />}>
          “{book.title}” hanya ada di rak. Tempatnya tertulis di halaman buku.
        </Notice>
      </Message>
    );
  }
  const { address } = file;
  if (!file.viewerCanRead || !address) {
    return (
      <Message href={href} title={title}>
        {meta}
        <ForMembers href={href} title={title} readPath={readPath} />
      </Message>
    );
  }
  const Opened = file.format === "EPUB" ? EpubReader : PdfReader;
  const info = { title, href, file: address, fileId: file.id, readPath };
  return (
    <>
      {meta}
      <noscript>
        <p className="reader-waiting">
          Layar baca memerlukan JavaScript. <a href={address}>Unduh berkasnya</a>.
        </p>
      </noscript>
      {isSound(file.format) ? (
        <AudioReader
          {...info}
          title={book.title}
          tracks={files.filter(({ format, viewerCanRead }) => isSound(format) && viewerCanRead)}
        />
      ) : (
        <Opened key={address} {...info} />
      )}
    </>
  );
}

interface ForMembersProps {
  href: string;
  title: string;
  /** Where the login leads back to. */
  readPath: string;
}

function ForMembers({ href, title, readPath }: ForMembersProps) {
  return (
    <Notice
      title="Login untuk membaca"
      actions={
        <>
          <Link to="/login" state={{ from: readPath }} className={buttonStyle("filled")}>
            Login untuk membaca
          </Link>
          <BookLink href={href} />
        </>
      }
    >
      Versi digital “{title}” hanya untuk anggota dan petugas perpustakaan.
    </Notice>
  );
}

/** Of several each has its own name. */
function titleOf(book: { readonly title: string }, file: { readonly name: string } | undefined, count: number): string {
  return count > 1 && file ? `${file.name} · ${book.title}` : book.title;
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

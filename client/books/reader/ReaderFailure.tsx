import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";
import type { ReaderFailureKind } from "./readerFailure";

interface ReaderFailureProps {
  readonly kind: ReaderFailureKind;
  readonly href: string;
  readonly file: string;
  readonly onRetry: () => void;
}

const TEXTS: Readonly<Record<ReaderFailureKind, { readonly title: string; readonly text: string }>> = {
  gone: {
    title: "Berkas tidak ada lagi",
    text: "Berkas digital buku ini sudah dihapus atau diganti. Muat ulang halaman bukunya.",
  },
  login: {
    title: "Silakan login dulu",
    text: "Buku ini hanya untuk anggota. Login sebagai anggota atau petugas untuk membacanya.",
  },
  locked: {
    title: "Berkas ini dikunci",
    text: "Berkas dilindungi kata sandi atau hanya dapat dibuka di aplikasi penjualnya. Tanyakan kepada petugas perpustakaan.",
  },
  broken: {
    title: "Berkas ini rusak",
    text: "Isinya tidak dapat dibuka di sini. Coba unduh, atau beri tahu petugas perpustakaan.",
  },
  offline: {
    title: "Buku gagal dimuat",
    text: "Sambungan internet terputus atau server sedang terganggu. Tunggu sebentar, lalu coba lagi.",
  },
};

/** Why there is nothing to read, with the ways out. */
export function ReaderFailure({ kind, href, file, onRetry }: ReaderFailureProps) {
  const { title, text } = TEXTS[kind];
  return (
    <div className="reader-notice">
      <Notice
        isAlert
        title={title}
        actions={
          <>
            {kind === "offline" && (
              <button type="button" onClick={onRetry} className={buttonStyle("filled")}>
                Coba lagi
              </button>
            )}
            {kind === "login" && (
              <Link to="/login" state={{ from: `${href}/read` }} className={buttonStyle("filled")}>
                Login untuk membaca
              </Link>
            )}
            {(kind === "broken" || kind === "locked") && (
              <a href={file} download className={buttonStyle("filled")}>
                Unduh berkas
              </a>
            )}
            <Link to={href} className={buttonStyle("outlined")}>
              Ke halaman buku
            </Link>
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

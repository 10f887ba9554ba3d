import { Link } from "react-router-dom";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Notice } from "../../../ui/Notice";
import { type BookTableUrlState, bookTableHref, countFilters, withoutFilters } from "./bookTableUrlState";

interface EmptyBookTableProps {
  urlState: BookTableUrlState;
  /** The URL has an impossible filter. */
  isInvalid?: boolean;
}

export function EmptyBookTable({ urlState, isInvalid = false }: EmptyBookTableProps) {
  const search = urlState.search.trim();
  const isFiltered = countFilters(urlState) > 0;
  const canWrite = useCan("CATALOGUE_WRITE");
  if (isInvalid) {
    return (
      <Notice
        title="Filter tidak dikenal"
        actions={
          <Link to="/admin/books" className={buttonStyle("filled")}>
            Lihat semua buku
          </Link>
        }
      >
        Alamat ini memuat filter yang tidak ada. Mulai lagi dari semua buku.
      </Notice>
    );
  }
  if (search === "" && !isFiltered) {
    return (
      <Notice
        title="Belum ada buku"
        actions={
          canWrite && (
            <>
              <Link to="/admin/books/import" className={buttonStyle()}>
                Impor dari berkas
              </Link>
              <Link to="/admin/books/new" className={buttonStyle("filled")}>
                Tambah buku
              </Link>
            </>
          )
        }
      >
        Buku tampil di sini setelah dicatat satu per satu, atau sekaligus dari berkas Excel atau CSV.
      </Notice>
    );
  }
  if (isLikeIsbn(search) && !isFiltered) {
    return (
      <Notice
        title={`Belum ada buku dengan ISBN ${search}`}
        actions={
          <>
            <Link to="/admin/books" className={buttonStyle()}>
              Lihat semua buku
            </Link>
            {canWrite && (
              <Link to={`/admin/books/new?isbn=${encodeURIComponent(search)}`} className={buttonStyle("filled")}>
                Tambah buku ini
              </Link>
            )}
          </>
        }
      >
        Periksa angkanya. Jika benar, tambahkan bukunya: ISBN ini sudah terisi.
      </Notice>
    );
  }
  return (
    <Notice
      title={search ? `Tidak ada buku yang cocok dengan “${search}”` : "Tidak ada buku yang cocok"}
      actions={
        <>
          {isFiltered && (
            <Link to={bookTableHref(withoutFilters(urlState))} className={buttonStyle("filled")}>
              Hapus semua filter
            </Link>
          )}
          <Link to="/admin/books" className={buttonStyle(isFiltered ? "outlined" : "filled")}>
            Lihat semua buku
          </Link>
        </>
      }
    >
      Periksa ejaannya, pakai lebih sedikit kata, atau kurangi filter.
    </Notice>
  );
}

/** Ten or thirteen digits, whatever their check digit: one in six in real data is wrong. */
function isLikeIsbn(text: string): boolean {
  return /^(?:97[89]\d{10}|\d{9}[\dx])$/iu.test(text.replace(/[\s-]/gu, ""));
}

import { Link } from "react-router-dom";
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
  if (isInvalid) {
    return (
      <Notice
        title="Saringan tidak dikenal"
        actions={
          <Link to="/admin/books" className={buttonStyle("filled")}>
            Lihat semua buku
          </Link>
        }
      >
        Alamat ini memuat saringan yang tidak ada. Mulai lagi dari semua buku.
      </Notice>
    );
  }
  if (search === "" && !isFiltered) {
    return (
      <Notice
        title="Belum ada buku"
        actions={
          <>
            <Link to="/admin/books/import" className={buttonStyle()}>
              Impor dari berkas
            </Link>
            <Link to="/admin/books/new" className={buttonStyle("filled")}>
              Tambah buku
            </Link>
          </>
        }
      >
        Buku tampil di sini setelah dicatat satu per satu, atau sekaligus dari berkas CSV.
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
              Atur Ulang saringan
            </Link>
          )}
          <Link to="/admin/books" className={buttonStyle(isFiltered ? "outlined" : "filled")}>
            Lihat semua buku
          </Link>
        </>
      }
    >
      Periksa ejaannya, coba kata yang lebih sedikit, atau longgarkan saringan.
    </Notice>
  );
}

import { Link } from "react-router-dom";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Notice } from "../../../../ui/Notice";
import { type CatalogueUrlState, catalogueHref, withoutFilters } from "../catalogueUrlState";
import { countFilters } from "../../filters/countFilters";

export function NoBooks({ urlState }: { urlState: CatalogueUrlState }) {
  const hasFilters = countFilters(urlState) > 0;
  const search = urlState.search.trim();
  const actions = (
    <>
      {hasFilters && (
        <Link to={catalogueHref(withoutFilters(urlState))} className={buttonStyle("filled")}>
          Hapus semua filter
        </Link>
      )}
      {urlState.isExact && search && (
        <Link to={catalogueHref({ ...urlState, isExact: false, after: null })} className={buttonStyle("outlined")}>
          Cari juga yang mirip
        </Link>
      )}
      {(search || hasFilters) && (
        <Link to="/books" className={buttonStyle(hasFilters ? "outlined" : "filled")}>
          Lihat semua buku
        </Link>
      )}
      {search && (
        <Link to={`/suggestions?title=${encodeURIComponent(search)}`} className={buttonStyle("outlined")}>
          Usulkan buku ini
        </Link>
      )}
    </>
  );
  return (
    <div className="mt-5">
      <Notice
        title={
          search
            ? `Tidak ada buku yang cocok dengan “${search}”`
            : hasFilters
              ? "Tidak ada buku yang cocok"
              : "Koleksi masih kosong"
        }
        actions={actions}
      >
        {hasFilters && "Coba kurangi filter, atau cari di seluruh koleksi."}
        {!hasFilters && search && "Periksa ejaannya, pakai lebih sedikit kata, atau cari nama penulisnya."}
        {!hasFilters && !search && "Buku akan tampil di sini setelah petugas mencatatnya."}
      </Notice>
    </div>
  );
}

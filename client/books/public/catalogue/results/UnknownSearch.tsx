import { NotFoundScreen } from "../../../../notFound/NotFoundScreen";

/** For an address with a filter or a page that the catalogue has not. */
export function UnknownSearch() {
  return (
    <NotFoundScreen title="Pencarian tidak dikenal">
      Alamat ini memuat filter atau halaman yang tidak ada di katalog. Cari lagi, atau mulai dari semua buku.
    </NotFoundScreen>
  );
}

import { NotFoundScreen } from "./NotFoundScreen";

export function NotFoundPage() {
  return (
    <NotFoundScreen title="Halaman tidak ditemukan">
      Alamat ini tidak ada di sini. Mungkin salah ketik, atau halamannya sudah dipindahkan.
    </NotFoundScreen>
  );
}

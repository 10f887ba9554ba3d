import { Link } from "react-router-dom";

/** What a person may ask for, by what this library allows. */
export function PrivacyRights({ mayClearHistory }: { mayClearHistory: boolean }) {
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
        <li>
          <b>Melihat dan mengunduh.</b> Anggota dapat mengunduh semua data tentang dirinya di{" "}
          <Link to="/user-info" className="inline-link">
            Profil Saya
          </Link>
          .
        </li>
        <li>
          <b>Membetulkan.</b> Foto, kontak, dan kata sandi diganti sendiri di Profil Saya; selebihnya minta petugas.
        </li>
        <li>
          <b>Menghapus riwayat.</b>{" "}
          {mayClearHistory
            ? "Tekan “Hapus riwayat” di Profil Saya: nama Anda dihapus dari peminjaman dan reservasi yang sudah selesai."
            : "Perpustakaan ini belum membukanya untuk anggota. Tanya petugas jika perlu."}
        </li>
        <li>
          <b>Menghapus data pribadi.</b> Setelah keanggotaan berakhir dan tidak ada lagi pinjaman, reservasi, atau
          denda, minta petugas menghapusnya. Angka untuk laporan tetap ada, tanpa nama.
        </li>
        <li>
          <b>Tamu</b> dapat meminta petugas membetulkan atau membatalkan kunjungannya di buku tamu.
        </li>
      </ul>
      <p className="mt-4 text-muted">
        Data yang sudah dihapus masih dapat berada di salinan cadangan, yang disimpan sampai sekitar setahun.
      </p>
    </>
  );
}

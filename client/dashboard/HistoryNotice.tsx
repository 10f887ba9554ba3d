import { LaterNotice } from "./LaterNotice";

/** Tells a library that was set up before readers' histories got a time limit by default that it has none. */
export function HistoryNotice() {
  return (
    <LaterNotice
      id="riwayat-pembaca"
      title="Riwayat pembaca disimpan tanpa batas waktu"
      text="Peminjaman dan kunjungan lama masih menyebut nama anggota. Pilih sampai kapan nama itu disimpan. Angka laporan tidak berubah."
      link={{ to: "/admin/settings#privasi", label: "Atur privasi" }}
      storageName="history-notice"
    />
  );
}

import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LaterNotice } from "./LaterNotice";

const HistoryNoticeQuery = graphql(`
  query HistoryNotice {
    settings {
      anonymiseAfterMonths
    }
  }
`);

/** Tells a library from before new ones began to forget that its history has no end, until it has one. */
export function HistoryNotice() {
  const { data } = usePageQuery(HistoryNoticeQuery, {});
  if (data?.settings.anonymiseAfterMonths !== null) return null;
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

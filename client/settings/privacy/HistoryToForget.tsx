import { useQuery } from "@apollo/client/react";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";

const HistoryToForgetQuery = graphql(`
  query HistoryToForget($afterMonths: Int!) {
    historyToForget(afterMonths: $afterMonths) {
      before
      borrowings
      reservations
      visits
    }
  }
`);

interface HistoryToForgetProps {
  months: number;
  /** Typed and not saved yet. */
  isChanged: boolean;
}

/** Says before saving from what the next run takes names, since nothing brings them back. */
export function HistoryToForget({ months, isChanged }: HistoryToForgetProps) {
  const { data, error } = useQuery(HistoryToForgetQuery, {
    variables: { afterMonths: months },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.historyToForget;
  return (
    <div
      role="status"
      className={`rounded-xl px-4 py-3 text-sm text-pretty ${isChanged ? "bg-kunyit-soft text-on-kunyit" : "bg-wash"}`}
    >
      {!found && (error ? "Jumlahnya gagal dihitung. Muat ulang halaman ini untuk mencoba lagi." : "Menghitung…")}
      {found && (
        <>
          <p className="font-semibold">
            Setelah {formatNumber(months)} bulan, nama yang dihapus tidak dapat dipulihkan.
          </p>
          <p className="mt-1">
            {isEmpty(found)
              ? `Saat ini tidak ada riwayat sebelum ${formatDate(found.before)}.`
              : `Penghapusan pertama malam ini: ${countsOf(found)} sebelum ${formatDate(found.before)}.`}
          </p>
        </>
      )}
    </div>
  );
}

interface Counts {
  borrowings: number;
  reservations: number;
  visits: number;
}

function isEmpty({ borrowings, reservations, visits }: Counts): boolean {
  return borrowings + reservations + visits === 0;
}

function countsOf({ borrowings, reservations, visits }: Counts): string {
  return [
    `${formatNumber(borrowings)} peminjaman`,
    `${formatNumber(reservations)} reservasi`,
    `${formatNumber(visits)} kunjungan`,
  ].join(", ");
}

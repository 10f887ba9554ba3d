import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import type { ShownSet } from "./classSetDocuments";
import { countLines, isOut, whomText } from "./setLines";

/** What the printer gets instead of the screen: who lacks which copy, with room to tick it off. */
export function MissingSheet({ set }: { set: ShownSet }) {
  const today = useLibraryToday();
  const { out } = countLines(set.entries);
  const missing = set.entries.filter((line) => isOut(line) || line.borrowing?.status === "LOST");
  if (missing.length === 0) return null;
  return (
    <div className="print-alone by-print only-print">
      <h2 className="only-print font-serif text-lg font-semibold">Belum kembali: {set.bookTitle}</h2>
      <p className="only-print mb-3 text-sm">
        {whomText(set)} · jatuh tempo {formatDate(set.dueAt)} · {formatNumber(out)} dari {formatNumber(set.lentCount)} ·
        per {formatDate(today)}
      </p>
      <div className="ledger-table">
        <table>
          <thead>
            <tr>
              <th>No.</th>
              <th>Nama</th>
              <th>NIS / No. anggota</th>
              <th>Kode eksemplar</th>
              <th>Keterangan</th>
              <th>Kembali</th>
            </tr>
          </thead>
          <tbody>
            {missing.map(({ borrowing, studentName, nis }, place) => (
              <tr key={borrowing?.id ?? nis}>
                <td>{place + 1}</td>
                <td>{studentName}</td>
                <td>{nis}</td>
                <td>{borrowing?.itemCode}</td>
                <td>
                  {borrowing?.status === "LOST"
                    ? "Hilang"
                    : borrowing?.status === "OVERDUE"
                      ? `Terlambat ${borrowing.overdueDays} hari`
                      : ""}
                </td>
                <td>☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

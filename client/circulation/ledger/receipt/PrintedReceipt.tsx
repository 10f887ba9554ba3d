import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatPrice } from "../../../format/formatPrice";
import { formatDateTime } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { fineDetail, fineTitle } from "../fineText";
import type { ReceiptPaper } from "./receiptPaper";
import { ReceiptSheet } from "./ReceiptSheet";

const PrintedReceipt_receipt = graphql(`
  fragment PrintedReceipt_receipt on Receipt {
    number
    kind
    studentName
    nis
    className
    amount
    madeAt
    madeBy
    entries {
      id
      amount
      isReversed
      fine {
        id
        bookTitle
        itemCode
        reason
        chargeReason
      }
    }
  }
`);

interface PrintedReceiptProps {
  receipt: FragmentType<typeof PrintedReceipt_receipt>;
  paper: ReceiptPaper;
}

/** The receipt of a payment, or of money that was given back. */
export function PrintedReceipt({ receipt: ref, paper }: PrintedReceiptProps) {
  const receipt = readFragment(PrintedReceipt_receipt, ref);
  const timeZone = useLibraryTimeZone();
  const { number, kind, studentName, nis, className, amount, madeAt, madeBy, entries } = receipt;
  const isRefund = kind === "REFUND";
  return (
    <ReceiptSheet
      label={`Kuitansi ${number}`}
      title={isRefund ? "Bukti pengembalian uang denda" : "Kuitansi pembayaran denda"}
      paper={paper}
    >
      <dl className="receipt-facts">
        <dt>No.</dt>
        <dd className="tabular-nums">{number}</dd>
        <dt>Tanggal</dt>
        <dd className="tabular-nums">{formatDateTime(madeAt, timeZone)}</dd>
        <dt>Anggota</dt>
        <dd>
          {studentName}
          <span className="block tabular-nums">{[className, `No. anggota ${nis}`].filter(Boolean).join(" · ")}</span>
        </dd>
      </dl>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">Denda</th>
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, amount: part, isReversed, fine }) => (
            <tr key={id} className={`align-top ${isReversed ? "line-through" : ""}`}>
              <td className="py-[0.2em] pr-[1em] wrap-anywhere">
                {fine ? fineTitle(fine) : "Denda"}
                {fine && (
                  <span className="block opacity-80">
                    {[fineDetail(fine), fine.itemCode].filter(Boolean).join(" · ")}
                  </span>
                )}
                {isReversed && <span className="block">Diurungkan</span>}
              </td>
              <td className="py-[0.2em] text-right whitespace-nowrap tabular-nums">{formatPrice(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="receipt-total">
            <th scope="row" className="text-left">
              {isRefund ? "Pengembalian uang" : "Dibayar"}
            </th>
            <td className="text-right whitespace-nowrap tabular-nums">{formatPrice(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-[1em]">Petugas: {madeBy}</p>
      <p className="mt-[0.5em] text-center opacity-80">Terima kasih. Simpan kuitansi ini.</p>
    </ReceiptSheet>
  );
}

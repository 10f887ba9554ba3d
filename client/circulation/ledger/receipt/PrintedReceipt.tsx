import { useRef } from "react";
import { useLibraryName } from "../../../app/layout/LibraryName";
import { useLibraryTimeZone } from "../../../app/layout/LibraryTimeZone";
import { formatPrice } from "../../../format/formatPrice";
import { formatDateTime } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useSheetSize } from "../../../labels/paper/useSheetSize";
import { fineDetail, fineTitle } from "../fineText";
import { RECEIPT_PAPERS, type ReceiptPaper } from "./receiptPaper";
import { useHeight } from "./useHeight";

export const PrintedReceipt_receipt = graphql(`
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

/** A receipt as the printer gets it, on screen as wide as on paper. */
export function PrintedReceipt({ receipt: ref, paper }: PrintedReceiptProps) {
  const receipt = readFragment(PrintedReceipt_receipt, ref);
  const libraryName = useLibraryName();
  const timeZone = useLibraryTimeZone();
  const place = useRef<HTMLElement>(null);
  const measured = useHeight(place);
  const { width, height } = RECEIPT_PAPERS.find(({ value }) => value === paper) ?? RECEIPT_PAPERS[0];
  // A roll is cut where the receipt ends.
  useSheetSize(width, height ?? Math.max(measured, 1));
  const { number, kind, studentName, nis, className, amount, madeAt, madeBy, entries } = receipt;
  const isRefund = kind === "REFUND";
  return (
    <article ref={place} aria-label={`Kuitansi ${number}`} className={`receipt receipt-${paper}`}>
      <header className="text-center">
        <p className="font-serif text-[1.25em] leading-tight font-semibold text-balance wrap-anywhere">{libraryName}</p>
        <p>{isRefund ? "Bukti pengembalian uang denda" : "Kuitansi pembayaran denda"}</p>
      </header>
      <dl className="receipt-facts">
        <dt>No.</dt>
        <dd className="tabular-nums">{number}</dd>
        <dt>Tanggal</dt>
        <dd className="tabular-nums">{formatDateTime(madeAt, timeZone)}</dd>
        <dt>Siswa</dt>
        <dd>
          {studentName}
          <span className="block tabular-nums">{[className, `NIS ${nis}`].filter(Boolean).join(" · ")}</span>
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
              {isRefund ? "Dikembalikan" : "Dibayar"}
            </th>
            <td className="text-right whitespace-nowrap tabular-nums">{formatPrice(amount)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-[1em]">Petugas: {madeBy}</p>
      <p className="mt-[0.5em] text-center opacity-80">Terima kasih. Simpan kuitansi ini.</p>
    </article>
  );
}

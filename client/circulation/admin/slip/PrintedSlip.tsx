import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { personName } from "../../../format/personName";
import { formatDateTime } from "../../../format/wallClock";
import { graphql } from "../../../gql/gql";
import type { PrintedSlip_BorrowingFragment } from "../../../gql/graphql";
import { useViewer } from "../../../session/useViewer";
import { ReceiptSheet } from "../../ledger/receipt/ReceiptSheet";
import type { ReceiptPaper } from "../../ledger/receipt/receiptPaper";

export const PrintedSlip_borrowing = graphql(`
  fragment PrintedSlip_borrowing on Borrowing {
    id
    bookTitle
    itemCode
    studentName
    nis
    className
    borrowedAt
    dueAt
    returnedAt
    fine
  }
`);

type Loan = PrintedSlip_BorrowingFragment;

interface PrintedSlipProps {
  /** Loans of one student, at least one. */
  loans: readonly Loan[];
  paper: ReceiptPaper;
}

/** What was lent and what came back, with what is due when. */
export function PrintedSlip({ loans, paper }: PrintedSlipProps) {
  const timeZone = useLibraryTimeZone();
  const { viewer } = useViewer();
  const lent = loans.filter(({ returnedAt }) => !returnedAt);
  const returned = loans.filter(({ returnedAt }) => returnedAt);
  const [first] = loans;
  const acts = [lent.length > 0 && "peminjaman", returned.length > 0 && "pengembalian"].filter(Boolean);
  const title = `Bukti ${acts.join(" dan ")}`;
  const last = loans.map(({ borrowedAt, returnedAt }) => returnedAt ?? borrowedAt).sort();
  return (
    <ReceiptSheet label={title} title={title} paper={paper}>
      <dl className="receipt-facts">
        <dt>Tanggal</dt>
        <dd className="tabular-nums">{formatDateTime(last.at(-1) ?? "", timeZone)}</dd>
        <dt>Anggota</dt>
        <dd>
          {personName(first?.studentName)}
          <span className="block tabular-nums">
            {[first?.className, first?.nis && `No. anggota ${first.nis}`].filter(Boolean).join(" · ")}
          </span>
        </dd>
      </dl>
      <SlipPart heading="Dipinjam" loans={lent} noteOf={({ dueAt }) => `jatuh tempo ${formatDate(dueAt)}`} />
      <SlipPart
        heading="Dikembalikan"
        loans={returned}
        noteOf={({ fine }) => (fine > 0 ? `denda ${formatPrice(fine)}` : "diterima")}
      />
      {viewer && <p className="mt-[1em]">Petugas: {viewer.username}</p>}
      <p className="mt-[0.5em] text-center opacity-80">Terima kasih. Simpan bukti ini.</p>
    </ReceiptSheet>
  );
}

interface SlipPartProps {
  heading: string;
  loans: readonly Loan[];
  noteOf: (loan: Loan) => string;
}

function SlipPart({ heading, loans, noteOf }: SlipPartProps) {
  if (loans.length === 0) return null;
  return (
    <section className="mt-[0.6em]">
      <h2 className="font-semibold">
        {heading} ({loans.length})
      </h2>
      <ul>
        {loans.map((loan) => (
          <li key={loan.id} className="py-[0.2em] wrap-anywhere">
            {loan.bookTitle}
            <span className="flex flex-wrap justify-between gap-x-[1em] tabular-nums">
              <span className="opacity-80">{loan.itemCode}</span>
              <b className="font-semibold">{noteOf(loan)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from "react";
import { formatPrice } from "../../format/formatPrice";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { ChargeReason } from "../../gql/graphql";

export const MyFines_student = graphql(`
  fragment MyFines_student on Student {
    id
    balance
    fines(first: 20, status: OPEN) {
      nodes {
        id
        bookTitle
        chargeReason
        openAmount
      }
    }
    lateLoans: borrowings(first: 20, status: OVERDUE) {
      nodes {
        id
        bookTitle
        overdueDays
        fine
      }
    }
  }
`);

const REASONS: Readonly<Record<ChargeReason, string>> = {
  LATE: "terlambat",
  LOST: "hilang",
  DAMAGED: "rusak",
  MEMBERSHIP: "biaya keanggotaan",
  OTHER: "lainnya",
};

/** What the student owes, with what late loans cost so far; nothing is shown where nothing is owed. */
export function MyFines({ student: ref }: { student: FragmentType<typeof MyFines_student> }) {
  const student = readFragment(MyFines_student, ref);
  const running = student.lateLoans.nodes.filter(({ fine }) => fine > 0);
  const total = running.reduce((sum, { fine }) => sum + fine, student.balance);
  if (total === 0) return null;
  return (
    <section aria-labelledby="denda">
      <h2 id="denda" className="font-serif text-xl font-semibold">
        Denda
      </h2>
      <div className="mt-3 overflow-hidden rounded-2xl border border-line bg-card">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 px-4 py-3.5">
          <p>
            <span className="block text-sm text-muted">Tunggakan</span>
            <strong className="font-serif text-2xl font-semibold text-bata tabular-nums">{formatPrice(total)}</strong>
          </p>
          <p className="max-w-32 text-right text-sm text-muted text-balance">Bayar di meja sirkulasi</p>
        </div>
        <ul>
          {running.map(({ id, bookTitle, overdueDays, fine }) => (
            <FineLine key={id} amount={fine}>
              {bookTitle}, {overdueDays} hari <span className="text-muted">· berjalan</span>
            </FineLine>
          ))}
          {student.fines.nodes.map(({ id, bookTitle, chargeReason, openAmount }) => (
            <FineLine key={id} amount={openAmount}>
              {bookTitle ?? "Denda"} <span className="text-muted">· {REASONS[chargeReason]}</span>
            </FineLine>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FineLine({ amount, children }: { amount: number; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 text-sm">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <strong className="shrink-0 tabular-nums">{formatPrice(amount)}</strong>
    </li>
  );
}

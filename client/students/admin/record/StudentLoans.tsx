import { CalendarClock } from "lucide-react";
import { LoanLines, type LoanCommands } from "../../../circulation/admin/desk/LoanLines";
import { useFocusKept } from "../../../circulation/useFocusKept";
import { useRenewAll } from "../../../circulation/admin/useRenewAll";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";

export const StudentLoans_student = graphql(`
  fragment StudentLoans_student on Student {
    id
    mostLoans
    borrowings(status: OPEN, first: 30) {
      totalCount
      nodes {
        id
        bookTitle
        countsToLimit
        overdueDays
        renewalCount
        mostRenewals
        ...DeskLoan_borrowing
      }
    }
  }
`);

interface StudentLoansProps {
  student: FragmentType<typeof StudentLoans_student>;
  /** Null where the viewer may only read. */
  commands: LoanCommands | null;
}

/** What the student has out, with all that the desk can do about it. */
export function StudentLoans({ student: ref, commands }: StudentLoansProps) {
  const { mostLoans, borrowings } = readFragment(StudentLoans_student, ref);
  const { totalCount, nodes } = borrowings;
  const counting = nodes.filter(({ countsToLimit }) => countsToLimit).length;
  // The others have something to be confirmed, which is asked one by one.
  const renewable = nodes.filter(({ overdueDays, renewalCount, mostRenewals }) => {
    return overdueDays === 0 && renewalCount < mostRenewals;
  });
  const { renewAll, isBusy } = useRenewAll();
  const offersAll = commands !== null && (renewable.length > 1 || isBusy);
  const place = useFocusKept<HTMLElement>(`${nodes.map(({ id }) => id).join(" ")} ${offersAll}`);
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="dipinjam" className="desk-card overflow-clip outline-none">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 id="dipinjam" className="font-serif text-lg font-semibold">
          Sedang dipinjam
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {counting} dari {mostLoans}
        </p>
        {offersAll && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={({ detail }) => {
              // The second click of a double one means no second renewal.
              if (detail < 2) void renewAll(renewable);
            }}
            className={`needs-script ml-auto ${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
          >
            <CalendarClock aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {isBusy ? "Memperpanjang…" : "Perpanjang semua"}
          </button>
        )}
      </div>
      {nodes.length === 0 ? (
        <p className="border-t border-line px-4 py-4 text-sm text-muted">Tidak ada buku yang sedang dipinjam.</p>
      ) : (
        <LoanLines loans={nodes} newCode={null} commands={commands} />
      )}
      {totalCount > nodes.length && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          dan {totalCount - nodes.length} pinjaman lagi
        </p>
      )}
    </section>
  );
}

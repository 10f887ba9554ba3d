import { ArrowRight, Banknote, Bookmark } from "lucide-react";
import { Link } from "react-router-dom";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { formatDate, formatNearDay } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { readFragment } from "../../../gql/fragment-masking";
import type { DeskLoan_BorrowingFragment } from "../../../gql/graphql";
import { statusOn } from "../../../format/studentLabels";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Pill } from "../../../ui/Pill";
import { memberNumber } from "../../../format/memberNumber";
import { StudentPhoto } from "../../../users/photo/StudentPhoto";
import { DeskLoan_borrowing, DeskStudent_student, DeskStudentQuery } from "./deskDocuments";
import type { ReservingStudent } from "../reservations/ReserveSheet";
import { type LoanCommands, LoanLines } from "./LoanLines";

interface StudentCardProps {
  studentId: string;
  newCode: string | null;
  commands: LoanCommands;
  onFines: (studentId: string) => void;
  onReserve: (student: ReservingStudent) => void;
  onDone: () => void;
}

/** The student who is scanned for, with all that is out. */
export function StudentCard({ studentId, newCode, commands, onFines, onReserve, onDone }: StudentCardProps) {
  const { data, previousData } = usePageQuery(DeskStudentQuery, { id: studentId });
  const student = readFragment(DeskStudent_student, data?.student ?? previousData?.student);
  const today = useLibraryToday();
  if (!student) return <section aria-label="Anggota" aria-busy="true" className="desk-card min-h-44" />;
  const { name, memberKind, nis, className, status, expiresAt, mostLoans, borrowings, balance, reservations } = student;
  const loans = readFragment(DeskLoan_borrowing, borrowings.nodes);
  const unseen = borrowings.totalCount - loans.length;
  const shownStatus = statusOn(student, today);
  const isEnded = expiresAt !== null && expiresAt < today;
  return (
    <section aria-label="Anggota" className="desk-card">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <StudentPhoto student={student} className="size-12 rounded-full sm:size-15" sizes="3.75rem" />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-serif text-xl font-semibold">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {status !== "ACTIVE" && <Pill tone={shownStatus.tone}>{shownStatus.text}</Pill>}
          </h2>
          <p className="text-sm text-muted">
            {className && <b className="font-semibold text-ink">{className} · </b>}
            <span className="tabular-nums">{memberNumber(memberKind, nis)}</span>
            {expiresAt && (
              <span className={isEnded ? "font-semibold text-bata" : ""}>
                {isEnded ? " · berakhir " : " · s.d. "}
                {formatDate(expiresAt)}
              </span>
            )}
          </p>
        </div>
        <LoanMeter loans={loans} most={mostLoans} balance={balance} />
        <button type="button" onClick={onDone} className={buttonStyle("outlined", "compact")}>
          Selesai
          <kbd aria-hidden="true" className="key max-lg:hidden">
            Esc
          </kbd>
        </button>
      </div>
      {loans.length === 0 ? (
        <p className="border-t border-line px-4 py-4 text-sm text-muted">
          Tidak ada pinjaman. Pindai buku untuk meminjamkannya.
        </p>
      ) : (
        <LoanLines loans={borrowings.nodes} newCode={newCode} commands={commands} />
      )}
      {unseen > 0 && <p className="border-t border-line px-4 py-2 text-sm text-muted">dan {unseen} pinjaman lagi</p>}
      {reservations.nodes.map((reservation) => (
        <ReadyReservation key={reservation.id} {...reservation} />
      ))}
      <StudentActs
        student={student}
        onFines={() => onFines(studentId)}
        onReserve={() => onReserve({ id: studentId, name })}
      />
    </section>
  );
}

interface StudentActsProps {
  student: { databaseId: number; balance: number };
  onFines: () => void;
  onReserve: () => void;
}

/** What the desk does for the student besides lending, as far as the role goes. */
function StudentActs({ student: { databaseId, balance }, onFines, onReserve }: StudentActsProps) {
  const seesFines = useCan("FINES_READ");
  const seesMembers = useCan("STUDENTS_READ");
  return (
    <div className="flex flex-wrap items-center gap-x-1 border-t border-line px-2 py-1.5">
      {seesFines && (
        <button type="button" onClick={onFines} className={buttonStyle("quiet", "compact")}>
          <Banknote aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {balance > 0 ? "Terima pembayaran" : "Denda"}
        </button>
      )}
      <button type="button" onClick={onReserve} className={buttonStyle("quiet", "compact")}>
        <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Reservasi
      </button>
      {seesMembers && (
        <Link to={`/admin/students/${databaseId}`} className={`ml-auto ${buttonStyle("quiet", "compact")}`}>
          Buka halaman anggota
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      )}
    </div>
  );
}

interface ReadyReservationProps {
  bookTitle: string;
  itemCode?: string | null;
  keptUntil?: string | null;
}

/** A copy lies at the desk for this student. */
function ReadyReservation({ bookTitle, itemCode, keptUntil }: ReadyReservationProps) {
  return (
    <p className="flex items-center gap-3 border-t border-line bg-nila-soft px-4 py-2.5 text-sm">
      <Bookmark aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-nila" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">Reservasi siap: {bookTitle}</b>{" "}
        <span className="text-muted">
          {[itemCode, keptUntil && `disimpan sampai ${formatNearDay(keptUntil)}`].filter(Boolean).join(" · ")}
        </span>
      </span>
    </p>
  );
}

/** Beyond this many, only the numbers are told. */
const MOST_BARS = 8;

interface LoanMeterProps {
  loans: readonly DeskLoan_BorrowingFragment[];
  most: number;
  /** The sum of all open fines. */
  balance: number;
}

function LoanMeter({ loans, most, balance }: LoanMeterProps) {
  const counting = loans.filter(({ countsToLimit }) => countsToLimit);
  const late = counting.filter(({ overdueDays }) => overdueDays > 0).length;
  const bars = Math.max(most, counting.length);
  return (
    <div className="text-sm max-sm:order-last max-sm:col-span-3 max-sm:flex max-sm:items-center max-sm:gap-3 sm:text-right">
      {bars <= MOST_BARS && (
        <span aria-hidden="true" className="flex gap-1 sm:mb-1 sm:justify-end">
          {Array.from({ length: bars }, (_, bar) => (
            <span
              key={bar}
              className={`h-2 w-5.5 rounded-full ${bar < late ? "bg-bata" : bar < counting.length ? "bg-nila" : "bg-line"}`}
            />
          ))}
        </span>
      )}
      <p className="font-semibold tabular-nums">
        {counting.length} dari {most} pinjaman
      </p>
      {balance > 0 && <p className="text-xs font-semibold text-bata tabular-nums">Denda {formatPrice(balance)}</p>}
    </div>
  );
}

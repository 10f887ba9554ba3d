import { ArrowLeftRight, BookPlus, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { personName } from "../../format/personName";
import { wallClock } from "../../format/wallClock";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill, type PillTone } from "../../ui/Pill";
import type { SetLine, ShownSet } from "./classSetDocuments";
import { countLines, isOut, whomText } from "./setLines";

interface SwappedLoan {
  readonly id: string;
  readonly name: string;
  readonly itemCode: string;
}

interface SetLinesProps {
  set: ShownSet;
  /** Whose copy is being swapped. */
  swapped: SwappedLoan | null;
  onSwap: ((loan: SwappedLoan | null) => void) | null;
  onSwapWith: (other: SwappedLoan) => void;
  onGive: ((studentId: string) => void) | null;
  onReturn: ((itemCode: string) => void) | null;
  /** Other lines are shown than before. */
  onNarrowed: () => void;
}

/** The class with who has which copy, who has brought it back, and who has had none. */
export function SetLines({ set, swapped, onSwap, onSwapWith, onGive, onReturn, onNarrowed }: SetLinesProps) {
  const [isOnlyOut, setIsOnlyOut] = useState(false);
  const { out } = countLines(set.entries);
  const lines = isOnlyOut ? set.entries.filter(isOut) : set.entries;
  return (
    <section aria-labelledby="daftar-set" className="desk-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
        <h2 id="daftar-set" className="font-serif text-lg font-semibold">
          {whomText(set)}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
          <span>
            Belum kembali: {formatNumber(out)} dari {formatNumber(set.lentCount)}
          </span>
          <label className="needs-script flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={isOnlyOut}
              onChange={({ target }) => {
                setIsOnlyOut(target.checked);
                onNarrowed();
              }}
              className="size-4 accent-nila"
            />
            Hanya buku yang belum kembali
          </label>
        </div>
      </div>
      {swapped && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-nila-soft px-4 py-2 text-sm"
        >
          <span>
            Buku <b className="font-semibold">{swapped.name}</b> ({swapped.itemCode}) tertukar dengan milik siapa?
          </span>
          <button type="button" onClick={() => onSwap?.(null)} className={buttonStyle("outlined", "compact")}>
            Batal
          </button>
        </div>
      )}
      {lines.length === 0 ? (
        <p className="px-4 py-5 text-sm text-muted">
          {set.lentCount === 0 ? "Belum ada buku yang dibagikan." : "Semua buku sudah kembali."}
        </p>
      ) : (
        <ol>
          {lines.map((line) => (
            <Line
              key={line.borrowing?.id ?? line.nis}
              line={line}
              ofClass={set.className}
              swapped={swapped}
              onSwap={onSwap}
              onSwapWith={onSwapWith}
              onGive={onGive}
              onReturn={onReturn}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps extends Omit<SetLinesProps, "set" | "onNarrowed"> {
  line: SetLine;
  ofClass: string | null;
}

function Line({ line, ofClass, swapped, onSwap, onSwapWith, onGive, onReturn }: LineProps) {
  const { studentName, nis, className, isInClass, student, borrowing } = line;
  const name = personName(studentName);
  const status = useLineStatus(line);
  const loan = borrowing ? { id: borrowing.id, name, itemCode: borrowing.itemCode } : null;
  const canSwap = onSwap !== null && loan !== null && nis !== null && borrowing?.status !== "LOST";
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-1.5 text-sm last:border-b-0 sm:grid-cols-[minmax(0,1fr)_5.5rem_9rem_5.5rem]">
      <span className="min-w-0">
        {student ? (
          <Link to={`/admin/students/${student.databaseId}`} className="font-medium text-link wrap-anywhere">
            {name}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere">{name}</span>
        )}
        <span className="block truncate text-xs text-muted tabular-nums">
          {nis}
          {ofClass !== null &&
            nis !== null &&
            !isInClass &&
            ` · ${className === null ? "tidak di kelas ini lagi" : `sekarang ${className}`}`}
        </span>
      </span>
      <span className="tabular-nums max-sm:text-right">{borrowing?.itemCode ?? ""}</span>
      <span className="max-sm:row-start-2">
        <Pill tone={status.tone}>{status.text}</Pill>
      </span>
      <span className="flex justify-end gap-1 max-sm:row-start-2">
        {swapped && loan ? (
          loan.id !== swapped.id &&
          canSwap && (
            <button type="button" onClick={() => onSwapWith(loan)} className={buttonStyle("filled", "compact")}>
              Tukar
              <span className="sr-only"> dengan {name}</span>
            </button>
          )
        ) : (
          <>
            {onReturn && loan && isOut(line) && (
              <IconButton label={`Kembalikan ${loan.itemCode} dari ${name}`} onClick={() => onReturn(loan.itemCode)}>
                <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </IconButton>
            )}
            {onGive && student && !isOut(line) && (
              <IconButton label={`Beri buku berikutnya kepada ${name}`} onClick={() => onGive(student.id)}>
                <BookPlus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </IconButton>
            )}
            {canSwap && (
              <IconButton label={`Tukar buku ${name}`} onClick={() => onSwap(loan)}>
                <ArrowLeftRight aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </IconButton>
            )}
          </>
        )}
      </span>
    </li>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" title={label} aria-label={label} onClick={onClick} className="icon-button needs-script">
      {children}
    </button>
  );
}

function useLineStatus({ borrowing }: SetLine): { text: string; tone: PillTone } {
  const timeZone = useLibraryTimeZone();
  const today = useLibraryToday();
  if (!borrowing) return { text: "Belum mendapat", tone: "quiet" };
  switch (borrowing.status) {
    case "ON_LOAN":
      return { text: "Dibawa", tone: "plain" };
    case "OVERDUE":
      return { text: `Terlambat ${borrowing.overdueDays} hari`, tone: "wrong" };
    case "LOST":
      return { text: "Hilang", tone: "wrong" };
    case "RETURNED": {
      const { day, time } = wallClock(borrowing.returnedAt ?? "", timeZone);
      return { text: `Kembali ${day === today ? time : formatDate(day)}`, tone: "good" };
    }
  }
}

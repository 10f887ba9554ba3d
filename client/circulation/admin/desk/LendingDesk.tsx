import { IdCard } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { lazy } from "../../../app/lazy/lazy";
import type { ConfirmedRequest, FineAsk } from "../answers/Answer";
import { AnswerCard } from "../answers/AnswerCard";
import { AnswerList } from "../answers/AnswerList";
import type { ReservingStudent } from "../reservations/ReserveSheet";
import { isGathering, lastUndoable } from "./deskState";
import { DeskStatus } from "./DeskStatus";
import type { LoanCommands } from "./LoanLines";
import { ScanField } from "./ScanField";
import type { Desk } from "./useDesk";
import { UnsettledScans, WaitingScans } from "../waiting/waitingParts";
import { useFieldFocus } from "./useFieldFocus";

/** Nobody is chosen at first; it is there before anybody is, also if the network goes away then. */
const loadStudentCard = () => import("./StudentCard").then((m) => m.StudentCard);
const StudentCard = lazy(
  loadStudentCard,
  <section aria-label="Siswa" aria-busy="true" className="desk-card min-h-44" />,
);

interface LendingDeskProps {
  desk: Desk;
  loanCommands: LoanCommands;
  onFines: (studentId: string) => void;
  onWaive: (fine: FineAsk) => void;
  onReserve: (student: ReservingStudent) => void;
  /** A question lies over the desk. */
  isAsking: boolean;
}

/** The desk of lending: one field, the student for whom is scanned, and what came of the last scan. */
export function LendingDesk({ desk, loanCommands, onFines, onWaive, onReserve, isAsking }: LendingDeskProps) {
  useEffect(() => void loadStudentCard().catch(() => undefined), []);
  const { state, scan, ask, undo, send } = desk;
  const { chosenId, queue, answers, isAnswerCurrent } = state;
  const isStalled = state.stall !== null;
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, { occasion: `${answers[0]?.key ?? ""} ${chosenId ?? ""} ${isAnswerCurrent}`, isAsking });
  const [newest, ...older] = answers;
  const current = isAnswerCurrent ? newest : undefined;
  const isAskingBack = current?.tone === "asks";

  const commands = useMemo(
    () => ({
      confirm: (request: ConfirmedRequest) => ask(request),
      giveBack: loanCommands.giveBack,
      renew: loanCommands.renew,
      choose: (studentId: string) => ask({ kind: "choose", studentId }),
      dismiss: () => send({ type: "dismissed" }),
      scan,
      pay: (fine: FineAsk) => ask({ kind: "pay", fineId: fine.fineId, amount: fine.amount }),
      waive: onWaive,
    }),
    [ask, loanCommands, onWaive, scan, send],
  );
  return (
    <>
      <ScanField
        field={field}
        isLending={chosenId !== null}
        onCode={scan}
        onStudent={commands.choose}
        onEscape={() => (isAskingBack ? send({ type: "dismissed" }) : desk.letGo())}
        onUndo={() => {
          const undoable = lastUndoable(state, Date.now());
          if (undoable) undo(undoable);
        }}
      />
      <DeskStatus waiting={queue.length} stall={state.stall?.why ?? null} isKept={state.isKept} onRetry={desk.retry} />
      {state.unsettled.length > 0 && (
        <UnsettledScans
          unsettled={state.unsettled}
          isGathering={(scan) => isGathering(state, scan)}
          onSettle={desk.settle}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:order-last">
          {current ? (
            <AnswerCard answer={current} commands={commands} onUndo={undo} />
          ) : isStalled ? null : (
            <p className="grid min-h-32 place-items-center rounded-2xl border border-dashed border-field px-6 py-5 text-center text-sm text-muted text-pretty">
              {chosenId === null ? "Hasil setiap pindaian tampil di sini." : "Siap. Pindai buku yang dipinjam."}
            </p>
          )}
          <div className="max-lg:hidden">
            <AnswerList answers={current ? older : answers} onUndo={undo} />
          </div>
        </div>
        {isStalled ? (
          <WaitingScans queue={queue} onRemove={(key) => send({ type: "removed", key })} />
        ) : chosenId === null ? (
          <NobodyChosen />
        ) : (
          <StudentCard
            studentId={chosenId}
            newCode={current?.undo?.state === "offered" ? current.lentCode : null}
            commands={loanCommands}
            onFines={onFines}
            onReserve={onReserve}
            onDone={desk.letGo}
          />
        )}
        <div className="lg:hidden">
          <AnswerList answers={current ? older : answers} onUndo={undo} />
        </div>
      </div>
    </>
  );
}

function NobodyChosen() {
  return (
    <section aria-label="Siswa" className="desk-card grid min-h-44 place-items-center px-6 py-8 text-center">
      <div>
        <IdCard aria-hidden="true" strokeWidth={1.25} className="mx-auto mb-3 size-10 text-nila" />
        <h2 className="font-serif text-xl font-semibold">Belum ada siswa yang dipilih</h2>
        <p className="mx-auto mt-1 max-w-md text-sm text-muted text-pretty">
          Pindai kartu anggota atau ketik nama siswa untuk meminjamkan. Untuk pengembalian, cukup pindai bukunya.
        </p>
      </div>
    </section>
  );
}

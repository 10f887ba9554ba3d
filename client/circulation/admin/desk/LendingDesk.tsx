import { IdCard } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { lazy } from "../../../page/lazy/lazy";
import type { ConfirmAsk, ConfirmedRequest, FineAsk, RefundAsk } from "../answers/Answer";
import { AnswerCard } from "../answers/AnswerCard";
import { isOpenRefusal } from "../answers/answerHistory";
import { AnswerList } from "../answers/AnswerList";
import { type OpenFines, openFinesByStudent } from "../answers/openFines";
import { OpenRefusals } from "../answers/OpenRefusals";
import type { ReservingStudent } from "../reservations/ReserveSheet";
import { DeskField } from "./DeskField";
import { countWaiting, currentAnswer } from "./deskState";
import type { LoanCommands } from "./LoanLines";
import type { Desk } from "./useDesk";
import { UnsentAnswer } from "../waiting/UnsentAnswer";
import { WaitingScans } from "../waiting/waitingParts";
import { useIsCutOff } from "./useIsCutOff";
import { useFieldFocus } from "./useFieldFocus";

/** Not needed until a student is chosen, but fetched before, in case the network goes away meanwhile. */
const loadStudentCard = () => import("./StudentCard").then((m) => m.StudentCard);
const StudentCard = lazy(
  loadStudentCard,
  <section aria-label="Anggota" aria-busy="true" className="desk-card min-h-44" />,
);

interface LendingDeskProps {
  desk: Desk;
  loanCommands: LoanCommands;
  onFines: (studentId: string) => void;
  onWaive: (fine: FineAsk) => void;
  onRefund: (paid: RefundAsk) => void;
  onApprove: (ask: ConfirmAsk) => void;
  onReserve: (student: ReservingStudent) => void;
  /** A question lies over the desk. */
  isAsking: boolean;
}

/** The desk of lending: one field, the student for whom is scanned, and what came of the last scan. */
export function LendingDesk({
  desk,
  loanCommands,
  onFines,
  onWaive,
  onRefund,
  onApprove,
  onReserve,
  isAsking,
}: LendingDeskProps) {
  useEffect(() => void loadStudentCard().catch(() => undefined), []);
  const { state, scan, ask, undo, send } = desk;
  const { chosenId, queue, answers, stall } = state;
  const current = currentAnswer(state);
  const older = answers.filter((answer) => answer !== current);
  const refusals = older.filter(isOpenRefusal);
  const fines = openFinesByStudent(answers);
  const field = useRef<HTMLInputElement>(null);
  const occasion = [answers[0]?.key, chosenId, current?.key, refusals.length].join(" ");
  useFieldFocus(field, { occasion, isAsking });
  const waiting = countWaiting(state);
  const isCutOff = useIsCutOff(state);

  const commands = useMemo(
    () => ({
      confirm: (request: ConfirmedRequest) => ask(request),
      giveBack: loanCommands.giveBack,
      renew: loanCommands.renew,
      choose: (studentId: string) => ask({ kind: "choose", studentId }),
      dismiss: (key: string) => send({ type: "dismissed", key }),
      scan,
      pay: (fine: FineAsk) => ask({ kind: "pay", fineId: fine.fineId, amount: fine.amount }),
      payAll: ({ studentId, fineIds, amount }: OpenFines) => ask({ kind: "payAll", studentId, fineIds, amount }),
      waive: onWaive,
      refund: onRefund,
      approve: onApprove,
    }),
    [ask, loanCommands, onApprove, onRefund, onWaive, scan, send],
  );
  const list = (
    <AnswerList
      answers={older.filter((answer) => !isOpenRefusal(answer))}
      fines={fines}
      commands={commands}
      onUndo={undo}
    />
  );
  return (
    <>
      <DeskField
        desk={desk}
        field={field}
        isLending={chosenId !== null}
        isCutOff={isCutOff}
        onCode={scan}
        onStudent={commands.choose}
        onLetGo={desk.letGo}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:order-last">
          {current ? (
            <AnswerCard
              answer={current}
              fines={fines.find(({ studentId }) => current.ask?.kind === "fine" && studentId === current.ask.studentId)}
              commands={commands}
              isOld={waiting > 0}
              isCutOff={isCutOff}
              onUndo={undo}
            />
          ) : stall ? (
            <UnsentAnswer why={stall.why} waiting={waiting} isKept={state.isKept} />
          ) : (
            <p className="grid min-h-32 place-items-center rounded-2xl border border-dashed border-field px-6 py-5 text-center text-sm text-muted text-pretty">
              {chosenId === null ? "Hasil setiap pindaian tampil di sini." : "Siap. Pindai buku yang dipinjam."}
            </p>
          )}
          {refusals.length > 0 && (
            <OpenRefusals
              refusals={refusals}
              onReopen={(key) => send({ type: "shown", key })}
              onDismiss={commands.dismiss}
            />
          )}
          <div className="max-lg:hidden">{list}</div>
        </div>
        {stall ? (
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
        <div className="lg:hidden">{list}</div>
      </div>
    </>
  );
}

function NobodyChosen() {
  return (
    <section aria-label="Anggota" className="desk-card grid min-h-44 place-items-center px-6 py-8 text-center">
      <div>
        <IdCard aria-hidden="true" strokeWidth={1.25} className="mx-auto mb-3 size-10 text-nila" />
        <h2 className="font-serif text-xl font-semibold">Belum ada anggota yang dipilih</h2>
        <p className="mx-auto mt-1 max-w-md text-sm text-muted text-pretty">
          Pindai kartu anggota atau ketik nama anggota untuk meminjamkan. Untuk pengembalian, cukup pindai bukunya.
        </p>
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import type { Answer, FineAsk, RefundAsk } from "../admin/answers/Answer";
import { AnswerCard } from "../admin/answers/AnswerCard";
import type { AnswerCommands } from "../admin/answers/AnswerChoices";
import type { OpenFines } from "../admin/answers/openFines";
import { OpenRefusals } from "../admin/answers/OpenRefusals";
import { countWaiting, currentAnswer } from "../admin/desk/deskState";
import { UnsentAnswer } from "../admin/waiting/UnsentAnswer";
import { WaitingScans } from "../admin/waiting/waitingParts";
import type { FineBegin } from "../ledger/sheet/FinesSheet";
import type { ShownSet } from "./classSetDocuments";
import { NextCard } from "./NextCard";
import type { SetDesk } from "./useSetDesk";

/** Whose fine is dealt with in a sheet, and how that begins. */
export interface BegunFine {
  readonly studentId: string;
  readonly begins: FineBegin;
}

interface SetAnswersProps {
  set: ShownSet;
  setDesk: SetDesk;
  refusals: readonly Answer[];
  owed: readonly OpenFines[];
  isCutOff: boolean;
  onFine: (fine: BegunFine) => void;
  onApprove: AnswerCommands["approve"];
  /** What was answered before, where there is room for it beside the set. */
  children: ReactNode;
}

/** Who is next, what came of the last scan, and what is still to be decided or sent. */
export function SetAnswers({ set, setDesk, refusals, owed, isCutOff, onFine, onApprove, children }: SetAnswersProps) {
  const { desk, mode, named, next, commands } = setDesk;
  const { state, undo, send } = desk;
  const { queue, stall } = state;
  const current = currentAnswer(state);
  const waiting = countWaiting(state);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:order-last">
      <NextCard set={set} mode={mode} named={named} next={next} onSkip={setDesk.skip} onLetGo={setDesk.letGo} />
      {current && (
        <AnswerCard
          answer={current}
          fines={owed.find(({ studentId }) => current.ask?.kind === "fine" && studentId === current.ask.studentId)}
          commands={{
            ...commands,
            waive: ({ studentId, fineId }: FineAsk) => onFine({ studentId, begins: { kind: "waive", fineId } }),
            approve: onApprove,
            refund: ({ studentId, fineId }: RefundAsk) => onFine({ studentId, begins: { kind: "refund", fineId } }),
          }}
          isOld={waiting > 0}
          isCutOff={isCutOff}
          onUndo={undo}
        />
      )}
      {refusals.length > 0 && (
        <OpenRefusals
          refusals={refusals}
          onReopen={(key) => send({ type: "shown", key })}
          onDismiss={commands.dismiss}
        />
      )}
      {stall && <UnsentAnswer why={stall.why} waiting={waiting} isKept={state.isKept} />}
      {stall && <WaitingScans queue={queue} onRemove={(key) => send({ type: "removed", key })} />}
      {children}
    </div>
  );
}

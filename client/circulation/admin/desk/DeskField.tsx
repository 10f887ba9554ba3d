import type { RefObject } from "react";
import { isOpenRefusal } from "../answers/answerHistory";
import { UnsettledScans } from "../waiting/waitingParts";
import { countWaiting, currentAnswer, isGathering, lastUndoable } from "./deskState";
import { DeskStatus } from "./DeskStatus";
import { ScanField } from "./ScanField";
import type { Desk } from "./useDesk";

interface DeskFieldProps {
  desk: Desk;
  field: RefObject<HTMLInputElement | null>;
  /** What is scanned next is lent, and not taken back. */
  isLending: boolean;
  isCutOff: boolean;
  /** How one works here; as at the desk of lending unless given. */
  hint?: string;
  escapeHint?: string;
  onCode: (code: string) => void;
  onStudent: (studentId: string) => void;
  onLetGo: () => void;
}

/** Where cards and copies are scanned, what waits to be sent, and what is still to be decided of it. */
export function DeskField({
  desk,
  field,
  isLending,
  isCutOff,
  hint,
  escapeHint,
  onCode,
  onStudent,
  onLetGo,
}: DeskFieldProps) {
  const { state, undo, send } = desk;
  const current = currentAnswer(state);
  return (
    <>
      <ScanField
        field={field}
        isLending={isLending}
        onCode={onCode}
        onStudent={onStudent}
        onEscape={() => {
          // Pressed by habit, it must not be what deals with a refusal.
          if (current && isOpenRefusal(current)) send({ type: "shown", key: null });
          if (current?.tone !== "asks") onLetGo();
        }}
        onUndo={() => {
          const undoable = lastUndoable(state, Date.now());
          if (undoable) undo(undoable);
        }}
      />
      <DeskStatus
        waiting={countWaiting(state)}
        stall={state.stall?.why ?? null}
        isCutOff={isCutOff}
        isKept={state.isKept}
        hint={hint}
        escapeHint={escapeHint}
        onRetry={desk.retry}
      />
      {state.unsettled.length > 0 && (
        <UnsettledScans
          unsettled={state.unsettled}
          isGathering={(scan) => isGathering(state, scan)}
          onSettle={desk.settle}
        />
      )}
    </>
  );
}

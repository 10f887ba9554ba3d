import type { RefObject } from "react";
import { isOpenRefusal } from "../admin/answers/answerHistory";
import { countWaiting, currentAnswer, isGathering, lastUndoable } from "../admin/desk/deskState";
import { DeskStatus } from "../admin/desk/DeskStatus";
import { ScanField } from "../admin/desk/ScanField";
import { UnsettledScans } from "../admin/waiting/waitingParts";
import type { SetDesk } from "./useSetDesk";

const HINTS = {
  lend: "Pindai buku. Buku tercatat untuk siswa yang namanya tampil. Untuk siswa lain, pindai kartunya dulu.",
  return: "Pindai buku yang dikembalikan, dalam urutan apa pun.",
} as const;

interface SetFieldProps {
  setDesk: SetDesk;
  field: RefObject<HTMLInputElement | null>;
  isCutOff: boolean;
}

/** Where copies and cards are scanned, whether they are given out or taken back. */
export function SetField({ setDesk, field, isCutOff }: SetFieldProps) {
  const { desk, mode } = setDesk;
  const { state, undo, send } = desk;
  const current = currentAnswer(state);
  return (
    <>
      <div role="group" aria-label="Mode" className="needs-script mb-3 flex gap-1.5">
        {(["lend", "return"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            onClick={() => setDesk.setMode(each)}
            className="filter-tab"
          >
            {each === "lend" ? "Bagikan" : "Kembalikan"}
          </button>
        ))}
      </div>
      <ScanField
        field={field}
        isLending={mode === "lend"}
        onCode={setDesk.scan}
        onStudent={setDesk.name}
        onEscape={() => {
          // Pressed by habit, it must not be what deals with a refusal.
          if (current && isOpenRefusal(current)) send({ type: "shown", key: null });
          if (current?.tone !== "asks") setDesk.letGo();
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
        hint={HINTS[mode]}
        escapeHint="batalkan pilihan"
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

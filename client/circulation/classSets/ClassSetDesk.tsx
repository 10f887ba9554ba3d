import { Printer, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { lazy } from "../../page/lazy/lazy";
import { AdminPage } from "../../admin/AdminPage";
import type { Crumb } from "../../admin/Breadcrumb";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { failureText } from "../../forms/errors/toFormErrors";
import { formatDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { type ConfirmAsk, nothingMore } from "../admin/answers/Answer";
import { isOpenRefusal } from "../admin/answers/answerHistory";
import { AnswerList } from "../admin/answers/AnswerList";
import { openFinesByStudent } from "../admin/answers/openFines";
import { ApprovalSheet, FinesSheet } from "../admin/deskSheets";
import { currentAnswer } from "../admin/desk/deskState";
import { useIsCutOff } from "../admin/desk/useIsCutOff";
import { useFieldFocus } from "../admin/desk/useFieldFocus";
import type { ShownSet } from "./classSetDocuments";
import { type BegunFine, SetAnswers } from "./SetAnswers";
import { SetField } from "./SetField";
import { SetLines } from "./SetLines";
import { UndoSetSheet } from "./UndoSetSheet";
import { countLines, whomText } from "./setLines";
import { useClassSetCommands } from "./useClassSetCommands";
import { type SetDesk, useSetDesk } from "./useSetDesk";

// Printed, and after all else on the screen.
const MissingSheet = lazy(() => import("./MissingSheet").then((m) => m.MissingSheet), null);

interface ClassSetDeskProps {
  set: ShownSet;
  crumbs: readonly Crumb[];
}

/** Where a set is given out and taken back: one field, who is next, what came of it, and who lacks which copy. */
export function ClassSetDesk({ set, crumbs }: ClassSetDeskProps) {
  const today = useLibraryToday();
  const canLend = useCan("CIRCULATION_WRITE");
  const setCommands = useClassSetCommands();
  const { swap, isBusy } = setCommands;
  const setDesk = useSetDesk(set, { today, hasField: canLend });
  const { desk, mode, named, commands } = setDesk;
  const { state, undo, send } = desk;
  const { answers } = state;
  const current = currentAnswer(state);
  const older = answers.filter((answer) => answer !== current);
  const refusals = older.filter(isOpenRefusal);
  const owed = openFinesByStudent(answers);
  const isCutOff = useIsCutOff(state);
  const [swapped, setSwapped] = useState<{ id: string; name: string; itemCode: string } | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fines, setFines] = useState<BegunFine | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [approving, setApproving] = useState<ConfirmAsk | null>(null);
  const isAsking = isUndoing || fines !== null || swapped !== null || approving !== null;
  const occasion = [answers[0]?.key, mode, named?.id, current?.key, refusals.length].join(" ");
  useFieldFocus(field, { occasion, isAsking });

  const swapWith = async (other: { id: string; name: string; itemCode: string }) => {
    if (!swapped || isBusy) return;
    const { key, result } = await swap(set.id, swapped.id, other.id);
    const made = { ...nothingMore, key, at: Date.now() };
    setSwapped(null);
    if (result.data === null) {
      const title = failureText(result);
      const answer = { ...made, tone: "refused", label: "Ditolak", title, detail: "", sentence: title } as const;
      return send({ type: "reported", answer });
    }
    const title = `${swapped.name} dan ${other.name}`;
    const detail = `${other.itemCode} untuk ${swapped.name}, ${swapped.itemCode} untuk ${other.name}`;
    const undoOffer = { state: "offered", actId: result.data.actId } as const;
    const sentence = `Ditukar: ${detail}.`;
    send({
      type: "reported",
      answer: { ...made, tone: "done", label: "Ditukar", title, detail, sentence, undo: undoOffer },
    });
  };

  const list = (
    <AnswerList
      answers={older.filter((answer) => !isOpenRefusal(answer))}
      fines={owed}
      commands={commands}
      onUndo={undo}
    />
  );

  return (
    <AdminPage
      title={set.bookTitle}
      crumbs={crumbs}
      count={
        <>
          <b className="font-semibold text-ink">{whomText(set)}</b> · jatuh tempo {formatDate(set.dueAt)}
        </>
      }
      actions={
        <>
          <RecordHistoryLink type="classSet" databaseId={set.databaseId} />
          <SetActions
            set={set}
            canLend={canLend}
            onUndo={() => {
              setProblem(undefined);
              setIsUndoing(true);
            }}
          />
        </>
      }
    >
      {canLend && <SetField setDesk={setDesk} field={field} isCutOff={isCutOff} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        {canLend && (
          <SetAnswers
            set={set}
            setDesk={setDesk}
            refusals={refusals}
            owed={owed}
            isCutOff={isCutOff}
            onFine={setFines}
            onApprove={setApproving}
          >
            <div className="max-lg:hidden">{list}</div>
          </SetAnswers>
        )}
        <SetLines
          set={set}
          swapped={swapped}
          onSwap={canLend ? setSwapped : null}
          onSwapWith={(other) => void swapWith(other)}
          onGive={canLend && mode === "lend" ? (studentId) => setDesk.name(studentId) : null}
          onReturn={canLend && mode === "return" ? commands.giveBack : null}
          onNarrowed={() => field.current?.focus({ preventScroll: true })}
        />
        {canLend && <div className="lg:hidden">{list}</div>}
      </div>
      <MissingSheet set={set} />
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
      <UndoSetSheet
        set={set}
        commands={setCommands}
        problem={problem}
        isOpen={isUndoing}
        onClose={() => setIsUndoing(false)}
        onProblem={setProblem}
      />
      <DeskSheets
        setDesk={setDesk}
        approving={approving}
        fines={fines}
        onApprovalClosed={() => setApproving(null)}
        onFinesClosed={() => setFines(null)}
      />
    </AdminPage>
  );
}

interface SetActionsProps {
  set: ShownSet;
  canLend: boolean;
  onUndo: () => void;
}

function SetActions({ set, canLend, onUndo }: SetActionsProps) {
  const today = useLibraryToday();
  const timeZone = useLibraryTimeZone();
  const { out, lost } = countLines(set.entries);
  const isOfToday = wallClock(set.createdAt, timeZone).day === today;
  return (
    <>
      {canLend && (set.lentCount === 0 || isOfToday) && (
        <button type="button" onClick={onUndo} className={`needs-script ${buttonStyle("outlined", "compact")}`}>
          <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Urungkan pinjaman kelas
        </button>
      )}
      {out + lost > 0 && (
        <button
          type="button"
          onClick={() => window.print()}
          className={`needs-script ${buttonStyle("outlined", "compact")}`}
        >
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Cetak daftar belum kembali
        </button>
      )}
    </>
  );
}

interface DeskSheetsProps {
  setDesk: SetDesk;
  approving: ConfirmAsk | null;
  fines: BegunFine | null;
  onApprovalClosed: () => void;
  onFinesClosed: () => void;
}

function DeskSheets({ setDesk, approving, fines, onApprovalClosed, onFinesClosed }: DeskSheetsProps) {
  const { send } = setDesk.desk;
  return (
    <>
      {approving && (
        <ApprovalSheet
          ask={approving}
          onClose={onApprovalClosed}
          onDone={(answer) => {
            onApprovalClosed();
            setDesk.letGo();
            send({ type: "reported", answer });
          }}
        />
      )}
      {fines && (
        <FinesSheet
          studentId={fines.studentId}
          begins={fines.begins}
          onClose={onFinesClosed}
          onDone={(answer) => send({ type: "reported", answer })}
          onUndone={(answerKey, message) => send({ type: "undone", answerKey, message })}
        />
      )}
    </>
  );
}

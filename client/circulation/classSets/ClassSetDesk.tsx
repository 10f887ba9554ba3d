import { Printer, Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazy } from "../../page/lazy/lazy";
import { AdminPage } from "../../admin/AdminPage";
import type { Crumb } from "../../admin/Breadcrumb";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { FormAlert } from "../../forms/errors/FormAlert";
import { failureText } from "../../forms/errors/toFormErrors";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { type ConfirmAsk, nothingMore } from "../admin/answers/Answer";
import { AnswerCard } from "../admin/answers/AnswerCard";
import { isOpenRefusal } from "../admin/answers/answerHistory";
import { AnswerList } from "../admin/answers/AnswerList";
import { openFinesByStudent } from "../admin/answers/openFines";
import { OpenRefusals } from "../admin/answers/OpenRefusals";
import { ApprovalSheet, FinesSheet } from "../admin/deskSheets";
import { countWaiting, currentAnswer, isGathering, lastUndoable } from "../admin/desk/deskState";
import { DeskStatus } from "../admin/desk/DeskStatus";
import { ScanField } from "../admin/desk/ScanField";
import { useIsCutOff } from "../admin/desk/useIsCutOff";
import { useFieldFocus } from "../admin/desk/useFieldFocus";
import { UnsentAnswer } from "../admin/waiting/UnsentAnswer";
import type { FineBegin } from "../ledger/sheet/FinesSheet";
import { UnsettledScans, WaitingScans } from "../admin/waiting/waitingParts";
import type { ShownSet } from "./classSetDocuments";
import { NextCard } from "./NextCard";
import { SetLines } from "./SetLines";
import { countLines, whomText } from "./setLines";
import { useClassSetCommands } from "./useClassSetCommands";
import { useSetDesk } from "./useSetDesk";

// Printed, and after all else on the screen.
const MissingSheet = lazy(() => import("./MissingSheet").then((m) => m.MissingSheet), null);

const HINTS = {
  lend: "Pindai buku. Buku tercatat untuk siswa yang namanya tampil. Untuk siswa lain, pindai kartunya dulu.",
  return: "Pindai buku yang dikembalikan, dalam urutan apa pun.",
} as const;

interface ClassSetDeskProps {
  set: ShownSet;
  crumbs: readonly Crumb[];
}

/** Where a set is given out and taken back: one field, who is next, what came of it, and who lacks which copy. */
export function ClassSetDesk({ set, crumbs }: ClassSetDeskProps) {
  const today = useLibraryToday();
  const timeZone = useLibraryTimeZone();
  const navigate = useNavigate();
  const canLend = useCan("CIRCULATION_WRITE");
  const { swap, undoSet, forgetUndone, isBusy } = useClassSetCommands();
  const setDesk = useSetDesk(set, { today, hasField: canLend });
  const { desk, mode, named, next, commands } = setDesk;
  const { state, undo, send } = desk;
  const { answers, queue, stall } = state;
  const current = currentAnswer(state);
  const older = answers.filter((answer) => answer !== current);
  const refusals = older.filter(isOpenRefusal);
  const owed = openFinesByStudent(answers);
  const waiting = countWaiting(state);
  const isCutOff = useIsCutOff(state);
  const [swapped, setSwapped] = useState<{ id: string; name: string; itemCode: string } | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const alertId = useId();
  const [fines, setFines] = useState<{ studentId: string; begins: FineBegin } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [approving, setApproving] = useState<ConfirmAsk | null>(null);
  const isAsking = isUndoing || fines !== null || swapped !== null || approving !== null;
  const occasion = [answers[0]?.key, mode, named?.id, current?.key, refusals.length].join(" ");
  useFieldFocus(field, { occasion, isAsking });
  const { out, lost } = countLines(set.entries);
  const isOfToday = wallClock(set.createdAt, timeZone).day === today;

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
  const undoAll = async () => {
    const result = await undoSet(set.id);
    if (result.data === null) return setProblem(failureText(result));
    setIsUndoing(false);
    await navigate("/admin/class-sets", { replace: true });
    showMessage(
      result.data.loans > 0
        ? `Pinjaman kelas diurungkan, ${formatNumber(result.data.loans)} peminjaman dibatalkan.`
        : "Pinjaman kelas diurungkan.",
      "success",
    );
    await forgetUndone();
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
          {canLend && (set.lentCount === 0 || isOfToday) && (
            <button
              type="button"
              onClick={() => {
                setProblem(undefined);
                setIsUndoing(true);
              }}
              className={`needs-script ${buttonStyle("outlined", "compact")}`}
            >
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
      }
    >
      {canLend && (
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
            waiting={waiting}
            stall={stall?.why ?? null}
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
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        {canLend && (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:order-last">
            <NextCard set={set} mode={mode} named={named} next={next} onSkip={setDesk.skip} onLetGo={setDesk.letGo} />
            {current && (
              <AnswerCard
                answer={current}
                fines={owed.find(
                  ({ studentId }) => current.ask?.kind === "fine" && studentId === current.ask.studentId,
                )}
                commands={{
                  ...commands,
                  waive: ({ studentId, fineId }) => setFines({ studentId, begins: { kind: "waive", fineId } }),
                  approve: setApproving,
                  refund: ({ studentId, fineId }) => setFines({ studentId, begins: { kind: "refund", fineId } }),
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
            <div className="max-lg:hidden">{list}</div>
          </div>
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
      <ConfirmSheet
        title="Urungkan pinjaman kelas ini?"
        confirm="Urungkan pinjaman kelas"
        busyText="Mengurungkan…"
        isBusy={isBusy}
        isOpen={isUndoing}
        onClose={() => setIsUndoing(false)}
        onConfirm={() => void undoAll()}
      >
        <FormAlert id={alertId}>{problem}</FormAlert>
        <p>
          {set.lentCount > 0
            ? `${formatNumber(set.lentCount)} peminjaman ini dibatalkan, seolah tidak pernah ada. Kumpulkan dulu bukunya. Setelah ada buku yang dikembalikan, pinjaman kelas tidak dapat diurungkan.`
            : "Pinjaman kelas ini belum berisi buku, dan dihapus dari daftar."}
        </p>
      </ConfirmSheet>
      {approving && (
        <ApprovalSheet
          ask={approving}
          onClose={() => setApproving(null)}
          onDone={(answer) => {
            setApproving(null);
            setDesk.letGo();
            send({ type: "reported", answer });
          }}
        />
      )}
      {fines && (
        <FinesSheet
          studentId={fines.studentId}
          begins={fines.begins}
          onClose={() => setFines(null)}
          onDone={(answer) => send({ type: "reported", answer })}
          onUndone={(answerKey, message) => send({ type: "undone", answerKey, message })}
        />
      )}
    </AdminPage>
  );
}

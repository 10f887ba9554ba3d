import { Printer, Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import type { Crumb } from "../../admin/Breadcrumb";
import { showMessage } from "../../app/messages/flashMessage";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { useLibraryToday } from "../../app/layout/useLibraryToday";
import { RecordHistoryLink } from "../../audit/RecordHistoryLink";
import { FormAlert } from "../../forms/errors/FormAlert";
import { failureText } from "../../forms/errors/toFormErrors";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { nothingMore } from "../admin/answers/Answer";
import { AnswerCard } from "../admin/answers/AnswerCard";
import { AnswerList } from "../admin/answers/AnswerList";
import { FinesSheet } from "../admin/deskSheets";
import { isGathering, lastUndoable } from "../admin/desk/deskState";
import { DeskStatus } from "../admin/desk/DeskStatus";
import { ScanField } from "../admin/desk/ScanField";
import { useFieldFocus } from "../admin/desk/useFieldFocus";
import { UnsettledScans, WaitingScans } from "../admin/waiting/waitingParts";
import type { ShownSet } from "./classSetDocuments";
import { MissingSheet } from "./MissingSheet";
import { NextCard } from "./NextCard";
import { SetLines } from "./SetLines";
import { countLines, whomText } from "./setLines";
import { useClassSetCommands } from "./useClassSetCommands";
import { useSetDesk } from "./useSetDesk";

const HINTS = {
  lend: "Pindai buku: tercatat untuk siswa yang namanya tampil. Untuk siswa lain, pindai kartunya dulu.",
  return: "Pindai buku yang kembali, dalam urutan apa pun.",
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
  const { answers, isAnswerCurrent, queue } = state;
  const [newest, ...older] = answers;
  const current = isAnswerCurrent ? newest : undefined;
  const [swapped, setSwapped] = useState<{ id: string; name: string; itemCode: string } | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const alertId = useId();
  const [fines, setFines] = useState<{ studentId: string; waivedFineId: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAsking = isUndoing || fines !== null || swapped !== null;
  useFieldFocus(field, { occasion: `${newest?.key ?? ""} ${mode} ${named?.id ?? ""} ${isAnswerCurrent}`, isAsking });
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
        ? `Set diurungkan: ${formatNumber(result.data.loans)} peminjaman dibatalkan.`
        : "Set diurungkan.",
      "success",
    );
    await forgetUndone();
  };

  return (
    <AdminPage
      title={set.bookTitle}
      crumbs={crumbs}
      count={
        <>
          <b className="font-semibold text-ink">{whomText(set)}</b> · kembali {formatDate(set.dueAt)}
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
              Urungkan set
            </button>
          )}
          {out + lost > 0 && (
            <button
              type="button"
              onClick={() => window.print()}
              className={`needs-script ${buttonStyle("outlined", "compact")}`}
            >
              <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Cetak yang belum kembali
            </button>
          )}
        </>
      }
    >
      {canLend && (
        <>
          <div role="group" aria-label="Yang dikerjakan" className="needs-script mb-3 flex gap-1.5">
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
            onEscape={() => (current?.tone === "asks" ? send({ type: "dismissed" }) : setDesk.letGo())}
            onUndo={() => {
              const undoable = lastUndoable(state, Date.now());
              if (undoable) undo(undoable);
            }}
          />
          <DeskStatus
            waiting={queue.length}
            stall={state.stall?.why ?? null}
            isKept={state.isKept}
            hint={HINTS[mode]}
            escapeHint="lepaskan pilihan"
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
                commands={{
                  ...commands,
                  waive: ({ studentId, fineId }) => setFines({ studentId, waivedFineId: fineId }),
                }}
                onUndo={undo}
              />
            )}
            {state.stall !== null && <WaitingScans queue={queue} onRemove={(key) => send({ type: "removed", key })} />}
            <div className="max-lg:hidden">
              <AnswerList answers={current ? older : answers} onUndo={undo} />
            </div>
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
        {canLend && (
          <div className="lg:hidden">
            <AnswerList answers={current ? older : answers} onUndo={undo} />
          </div>
        )}
      </div>
      <MissingSheet set={set} />
      <p role="status" className="sr-only">
        {state.said}
      </p>
      <ConfirmSheet
        title="Urungkan seluruh set?"
        confirm="Urungkan set"
        busyText="Mengurungkan…"
        isBusy={isBusy}
        isOpen={isUndoing}
        onClose={() => setIsUndoing(false)}
        onConfirm={() => void undoAll()}
      >
        <FormAlert id={alertId}>{problem}</FormAlert>
        <p>
          {set.lentCount > 0
            ? `${formatNumber(set.lentCount)} peminjaman set ini dibatalkan, seolah tidak pernah ada. Kumpulkan dulu bukunya. Setelah ada yang kembali, set tidak dapat diurungkan.`
            : "Set ini belum punya peminjaman, dan dihapus dari daftar."}
        </p>
      </ConfirmSheet>
      {fines && (
        <FinesSheet
          studentId={fines.studentId}
          waivedFineId={fines.waivedFineId}
          onClose={() => setFines(null)}
          onDone={(answer) => send({ type: "reported", answer })}
          onUndone={(answerKey, message) => send({ type: "undone", answerKey, message })}
        />
      )}
    </AdminPage>
  );
}

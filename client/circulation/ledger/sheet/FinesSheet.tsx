import { useState } from "react";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { readFragment } from "../../../gql/fragment-masking";
import type { StudentFinesQuery as Loaded } from "../../../gql/graphql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Sheet } from "../../../ui/Sheet";
import { Skeleton } from "../../../ui/Skeleton";
import type { Answer } from "../../admin/answers/Answer";
import { undoRefusal } from "../../admin/desk/undoDeskAct";
import { FineLine_fine, StudentFinesQuery } from "../fineDocuments";
import { type FineOutcome, useFineCommands } from "../useFineCommands";
import { ChargeForm } from "./ChargeForm";
import { type FineAct, FineList } from "./FineList";
import { FineResult } from "./FineResult";
import { ReasonForm } from "./ReasonForm";
import { ReplaceForm } from "./ReplaceForm";

export interface FinesSheetProps {
  studentId: string;
  /** What it begins with, instead of the list. */
  begins?: FineBegin | null;
  onClose: () => void;
  /** For a desk that lists what it has done. */
  onDone?: ((answer: Answer) => void) | undefined;
  onUndone?: ((answerKey: string, message: string | null) => void) | undefined;
}

/** Something that is done about one fine. */
export interface FineBegin {
  readonly kind: FineAct;
  readonly fineId: string;
}

type View = { readonly kind: "list" } | { readonly kind: "charge" } | FineBegin;

type FinedStudent = NonNullable<Loaded["student"]>;

const LIST: View = { kind: "list" };

/** What a student owes, with all that can be done about it. */
export function FinesSheet({ studentId, begins = null, onClose, onDone, onUndone }: FinesSheetProps) {
  const { data, previousData, failure, retry } = useFreshQuery(StudentFinesQuery, { id: studentId });
  const student = (data ?? previousData)?.student;
  // Here, so that what was begun and what came of it outlive a failed load.
  const commands = useFineCommands(studentId);
  const [view, setView] = useState<View>(begins ?? LIST);
  const [result, setResult] = useState<Answer | null>(null);
  const [undoProblem, setUndoProblem] = useState<string | null>(null);

  const settle = ({ answer }: FineOutcome): boolean => {
    if (answer === null) return false;
    setResult(answer);
    setUndoProblem(null);
    setView(LIST);
    onDone?.(answer);
    return true;
  };
  const undo = async ({ key, undo: offer }: Answer) => {
    if (offer?.state !== "offered") return;
    const undone = await commands.undo(offer.actId);
    const message = undone.data === null ? undoRefusal(undone) : null;
    setUndoProblem(message);
    // Unanswered, it is still offered.
    if (undone.isUnexplained) return;
    setResult((shown) =>
      shown?.key === key ? { ...shown, undo: { state: message === null ? "undone" : "refused", message } } : shown,
    );
    onUndone?.(key, message);
  };
  const begin = (next: View) => {
    setResult(null);
    setView(next);
  };

  return (
    <Sheet placement="middle" title={student ? `Denda ${student.name}` : "Denda"} isOpen onClose={onClose}>
      {failure && <LoadFailure title="Denda gagal dimuat" onRetry={retry} />}
      {!student && !failure && <FinesSkeleton />}
      {student && (
        <>
          <LetterWarning student={student} isCharging={view.kind === "charge"} />
          {view.kind === "list" && result && (
            <FineResult answer={result} undoProblem={undoProblem} onUndo={(answer) => void undo(answer)} />
          )}
          <FineView
            student={student}
            view={view}
            commands={commands}
            onBegin={begin}
            onSettled={settle}
            onBack={() => setView(LIST)}
            onClose={onClose}
          />
        </>
      )}
    </Sheet>
  );
}

function LetterWarning({ student, isCharging }: { student: FinedStudent; isCharging: boolean }) {
  const { clearanceLetter, balance } = student;
  if (!clearanceLetter || (balance <= 0 && !isCharging)) return null;
  return (
    <p className="mb-4 rounded-xl bg-kunyit-soft px-4 py-2.5 text-sm text-on-kunyit">
      <strong className="font-semibold">Surat Bebas Pustaka {clearanceLetter.number} masih berlaku.</strong> Denda tidak
      mencabutnya. Cabut suratnya di halaman anggota jika perlu.
    </p>
  );
}

interface FineViewProps {
  student: FinedStudent;
  view: View;
  commands: ReturnType<typeof useFineCommands>;
  onBegin: (view: View) => void;
  onSettled: (outcome: FineOutcome) => boolean;
  onBack: () => void;
  onClose: () => void;
}

/** The form of what was begun; without one, or where its fine is not there any more, the list. */
function FineView({ student, view, commands, onBegin, onSettled, onBack, onClose }: FineViewProps) {
  const open = readFragment(FineLine_fine, student.open.nodes);
  const settled = readFragment(FineLine_fine, student.settled.nodes);
  if (view.kind === "charge") {
    return (
      <ChargeForm
        lost={student.lost.nodes}
        membership={{ fee: student.memberKind.fee, until: student.expiresAt ?? null }}
        commands={commands}
        onSettled={onSettled}
        onCancel={onBack}
      />
    );
  }
  const fine = view.kind === "list" ? undefined : [...open, ...settled].find(({ id }) => id === view.fineId);
  if (view.kind === "list" || !fine) {
    return (
      <FineList
        balance={student.balance}
        open={open}
        openCount={student.open.totalCount}
        settled={settled}
        commands={commands}
        onAct={(kind, fineId) => onBegin({ kind, fineId })}
        onCharge={() => onBegin({ kind: "charge" })}
        onSettled={onSettled}
        onCancel={onClose}
      />
    );
  }
  if (view.kind === "replace") {
    return <ReplaceForm fine={fine} commands={commands} onSettled={onSettled} onCancel={onBack} />;
  }
  return <ReasonForm act={view.kind} fine={fine} commands={commands} onSettled={onSettled} onCancel={onBack} />;
}

function FinesSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <Skeleton className="h-14 w-44" />
      <Skeleton className="mt-4 h-16 w-full" />
      <Skeleton className="mt-4 h-28 w-full" />
    </div>
  );
}

import { useId } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { Answer } from "./Answer";
import type { AnswerCommands } from "./AnswerChoices";
import { answerTones } from "./answerTones";
import { openFine, type OpenFines } from "./openFines";
import { UndoButton } from "./UndoButton";

interface AnswerListProps {
  answers: readonly Answer[];
  /** What is owed for the returns of this sitting, by student. */
  fines: readonly OpenFines[];
  commands: Pick<AnswerCommands, "pay" | "payAll">;
  onUndo: (answer: Answer) => void;
}

/** What was done in this sitting before the last scan, the newest first, with what is still to be paid for it. */
export function AnswerList({ answers, fines, commands, onUndo }: AnswerListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-2xl border border-line bg-card">
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 id={heading} className="font-serif text-lg font-semibold">
          Pindaian sebelumnya
        </h2>
        <span className="text-xs text-muted tabular-nums">{answers.length > 0 && formatNumber(answers.length)}</span>
      </div>
      {fines
        .filter(({ fineIds }) => fineIds.length > 1)
        .map((owed) => (
          <FineSum key={owed.studentId} fines={owed} onPay={() => commands.payAll(owed)} />
        ))}
      {answers.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted text-pretty">
          Setiap peminjaman, pengembalian, dan penolakan tampil di sini, dan dapat diurungkan selama satu menit.
        </p>
      ) : (
        <ol tabIndex={0} aria-label="Pindaian sebelumnya" className="max-h-88 overflow-y-auto rounded-b-2xl">
          {answers.map((answer) => (
            <AnswerLine key={answer.key} answer={answer} onPay={commands.pay} onUndo={onUndo} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** All that a student owes for the books that have just come back, on one receipt. */
function FineSum({ fines, onPay }: { fines: OpenFines; onPay: () => void }) {
  const { studentName, fineIds, amount } = fines;
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line bg-bata-soft px-4 py-2 text-sm">
      <p className="min-w-0">
        <span className="block truncate font-medium">{studentName}</span>
        <span className="block text-xs text-muted">
          {formatNumber(fineIds.length)} denda, {formatPrice(amount)}
        </span>
      </p>
      <button type="button" onClick={onPay} className={`shrink-0 ${buttonStyle("filled", "compact")}`}>
        Terima semua
        <span className="sr-only">
          {" "}
          {formatPrice(amount)} dari {studentName}
        </span>
      </button>
    </div>
  );
}

interface AnswerLineProps {
  answer: Answer;
  onPay: AnswerCommands["pay"];
  onUndo: (answer: Answer) => void;
}

function AnswerLine({ answer, onPay, onUndo }: AnswerLineProps) {
  const { tone, label, at, undo, notes, ask } = answer;
  // Where nothing was done, the title is the reason: here the book names the line.
  const isRefusal = (tone === "asks" || tone === "refused") && answer.detail !== "";
  const [title, detail] = isRefusal ? [answer.detail, answer.title] : [answer.title, answer.detail];
  const { Icon, sign } = answerTones[tone];
  const { time } = wallClock(new Date(at).toISOString(), useLibraryTimeZone());
  const isUndone = undo?.state === "undone";
  const fine = openFine(answer);
  const isPaid = ask?.kind === "fine" && ask.amount <= 0 && !isUndone;
  const undoButton = (
    <UndoButton answer={answer} onUndo={onUndo} isShort className={buttonStyle("outlined", "compact")} />
  );
  return (
    <li className="flex min-h-12 items-start gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0">
      <time className="mt-1.5 text-xs text-muted tabular-nums">{time}</time>
      <span className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-lg ${sign}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`line-clamp-2 font-medium wrap-anywhere ${isUndone ? "line-through" : ""}`}>{title}</p>
        <p className="text-xs text-muted text-pretty wrap-anywhere">
          {[isUndone ? "Diurungkan" : label, undo?.state === "refused" ? undo.message : detail]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {!isUndone && !isRefusal && notes.length > 0 && (
          <p className="mt-0.5 text-xs font-medium text-pretty">
            {notes.join(" ")}
            {isPaid && " Denda lunas."}
          </p>
        )}
        {fine && (
          <div className="mt-1.5 mb-1 flex flex-wrap gap-2">
            <button type="button" onClick={() => onPay(fine)} className={buttonStyle("outlined", "compact")}>
              Bayar {formatPrice(fine.amount)}
              <span className="sr-only">, {answer.title}</span>
            </button>
            {undoButton}
          </div>
        )}
      </div>
      {!fine && undoButton}
    </li>
  );
}

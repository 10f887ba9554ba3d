import { useLibraryTimeZone } from "../../../app/layout/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { wallClock } from "../../../format/wallClock";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { Answer } from "./Answer";
import { answerTones } from "./answerTones";
import { UndoButton } from "./UndoButton";

interface AnswerListProps {
  answers: readonly Answer[];
  onUndo: (answer: Answer) => void;
}

/** What was done in this sitting before the last scan, the newest first. */
export function AnswerList({ answers, onUndo }: AnswerListProps) {
  return (
    <section aria-labelledby="pindaian" className="rounded-2xl border border-line bg-card">
      <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 id="pindaian" className="font-serif text-lg font-semibold">
          Pindaian sebelumnya
        </h2>
        <span className="text-xs text-muted tabular-nums">{answers.length > 0 && formatNumber(answers.length)}</span>
      </div>
      {answers.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted text-pretty">
          Setiap peminjaman, pengembalian, dan penolakan tampil di sini, dan dapat diurungkan selama satu menit.
        </p>
      ) : (
        <ol tabIndex={0} aria-label="Pindaian sebelumnya" className="max-h-88 overflow-y-auto rounded-b-2xl">
          {answers.map((answer) => (
            <AnswerLine key={answer.key} answer={answer} onUndo={onUndo} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AnswerLine({ answer, onUndo }: { answer: Answer; onUndo: (answer: Answer) => void }) {
  const { tone, label, at, undo } = answer;
  // Where nothing was done, the title is the reason: here the book names the line.
  const isRefusal = (tone === "asks" || tone === "refused") && answer.detail !== "";
  const [title, detail] = isRefusal ? [answer.detail, answer.title] : [answer.title, answer.detail];
  const { Icon, sign } = answerTones[tone];
  const { time } = wallClock(new Date(at).toISOString(), useLibraryTimeZone());
  const isUndone = undo?.state === "undone";
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0">
      <time className="text-xs text-muted tabular-nums">{time}</time>
      <span className={`grid size-7 shrink-0 place-items-center rounded-lg ${sign}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block truncate font-medium ${isUndone ? "line-through" : ""}`}>{title}</span>
        <span className="block truncate text-xs text-muted">
          {[isUndone ? "Diurungkan" : label, undo?.state === "refused" ? undo.message : detail]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <UndoButton answer={answer} onUndo={onUndo} isShort className={buttonStyle("outlined", "compact")} />
    </li>
  );
}

import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { Answer } from "../../admin/answers/Answer";
import { UndoButton } from "../../admin/answers/UndoButton";
import { receiptHref } from "../receiptHref";

interface FineResultProps {
  answer: Answer;
  /** Why it was not taken back. */
  undoProblem: string | null;
  onUndo: (answer: Answer) => void;
}

/** What was just done on the sheet, with its receipt, and the way back for a minute. */
export function FineResult({ answer, undoProblem, onUndo }: FineResultProps) {
  const { key, label, title, detail, notes, undo, receiptNumber } = answer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus may be gone.
    place.current?.focus();
  }, [key]);
  const isUndone = undo?.state === "undone";
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className={`mb-4 rounded-xl p-3.5 text-sm outline-none ${isUndone ? "bg-wash text-muted" : "bg-daun-soft text-daun"}`}
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {isUndone ? "Diurungkan" : label}: {title}
          <span className="block font-normal">{[detail, ...notes].join(" · ")}</span>
        </span>
      </p>
      {undoProblem !== null && <p className="mt-2 font-semibold text-bata">{undoProblem}</p>}
      {!isUndone && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {receiptNumber !== null && (
            <Link to={receiptHref(receiptNumber)} className={buttonStyle("outlined", "compact")}>
              Cetak kuitansi
            </Link>
          )}
          <UndoButton answer={answer} onUndo={onUndo} className={buttonStyle("outlined", "compact")} />
        </div>
      )}
    </div>
  );
}

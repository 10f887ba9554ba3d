import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Answer } from "./Answer";
import { undoSecondsLeft } from "./undoSecondsLeft";

interface UndoButtonProps {
  answer: Answer;
  onUndo: (answer: Answer) => void;
  className: string;
  /** Without the word for seconds, where there is no room. */
  isShort?: boolean;
}

const SECOND_MS = 1_000;

/** Takes an act back while that is offered; says how long it still is. */
export function UndoButton({ answer, onUndo, className, isShort = false }: UndoButtonProps) {
  const [now, setNow] = useState(Date.now);
  const seconds = undoSecondsLeft(answer, now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  if (isOver) return null;
  return (
    <button type="button" onClick={() => onUndo(answer)} className={className}>
      <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="tabular-nums">Urungkan {isShort ? seconds : `· ${seconds} dtk`}</span>
      <span className="sr-only">, {answer.title}</span>
    </button>
  );
}

import { CloudOff } from "lucide-react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { BookCover } from "../../../books/BookCover";
import { formatNearDay } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { receiptHref } from "../../ledger/receiptHref";
import type { Answer } from "./Answer";
import type { AnswerCommands } from "./AnswerChoices";
import type { OpenFines } from "./openFines";
import { AnswerChoices } from "./answerParts";
import { answerTones } from "./answerTones";
import { UndoButton } from "./UndoButton";

interface AnswerCardProps {
  answer: Answer;
  /** What its student owes for all returns of this sitting. */
  fines?: OpenFines | undefined;
  commands: AnswerCommands;
  /** A later scan has no answer yet: this one steps back. */
  isOld?: boolean;
  /** The network has gone since. */
  isCutOff?: boolean;
  onUndo: (answer: Answer) => void;
}

/** What came of the last scan: the biggest block beside its student, told by colour and by words. */
export function AnswerCard({ answer, fines, commands, isOld = false, isCutOff = false, onUndo }: AnswerCardProps) {
  const { tone, label, title, detail, notes, dueAt, book, at, undo, ask, receiptNumber } = answer;
  const isUndone = undo?.state === "undone";
  const { Icon, block, old } = answerTones[tone];
  const isSettled = ask !== null && "amount" in ask && ask.amount <= 0;
  const { time } = wallClock(new Date(at).toISOString(), useLibraryTimeZone());
  return (
    <section
      aria-label="Hasil terakhir"
      className={`rounded-2xl p-4 ${isUndone ? "bg-wash" : isOld || isCutOff ? `transition-colors delay-300 duration-150 ${old}` : block}`}
    >
      {isCutOff && (
        <p className="mb-2 flex items-center gap-2 border-b border-current/25 pb-2 text-sm font-semibold">
          <CloudOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          Jaringan terputus setelah hasil ini
        </p>
      )}
      <div className="flex gap-4">
        {book && (
          <div className="w-16 shrink-0 lg:w-19" aria-hidden="true">
            <BookCover book={book} sizes="4.75rem" isEager />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {isUndone ? `Diurungkan: ${label.toLowerCase()}` : label}
            <span className="ml-auto font-normal tabular-nums">{time}</span>
          </p>
          <p className="mt-1 font-serif text-xl font-semibold text-balance wrap-anywhere">{title}</p>
          <p className="mt-0.5 text-sm wrap-anywhere">{detail}</p>
        </div>
      </div>
      {notes.length > 0 && !isUndone && (
        <ul className="mt-3 grid gap-1 text-sm font-semibold">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {(dueAt !== null || undo) && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-current/25 pt-3">
          {dueAt !== null && !isUndone && (
            <p className="text-xs">
              Jatuh tempo
              <b className="block font-serif text-lg leading-tight font-semibold">{formatNearDay(dueAt)}</b>
            </p>
          )}
          {receiptNumber !== null && undo?.state === "offered" && (
            <Link to={receiptHref(receiptNumber)} className="answer-button">
              Cetak kuitansi
            </Link>
          )}
          {undo?.state === "offered" && (
            <UndoButton answer={answer} onUndo={onUndo} className="answer-button ml-auto" />
          )}
          {undo && undo.state !== "offered" && (
            <p className="text-sm font-semibold">{undo.message ?? "Sudah diurungkan."}</p>
          )}
        </div>
      )}
      {ask && !isUndone && !isSettled && (
        <AnswerChoices key={answer.key} answerKey={answer.key} ask={ask} fines={fines} commands={commands} />
      )}
      {!ask && tone === "refused" && (
        <button type="button" onClick={() => commands.dismiss(answer.key)} className="answer-button mt-3">
          Tutup
        </button>
      )}
    </section>
  );
}

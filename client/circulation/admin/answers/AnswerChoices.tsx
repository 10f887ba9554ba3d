import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatPrice } from "../../../format/formatPrice";
import { useCan } from "../../../session/useViewer";
import type { Ask, ConfirmAsk, ConfirmedRequest, FineAsk, GiveBackAsk, RefundAsk } from "./Answer";
import { actText, isOut, usualReasons } from "./exceptionReasons";
import type { OpenFines } from "./openFines";
import { ReasonField } from "./ReasonField";

export interface AnswerCommands {
  confirm: (request: ConfirmedRequest) => void;
  giveBack: (itemCode: string) => void;
  renew: (borrowingId: string, itemCode: string) => void;
  choose: (studentId: string, studentName?: string) => void;
  dismiss: (answerKey: string) => void;
  /** A copy or card that was scanned while the reason had the focus. */
  scan: (code: string) => void;
  pay: (fine: FineAsk) => void;
  payAll: (fines: OpenFines) => void;
  waive: (fine: FineAsk) => void;
  refund: (paid: RefundAsk) => void;
  /** Somebody who may make the exception approves it here. */
  approve: (ask: ConfirmAsk) => void;
}

/** The keys of what is offered, in its order: digits are what codes are made of, and no scanner sends these. */
const KEYS = ["F2", "F4", "F8", "F9", "F10"] as const;

interface AnswerChoicesProps {
  answerKey: string;
  ask: Ask;
  /** What the student owes for all returns of this sitting. */
  fines: OpenFines | undefined;
  commands: AnswerCommands;
}

/** What can be done about an answer, each by one key. */
export function AnswerChoices({ answerKey, ask, fines, commands }: AnswerChoicesProps) {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isWording, setIsWording] = useState(false);
  const mayOverride = useCan("OVERRIDES_WRITE");
  const isException = ask.kind === "confirm" && ask.exceptions.length > 0;
  const isAllowed = !isException || mayOverride;
  const word = () => setIsWording(true);
  const choices = choicesFor(ask, commands, { isAllowed, fines, word });
  const runByKey = useEffectEvent((key: string): boolean => {
    const choice = choices[KEYS.findIndex((known) => known === key)];
    choice?.run();
    return choice !== undefined;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isBehind = [...document.querySelectorAll("dialog[open]")].some((open) => !open.contains(place.current));
      if (event.repeat || isBehind) return;
      if (runByKey(event.key)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div ref={place} className="mt-3 border-t border-current/25 pt-3">
      {!isAllowed && (
        <p className="mb-3 text-sm font-semibold">
          Hanya admin yang boleh mengizinkan ini. Minta persetujuannya di sini, atau selesaikan dulu alasannya.
        </p>
      )}
      {ask.kind === "confirm" && isWording ? (
        <ReasonField
          label={actText(ask)}
          onReason={(reason) => commands.confirm(confirmed(ask, reason))}
          onScan={commands.scan}
          onCancel={() => setIsWording(false)}
        />
      ) : (
        <>
          {ask.kind === "confirm" && isException && isAllowed && (
            <p id={headingId} className="mb-2 text-sm font-semibold">
              {actText(ask)}, karena:
            </p>
          )}
          <div
            role="group"
            aria-labelledby={isException && isAllowed ? headingId : undefined}
            className="flex flex-wrap gap-2"
          >
            {choices.map((choice, place) => (
              <ChoiceButton
                key={choice.label}
                choice={choice}
                shortcut={KEYS[place]}
                className={place === 0 ? firstStyle(ask) : ""}
              />
            ))}
            <button type="button" onClick={() => commands.dismiss(answerKey)} className="answer-button">
              {ask.kind === "fine" || ask.kind === "refund" ? "Nanti" : isAllowed ? "Batal" : "Tutup"}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** No button stands out where a reason for an exception has to be chosen. */
function firstStyle(ask: Ask): string {
  if (ask.kind === "confirm" && ask.exceptions.length > 0) return "";
  return ask.kind === "fine" || ask.kind === "refund" || ask.kind === "giveBack"
    ? "answer-button-light"
    : "answer-button-first";
}

interface Choice {
  label: string;
  run: () => void;
}

interface ChoiceButtonProps {
  choice: Choice;
  shortcut: string | undefined;
  className: string;
}

function ChoiceButton({ choice: { label, run }, shortcut, className }: ChoiceButtonProps) {
  return (
    <button type="button" aria-keyshortcuts={shortcut} onClick={run} className={`answer-button ${className}`}>
      {label}
      {shortcut && (
        <kbd aria-hidden="true" className="key border-current bg-transparent text-inherit max-lg:hidden">
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

function confirmed({ request, codes }: ConfirmAsk, reason: string): ConfirmedRequest {
  return { ...request, confirm: codes, reason };
}

interface ChoiceOptions {
  /** Whether an exception may be made. */
  isAllowed: boolean;
  fines: OpenFines | undefined;
  /** Asks for a reason in words. */
  word: () => void;
}

function choicesFor(ask: Ask, commands: AnswerCommands, options: ChoiceOptions): Choice[] {
  const { isAllowed, fines, word } = options;
  switch (ask.kind) {
    case "fine":
      return [
        { label: `Bayar ${formatPrice(ask.amount)}`, run: () => commands.pay(ask) },
        { label: "Bebaskan", run: () => commands.waive(ask) },
        ...(fines && fines.fineIds.length > 1
          ? [{ label: `Terima semua ${formatPrice(fines.amount)}`, run: () => commands.payAll(fines) }]
          : []),
      ];
    case "refund":
      return [{ label: `Kembalikan uang ${formatPrice(ask.amount)}`, run: () => commands.refund(ask) }];
    case "mine": {
      const { borrowingId, itemCode } = ask;
      return [
        { label: "Kembalikan", run: () => commands.giveBack(itemCode) },
        ...(borrowingId === null ? [] : [{ label: "Perpanjang", run: () => commands.renew(borrowingId, itemCode) }]),
      ];
    }
    case "giveBack":
      return [giveBackChoice(ask, commands)];
    case "either": {
      const { itemCode, lend } = ask;
      return [
        { label: `Anggota ${ask.studentName}`, run: () => commands.choose(ask.studentId) },
        lend
          ? { label: `Pinjamkan eksemplar ${itemCode}`, run: () => commands.confirm(lend) }
          : { label: `Kembalikan eksemplar ${itemCode}`, run: () => commands.giveBack(itemCode) },
      ];
    }
    case "otherClass":
      return [{ label: "Beri buku berikutnya", run: () => commands.choose(ask.studentId, ask.studentName) }];
    case "confirm":
      return [
        ...(isAllowed
          ? confirmChoices(ask, commands, word)
          : [{ label: "Minta persetujuan", run: () => commands.approve(ask) }]),
        ...(isOut(ask)
          ? [{ label: "Kembalikan saja", run: () => commands.giveBack(ask.request.itemCode) }]
          : ask.way
            ? [giveBackChoice(ask.way, commands)]
            : []),
      ];
  }
}

/** For an exception its usual reasons, of which one press is the act too. */
function confirmChoices(ask: ConfirmAsk, { confirm }: AnswerCommands, word: () => void): Choice[] {
  if (ask.exceptions.length === 0) return [{ label: actText(ask), run: () => confirm(confirmed(ask, "")) }];
  const reasons = usualReasons(ask.exceptions);
  return [
    ...reasons.map((reason) => ({ label: reason, run: () => confirm(confirmed(ask, reason)) })),
    { label: "Lainnya…", run: word },
  ];
}

function giveBackChoice({ bookTitle, itemCode }: GiveBackAsk, { giveBack }: AnswerCommands): Choice {
  return { label: `Kembalikan ${bookTitle}`, run: () => giveBack(itemCode) };
}

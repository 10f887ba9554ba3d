import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatPrice } from "../../../format/formatPrice";
import { useCan } from "../../../session/useViewer";
import { ScanDetector } from "../../../ui/keyboard/ScanDetector";
import type { Ask, ConfirmedRequest, FineAsk, GiveBackAsk } from "./Answer";

export interface AnswerCommands {
  confirm: (request: ConfirmedRequest) => void;
  giveBack: (itemCode: string) => void;
  renew: (borrowingId: string, itemCode: string) => void;
  choose: (studentId: string, studentName?: string) => void;
  dismiss: () => void;
  /** A copy or card that was scanned while the reason had the focus. */
  scan: (code: string) => void;
  pay: (fine: FineAsk) => void;
  waive: (fine: FineAsk) => void;
}

/** The keys of what is offered first and second: no scanner sends them. */
const KEYS = ["F2", "F4"] as const;

/** What can be done about a refusal; the first by one key. */
export function AnswerChoices({ ask, commands }: { ask: Ask; commands: AnswerCommands }) {
  const reasonId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState("");
  const [scanner] = useState(() => new ScanDetector());
  const reasonBefore = useRef("");
  const mayOverride = useCan("OVERRIDES_WRITE");
  const isAllowed = ask.kind !== "confirm" || !ask.needsOverride || mayOverride;
  const mayWaive = useCan("WAIVERS_WRITE");
  const choices = choicesFor(ask, commands, { reason: reason.trim(), mayWaive });
  const [first, ...others] = choices;
  const runByKey = useEffectEvent((key: string): boolean => {
    const choice = (isAllowed ? choices : others).find((offered) => offered.key === key);
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
          Hanya admin yang boleh mengizinkan ini. Mintalah admin, atau selesaikan dulu alasannya.
        </p>
      )}
      {isAllowed && ask.kind === "confirm" && ask.needsOverride && (
        <div className="mb-3">
          <label htmlFor={reasonId} className="mb-1 block text-xs font-semibold">
            Alasan (opsional)
          </label>
          <input
            id={reasonId}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={(event) => {
              if (scanner.startsNewInput(event.timeStamp)) reasonBefore.current = reason;
              const scanned = scanner.add(event.key, event.timeStamp);
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (scanned === null) return first?.run();
              // The next book, not why this one is an exception.
              setReason(reasonBefore.current);
              commands.scan(scanned);
            }}
            className="field h-10 pr-3.5 pl-3.5 sm:text-sm lg:h-9"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isAllowed && first && (
          <ChoiceButton
            choice={first}
            className={ask.kind === "fine" || ask.kind === "giveBack" ? "answer-button-light" : "answer-button-first"}
          />
        )}
        {others.map((choice) => (
          <ChoiceButton key={choice.label} choice={choice} />
        ))}
        <button type="button" onClick={commands.dismiss} className="answer-button">
          {ask.kind === "fine" ? "Nanti" : isAllowed ? "Batal" : "Tutup"}
        </button>
      </div>
    </div>
  );
}

interface Choice {
  label: string;
  key?: (typeof KEYS)[number];
  run: () => void;
}

function ChoiceButton({ choice: { label, key, run }, className = "" }: { choice: Choice; className?: string }) {
  return (
    <button type="button" aria-keyshortcuts={key} onClick={run} className={`answer-button ${className}`}>
      {label}
      {key && (
        <kbd aria-hidden="true" className="key border-current bg-transparent text-inherit max-lg:hidden">
          {key}
        </kbd>
      )}
    </button>
  );
}

interface ChoiceOptions {
  reason: string;
  mayWaive: boolean;
}

function choicesFor(ask: Ask, commands: AnswerCommands, { reason, mayWaive }: ChoiceOptions): Choice[] {
  const [firstKey, secondKey] = KEYS;
  switch (ask.kind) {
    case "fine": {
      const pay = { label: `Bayar ${formatPrice(ask.amount)}`, key: firstKey, run: () => commands.pay(ask) };
      return mayWaive ? [pay, { label: "Bebaskan", key: secondKey, run: () => commands.waive(ask) }] : [pay];
    }
    case "mine": {
      const { borrowingId } = ask;
      return [
        { label: "Kembalikan", key: firstKey, run: () => commands.giveBack(ask.itemCode) },
        ...(borrowingId === null
          ? []
          : [{ label: "Perpanjang", run: () => commands.renew(borrowingId, ask.itemCode) }]),
      ];
    }
    case "giveBack":
      return [giveBackChoice(ask, commands, firstKey)];
    case "either": {
      const { itemCode, lend } = ask;
      return [
        { label: `Siswa ${ask.studentName}`, key: firstKey, run: () => commands.choose(ask.studentId) },
        lend
          ? { label: `Pinjamkan eksemplar ${itemCode}`, key: secondKey, run: () => commands.confirm(lend) }
          : { label: `Kembalikan eksemplar ${itemCode}`, key: secondKey, run: () => commands.giveBack(itemCode) },
      ];
    }
    case "outsider":
      return [
        {
          label: "Beri buku berikutnya",
          key: firstKey,
          run: () => commands.choose(ask.studentId, ask.studentName),
        },
      ];
    case "confirm": {
      const { request, codes } = ask;
      const isOut = request.kind !== "renew" && codes.includes("on_loan");
      const choices: Choice[] = [
        {
          key: firstKey,
          label: isOut ? "Kembalikan dan pinjamkan" : request.kind === "renew" ? "Tetap perpanjang" : "Tetap pinjamkan",
          run: () => commands.confirm({ ...request, confirm: codes, reason }),
        },
      ];
      if (isOut) return [...choices, { label: "Kembalikan saja", run: () => commands.giveBack(request.itemCode) }];
      return ask.way ? [...choices, giveBackChoice(ask.way, commands, secondKey)] : choices;
    }
  }
}

function giveBackChoice(
  { bookTitle, itemCode }: GiveBackAsk,
  { giveBack }: AnswerCommands,
  key: Choice["key"],
): Choice {
  return { label: `Kembalikan ${bookTitle}`, ...(key && { key }), run: () => giveBack(itemCode) };
}

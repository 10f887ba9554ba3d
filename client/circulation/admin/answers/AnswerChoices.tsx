import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatPrice } from "../../../format/formatPrice";
import { useCan } from "../../../session/useViewer";
import type { Ask, ConfirmedRequest, FineAsk, GiveBackAsk } from "./Answer";
import { ReasonField } from "./ReasonField";

/** By the code of the check: why a library usually makes the exception. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  cleared: ["Masih perlu untuk ujian", "Tidak jadi pindah"],
  suspended: ["Ada surat keterangan", "Perlu untuk ujian"],
  reference_only: ["Dibahas di kelas hari ini", "Difotokopi sebentar"],
  kept: ["Pemesannya sudah setuju", "Pemesannya tidak masuk"],
  waited_for: ["Dibahas di kelas hari ini", "Dikembalikan hari ini"],
  same_title: ["Untuk kerja kelompok", "Buku pertamanya rusak"],
  limit: ["Untuk lomba atau tugas", "Buku lain segera kembali"],
  has_overdue: ["Buku tertinggal di rumah", "Dikembalikan besok"],
  lost_unsettled: ["Penggantinya sedang dicari", "Diganti pekan ini"],
  debt: ["Dibayar pekan ini", "Perlu untuk ujian"],
  not_in_class: ["Ikut pelajaran kelas ini", "Baru pindah ke kelas ini"],
};

/** The reasons offered for these exceptions: those of the first code that has any, and one that always fits. */
function usualReasons(exceptions: readonly string[]): readonly string[] {
  return [...(exceptions.map((code) => REASONS[code]).find(Boolean) ?? []), "Izin guru"];
}

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

/** The keys of what is offered, in its order: digits are what codes are made of, and no scanner sends these. */
const KEYS = ["F2", "F4", "F8", "F9", "F10"] as const;

/** What can be done about a refusal, each by one key. */
export function AnswerChoices({ ask, commands }: { ask: Ask; commands: AnswerCommands }) {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isWording, setIsWording] = useState(false);
  const mayOverride = useCan("OVERRIDES_WRITE");
  const mayWaive = useCan("WAIVERS_WRITE");
  const isException = ask.kind === "confirm" && ask.exceptions.length > 0;
  const isAllowed = !isException || mayOverride;
  const word = () => setIsWording(true);
  const choices = choicesFor(ask, commands, { isAllowed, mayWaive, word });
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
          Hanya admin yang boleh mengizinkan ini. Mintalah admin, atau selesaikan dulu alasannya.
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
            <button type="button" onClick={commands.dismiss} className="answer-button">
              {ask.kind === "fine" ? "Nanti" : isAllowed ? "Batal" : "Tutup"}
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
  return ask.kind === "fine" || ask.kind === "giveBack" ? "answer-button-light" : "answer-button-first";
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

type ConfirmAsk = Extract<Ask, { kind: "confirm" }>;

function isOut({ request, codes }: ConfirmAsk): boolean {
  return request.kind !== "renew" && codes.includes("on_loan");
}

function actText(ask: ConfirmAsk): string {
  if (isOut(ask)) return "Kembalikan dan pinjamkan";
  return ask.request.kind === "renew" ? "Tetap perpanjang" : "Tetap pinjamkan";
}

function confirmed({ request, codes }: ConfirmAsk, reason: string): ConfirmedRequest {
  return { ...request, confirm: codes, reason };
}

interface ChoiceOptions {
  /** Whether an exception may be made. */
  isAllowed: boolean;
  mayWaive: boolean;
  /** Asks for a reason in words. */
  word: () => void;
}

function choicesFor(ask: Ask, commands: AnswerCommands, { isAllowed, mayWaive, word }: ChoiceOptions): Choice[] {
  switch (ask.kind) {
    case "fine": {
      const pay = { label: `Bayar ${formatPrice(ask.amount)}`, run: () => commands.pay(ask) };
      return mayWaive ? [pay, { label: "Bebaskan", run: () => commands.waive(ask) }] : [pay];
    }
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
        { label: `Siswa ${ask.studentName}`, run: () => commands.choose(ask.studentId) },
        lend
          ? { label: `Pinjamkan eksemplar ${itemCode}`, run: () => commands.confirm(lend) }
          : { label: `Kembalikan eksemplar ${itemCode}`, run: () => commands.giveBack(itemCode) },
      ];
    }
    case "outsider":
      return [{ label: "Beri buku berikutnya", run: () => commands.choose(ask.studentId, ask.studentName) }];
    case "confirm":
      return [
        ...(isAllowed ? confirmChoices(ask, commands, word) : []),
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

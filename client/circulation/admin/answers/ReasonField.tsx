import { useId, useRef, useState } from "react";
import { ScanDetector } from "../../../ui/keyboard/ScanDetector";

interface ReasonFieldProps {
  /** What is done for the reason. */
  label: string;
  onReason: (reason: string) => void;
  /** A copy or card that was scanned while the field had the focus. */
  onScan: (code: string) => void;
  onCancel: () => void;
}

/** Why an exception is made, in one's own words. */
export function ReasonField({ label, onReason, onScan, onCancel }: ReasonFieldProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [scanner] = useState(() => new ScanDetector());
  const reasonBefore = useRef("");
  const submit = () => {
    if (reason.trim() === "") setIsMissing(true);
    else onReason(reason.trim());
  };
  return (
    <>
      <div className="mb-3">
        <label htmlFor={id} className="mb-1 block text-xs font-semibold">
          Alasan
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoFocus
          maxLength={200}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setIsMissing(false);
          }}
          onKeyDown={(event) => {
            if (scanner.startsNewInput(event.timeStamp)) reasonBefore.current = reason;
            const scanned = scanner.add(event.key, event.timeStamp);
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (scanned === null) return submit();
            // The next book, not why this one is an exception.
            setReason(reasonBefore.current);
            onScan(scanned);
          }}
          className="field h-10 pr-3.5 pl-3.5 sm:text-sm lg:h-9"
        />
        {isMissing && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-xs font-semibold">
            Tulis alasannya dulu.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={submit} className="answer-button answer-button-first">
          {label}
        </button>
        <button type="button" onClick={onCancel} className="answer-button">
          Pilihan lain
        </button>
      </div>
    </>
  );
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import type { Greeting } from "./answers/GreetingCard";
import type { Refusal } from "./answers/RefusalCard";
import { type QueueState, type Scan, ScanQueue } from "./scanning/ScanQueue";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

const GREETING_MS = 6_000;
/** Long enough to read it twice, look at one's card and continue. */
const REFUSAL_MS = 30_000;
/** A refusal is shown at least this long, even if the queue continues. */
const MIN_REFUSAL_MS = 5_000;
/** Older scans are greeted without a name, because the visitor has gone in. */
const GREETING_MAX_AGE_MS = 30_000;

interface GuestBook {
  /** The scan field, if it is on screen. */
  field: RefObject<HTMLInputElement | null>;
  enqueue: (nis: string) => void;
  /** Clears the field and focuses it, unless something else has the focus. */
  clear: () => void;
  greet: (visit: RecordedVisit) => void;
  greeting: Greeting | null;
  refusal: Refusal | null;
  clearRefusal: () => void;
  queue: QueueState;
}

/** State of the guest book screen: the queue, and the last result for a few seconds. */
export function useGuestBook(onResult: (result: OperationResult<RecordedVisit>) => void): GuestBook {
  const field = useRef<HTMLInputElement>(null);
  const { recordVisit } = useRecordVisit();
  const [greeting, setGreeting] = useExpiringState<Greeting>(GREETING_MS);
  const [refusal, setRefusal] = useExpiringState<Refusal>(REFUSAL_MS);
  const [queueState, setQueueState] = useState<QueueState>({ waiting: 0, delay: null });

  const greet = ({ greeting: text, counted }: RecordedVisit) => setGreeting({ text, counted, at: Date.now() });
  const handleResult = useEffectEvent((scan: Scan, result: OperationResult<RecordedVisit>) => {
    const { data, message } = result;
    onResult(result);
    if (data === null) {
      setGreeting(null);
      setRefusal({ nis: scan.nis, text: toFormErrors(result).text ?? message, at: Date.now() });
      restoreInput(field.current, scan.nis);
      return;
    }
    if (field.current?.value === scan.nis) field.current.value = "";
    setRefusal((shown) => (shown && shown.at + MIN_REFUSAL_MS < scan.at ? null : shown));
    greet(Date.now() - scan.at < GREETING_MAX_AGE_MS ? data : { ...data, greeting: "" });
  });
  const send = useEffectEvent((nis: string) => recordVisit({ nis }));
  const [scanQueue] = useState(() => new ScanQueue());

  useEffect(() => {
    const retry = () => scanQueue.retry();
    scanQueue.open({
      send: (nis) => send(nis),
      onResult: (scan, result) => handleResult(scan, result),
      onChange: setQueueState,
    });
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      scanQueue.close();
    };
  }, [scanQueue]);

  useEffect(() => {
    if (queueState.delay?.reason === "unreachable") restoreInput(field.current, queueState.delay.newest);
  }, [queueState.delay]);

  return {
    field,
    enqueue: (nis) => scanQueue.enqueue(nis),
    clear: () => {
      if (!field.current) return;
      field.current.value = "";
      if (document.activeElement === document.body) field.current.focus();
    },
    greet,
    greeting,
    refusal,
    clearRefusal: () => setRefusal(null),
    queue: queueState,
  };
}

/** Puts an unsent number back into an empty field: Enter sends it, and the next scan replaces it. */
function restoreInput(field: HTMLInputElement | null, nis: string): void {
  if (!field || field.value !== "") return;
  field.value = nis;
  if (document.activeElement === field || document.activeElement === document.body) {
    field.focus();
    field.select();
  }
}

/** State that resets to null after a time; a new value restarts it. */
function useExpiringState<Value>(milliseconds: number): [Value | null, Dispatch<SetStateAction<Value | null>>] {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return [value, setValue];
}

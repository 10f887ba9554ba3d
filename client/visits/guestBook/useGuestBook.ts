import { type RefObject, useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import type { VisitPurpose } from "../../gql/graphql";
import { purposeLabels } from "../purposeLabels";
import type { Greeting } from "./answers/GreetingCard";
import type { Refusal } from "./answers/RefusalCard";
import { type QueueState, type Scan, ScanQueue } from "./scanning/ScanQueue";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

const GREETING_MS = 6_000;
/** Who is asked for a purpose has the time to read seven of them. */
const ASKING_MS = 10_000;
/** What a pressed tile is answered with. */
const ANSWER_MS = 3_000;
/** Long enough to read it twice, look at one's card and continue. */
const REFUSAL_MS = 30_000;
/** A refusal is shown at least this long, even if the queue continues. */
const MIN_REFUSAL_MS = 5_000;
/** Older scans are greeted without a name, because the visitor has gone in. */
const GREETING_MAX_AGE_MS = 30_000;
/** A scanner has sent its whole code by then: what is still in the field was typed. */
const TYPING_MS = 600;

interface GuestBook {
  /** The scan field, if it is on screen. */
  field: RefObject<HTMLInputElement | null>;
  enqueue: (nis: string) => void;
  /** Clears the field and focuses it, unless something else has the focus. */
  clear: () => void;
  greet: (visit: RecordedVisit) => void;
  /** Adds to the visit that was greeted what it is for. */
  choosePurpose: (nis: string, purpose: VisitPurpose) => void;
  /** Ends the greeting. */
  skip: () => void;
  /** Who types while somebody else is greeted sees what they type. */
  type: () => void;
  focus: () => void;
  greeting: Greeting | null;
  refusal: Refusal | null;
  clearRefusal: () => void;
  queue: QueueState;
}

/** State of the guest book screen: the queue, and the last result for a few seconds. */
export function useGuestBook(onResult: (result: OperationResult<RecordedVisit>) => void): GuestBook {
  const field = useRef<HTMLInputElement>(null);
  const { recordVisit } = useRecordVisit();
  const [greeting, setGreeting] = useExpiringState<Greeting>(({ milliseconds }) => milliseconds);
  const [refusal, setRefusal] = useExpiringState<Refusal>(() => REFUSAL_MS);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [queueState, setQueueState] = useState<QueueState>({ waiting: 0, delay: null });

  const greet = ({ greeting: text, counted, named, awaited }: RecordedVisit, nis: string | null = null) => {
    // Whoever has gone in by now, or was asked an hour ago, is asked nothing.
    const isAsked = text !== "" && counted && nis !== null;
    setGreeting({
      text,
      counted,
      number: named ? null : nis,
      awaited: awaited && text !== "",
      nis: isAsked ? nis : null,
      purpose: null,
      answer: null,
      at: Date.now(),
      milliseconds: isAsked ? ASKING_MS : GREETING_MS,
    });
    // On a phone its keyboard would cover the question.
    if (isTouchOnly()) field.current?.blur();
  };
  const skip = () => {
    setGreeting(null);
    focusField(field.current);
  };
  const choosePurpose = async (nis: string, purpose: VisitPurpose) => {
    const asked = greeting;
    const { data } = await recordVisit({ nis, purpose });
    const answer = data
      ? `Kunjungan Anda tercatat untuk ${purposeLabels[purpose]}.`
      : "Kunjungan Anda tercatat tanpa keperluan.";
    setGreeting((shown) =>
      // The next visitor may be greeted meanwhile.
      shown && shown === asked ? { ...shown, purpose, answer, at: Date.now(), milliseconds: ANSWER_MS } : shown,
    );
    focusField(field.current);
  };
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
    greet(Date.now() - scan.at < GREETING_MAX_AGE_MS ? data : { ...data, greeting: "" }, scan.nis);
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
    greet: (visit) => greet(visit),
    choosePurpose: (nis, purpose) => void choosePurpose(nis, purpose),
    skip,
    type: () => {
      if (greeting === null) return;
      clearTimeout(typing.current);
      typing.current = setTimeout(() => {
        if (field.current?.value) skip();
      }, TYPING_MS);
    },
    focus: () => focusField(field.current),
    greeting,
    refusal,
    clearRefusal: () => setRefusal(null),
    queue: queueState,
  };
}

const isTouchOnly = () => matchMedia("(any-pointer: coarse) and (hover: none)").matches;

/** Not on a phone: scans are read wherever the focus is, and the field would only open the keyboard. */
function focusField(field: HTMLInputElement | null): void {
  if (!isTouchOnly()) field?.focus();
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
function useExpiringState<Value>(
  lifetime: (value: Value) => number,
): [Value | null, Dispatch<SetStateAction<Value | null>>] {
  const [value, setValue] = useState<Value | null>(null);
  const lifetimeOf = useEffectEvent(lifetime);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), lifetimeOf(value));
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue];
}

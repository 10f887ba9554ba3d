import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { formTrouble } from "../../forms/formTrouble";
import type { Greeting } from "./answers/GreetingCard";
import type { Refusal } from "./answers/RefusalCard";
import { type LineState, type Scan, ScanLine } from "./scanning/ScanLine";
import { useFleeting } from "./answers/useFleeting";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

const GREETED_FOR = 6_000;
/** Long enough to read it twice, to look at one's card and to go on. */
const REFUSED_FOR = 30_000;
/** A refusal is read at least so long, however fast the queue behind it scans. */
const READ_WITHIN = 5_000;
/** Whoever scanned before that has gone in: the name is nobody else's business. */
const LATE = 30_000;

interface GuestBook {
  /** Where numbers are scanned and typed, where it is on screen. */
  field: RefObject<HTMLInputElement | null>;
  enter: (nis: string) => void;
  /** Takes away what somebody left in the field, and has it ready again unless somebody is elsewhere on the page. */
  clear: () => void;
  greet: (visit: RecordedVisit) => void;
  greeting: Greeting | null;
  refusal: Refusal | null;
  forgetRefusal: () => void;
  line: LineState;
}

/** What the screen at the door knows: only what is not answered yet, and the last answer for a few seconds. */
export function useGuestBook(): GuestBook {
  const field = useRef<HTMLInputElement>(null);
  const { recordVisit } = useRecordVisit();
  const [greeting, setGreeting] = useFleeting<Greeting>(GREETED_FOR);
  const [refusal, setRefusal] = useFleeting<Refusal>(REFUSED_FOR);
  const [state, setState] = useState<LineState>({ waiting: 0, delay: null });

  const greet = ({ greeting: words, counted }: RecordedVisit) => setGreeting({ words, counted, at: Date.now() });
  const answer = useEffectEvent((scan: Scan, result: OperationResult<RecordedVisit>) => {
    const { data, message } = result;
    if (data === null) {
      setGreeting(null);
      setRefusal({ nis: scan.nis, text: formTrouble(result).text ?? message, at: Date.now() });
      putBack(field.current, scan.nis);
      return;
    }
    if (field.current?.value === scan.nis) field.current.value = "";
    setRefusal((shown) => (shown && shown.at + READ_WITHIN < scan.at ? null : shown));
    greet(Date.now() - scan.at < LATE ? data : { ...data, greeting: "" });
  });
  const send = useEffectEvent((nis: string) => recordVisit({ nis }));
  const [line] = useState(() => new ScanLine());

  useEffect(() => {
    const goOn = () => line.goOn();
    line.open({ send: (nis) => send(nis), onAnswer: (scan, result) => answer(scan, result), onChange: setState });
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("online", goOn);
      line.close();
    };
  }, [line]);

  useEffect(() => {
    if (state.delay?.reason === "away") putBack(field.current, state.delay.newest);
  }, [state.delay]);

  return {
    field,
    enter: (nis) => line.enter(nis),
    clear: () => {
      if (!field.current) return;
      field.current.value = "";
      if (document.activeElement === document.body) field.current.focus();
    },
    greet,
    greeting,
    refusal,
    forgetRefusal: () => setRefusal(null),
    line: state,
  };
}

/** Where nobody types meanwhile, the number stands in the field again: Enter sends it, and the next one replaces it. */
function putBack(field: HTMLInputElement | null, nis: string): void {
  if (!field || field.value !== "") return;
  field.value = nis;
  if (document.activeElement === field || document.activeElement === document.body) {
    field.focus();
    field.select();
  }
}

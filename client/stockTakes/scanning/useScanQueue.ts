import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import type { AnswerTone } from "../../circulation/admin/answers/Answer";
import { newKey } from "../../circulation/newKey";
import type { PillTone } from "../../ui/Pill";
import type { Given, KeptScan } from "./keptScans";
import { type QueueState, ScanQueue } from "./ScanQueue";

/** One line of what was scanned here, the newest first. */
export interface ScanLine {
  readonly key: string;
  readonly code: string;
  readonly at: number;
  readonly title: string | null;
  readonly message: string;
  readonly pill: { readonly tone: PillTone; readonly text: string };
}

/** What an answer says of a scan, and sounds like. */
export type Said = Pick<ScanLine, "title" | "message" | "pill"> & { readonly sound: AnswerTone };

/** The same code within this time is one scan. */
const SAME_SCAN_MS = 2_000;
const MOST_LINES = 100;

interface Scanning<Answer, With extends Given> {
  /** Where the browser keeps what is not answered: `stock-opname:7`. */
  readonly place: string;
  readonly send: (scans: readonly KeptScan<With>[]) => Promise<OperationResult<readonly Answer[]>>;
  readonly say: (answer: Answer) => Said;
}

export interface ScannedHere<With extends Given> {
  readonly lines: readonly ScanLine[];
  readonly queue: QueueState;
  readonly scan: (code: string, given: With) => void;
  readonly retry: () => void;
}

const EMPTY: QueueState = { waiting: [], delay: null, refusal: null, isKept: true };

/** Fetched with the first answer, as it comes with all of the desk of lending; without network it stays silent. */
async function play(tone: AnswerTone): Promise<void> {
  const { playTone } = await import("../../circulation/admin/desk/sounds");
  playTone(tone);
}

/** What is scanned on this device: sent at once, or kept until the network is back. */
export function useScanQueue<Answer, With extends Given>(scanning: Scanning<Answer, With>): ScannedHere<With> {
  const [queue] = useState(() => new ScanQueue<Answer, With>(scanning.place));
  const [queueState, setQueueState] = useState(EMPTY);
  const [lines, setLines] = useState<readonly ScanLine[]>([]);
  const last = useRef({ code: "", at: 0 });
  const put = (line: ScanLine) =>
    setLines((shown) => [line, ...shown.filter(({ key }) => key !== line.key)].slice(0, MOST_LINES));

  const send = useEffectEvent((scans: readonly KeptScan<With>[]) => scanning.send(scans));
  const onAnswer = useEffectEvent(({ key, code, at }: KeptScan<With>, answer: Answer) => {
    const { sound, ...said } = scanning.say(answer);
    put({ key, code, at, ...said });
    play(sound).catch(() => undefined);
  });
  const onRefused = useEffectEvent(({ key, code, at }: KeptScan<With>, message: string) => {
    put({ key, code, at, title: null, message, pill: { tone: "wrong", text: "Ditolak" } });
    play("refused").catch(() => undefined);
  });

  useEffect(() => {
    const retry = () => queue.retry();
    queue.open({
      send: (scans) => send(scans),
      onAnswer: (scan, answer) => onAnswer(scan, answer),
      onRefused: (scan, message) => onRefused(scan, message),
      onChange: setQueueState,
    });
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      queue.close();
    };
  }, [queue]);

  return {
    lines,
    queue: queueState,
    scan: (typed, given) => {
      const code = typed.trim();
      const at = Date.now();
      if (code === "" || (code === last.current.code && at - last.current.at < SAME_SCAN_MS)) return;
      last.current = { code, at };
      queue.add({ ...given, key: newKey(), code, at });
    },
    retry: () => queue.retry(),
  };
}

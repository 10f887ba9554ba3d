import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import type { Answer, AnswerTone } from "../answers/Answer";
import { loadAnswerParts } from "../answers/answerParts";
import type { DeskRequest } from "./requests/deskRequests";
import { type DeskState, idleDesk, nextDeskState } from "./deskState";
import type { DeskEvent } from "./DeskEvent";
import { newKey } from "../../newKey";
import { loadDeskSheets } from "../deskSheets";
import { playTone } from "./sounds";
import { requestsFor, type Settlement, type Unsettled } from "../waiting/Unsettled";
import { useKeptDesk } from "../waiting/useKeptDesk";
import { loadWaitingParts } from "../waiting/waitingParts";

type WithoutKey<Request> = Request extends unknown ? Omit<Request, "key" | "at"> : never;

export interface Desk {
  readonly state: DeskState;
  readonly scan: (code: string) => void;
  readonly ask: (request: WithoutKey<DeskRequest>) => void;
  readonly undo: (answer: Answer) => void;
  /** Lets the chosen student go, once what waits has been sent. */
  readonly letGo: () => void;
  readonly settle: (unsettled: Unsettled, settlement: Settlement) => void;
  readonly retry: () => void;
  readonly send: (event: DeskEvent) => void;
}

/** Not needed to show the desk, but fetched before the first scan, in case the network goes away meanwhile. */
const loadRunRequest = () => import("./requests/runRequest");

/** How long the desk waits before it sends again what was not answered. */
const RETRY_MS = 5_000;
const TICK_MS = 1_000;

function toneOf(event: DeskEvent): AnswerTone | null {
  switch (event.type) {
    case "answered":
      return event.answer.tone;
    case "chosen":
      return "done";
    case "undone":
      return event.message === null ? "done" : "refused";
    case "setAside":
      return "refused";
    case "followed":
    case "otherClass":
      return "asks";
    default:
      return null;
  }
}

interface DeskOptions {
  readonly onAnswer: (answer: Answer, send: Desk["send"]) => void;
  /** Whether there is a field, with what has to be decided about what other desks have left unsent. */
  readonly hasField: boolean;
}

/** The desk's state, and its requests on their way to the server, one after the other. */
export function useDesk({ onAnswer, hasField }: DeskOptions): Desk {
  const client = useApolloClient();
  const timeZone = useLibraryTimeZone();
  const [state, send] = useReducer(nextDeskState, idleDesk);
  const { chosenId, stall, queue, unsettled } = state;
  const shownKeys = useMemo(() => state.answers.map(({ key }) => key), [state.answers]);
  const possibleUntil = state.possibleCard?.until ?? null;
  const isWaiting = stall !== null && !stall.isTrying;
  const { tries, failures } = stall ?? { tries: 0, failures: 0 };
  useKeptDesk(state, send, { adopts: hasField });
  const [head] = queue;
  const inFlight = useRef<string | null>(null);
  const latestOnAnswer = useRef(onAnswer);
  const ask = useCallback((request: WithoutKey<DeskRequest>) => {
    const at = Date.now();
    send({ type: "asked", request: { ...request, key: newKey(), at }, at });
  }, []);
  const undo = useCallback(
    ({ key, undo: offer }: Answer) => {
      if (offer?.state === "offered") ask({ kind: "undo", answerKey: key, actId: offer.actId });
    },
    [ask],
  );
  const scan = useCallback((code: string) => send({ type: "scanned", code, key: newKey(), at: Date.now() }), []);
  useEffect(() => {
    latestOnAnswer.current = onAnswer;
  });
  useEffect(() => {
    loadRunRequest().catch(() => undefined);
    loadWaitingParts();
    loadAnswerParts();
  }, []);

  useEffect(() => {
    if (!head || isWaiting || inFlight.current === head.key) return;
    inFlight.current = head.key;
    const ran = loadRunRequest().then(
      ({ runRequest }) =>
        runRequest({ client, chosenId, possibleUntil, unsettled, shownKeys, failures, timeZone }, head),
      (): DeskEvent => ({ type: "stalled", why: "network", isFailure: false }),
    );
    void ran.then((event) => {
      inFlight.current = null;
      send(event);
      const tone = toneOf(event);
      if (tone !== null) playTone(tone);
      if (event.type === "answered" || event.type === "otherClass") latestOnAnswer.current(event.answer, send);
    });
  }, [client, chosenId, possibleUntil, unsettled, shownKeys, failures, timeZone, head, isWaiting]);

  useEffect(() => {
    if (!isWaiting) return;
    const resume = () => send({ type: "resumed" });
    const timer = setTimeout(resume, RETRY_MS);
    window.addEventListener("online", resume);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", resume);
    };
  }, [isWaiting, tries]);
  const isUsed = chosenId !== null || state.answers.length > 0;
  useEffect(() => {
    // A network that goes away later must not keep a sheet from opening.
    if (isUsed) loadDeskSheets();
  }, [isUsed]);
  useEffect(() => {
    if (chosenId === null) return;
    const timer = setInterval(() => send({ type: "ticked", at: Date.now() }), TICK_MS);
    return () => clearInterval(timer);
  }, [chosenId]);

  return {
    state,
    scan,
    ask,
    undo,
    letGo: () => send({ type: "letGo", key: newKey(), at: Date.now() }),
    settle: (scan, settlement) => {
      const requests = requestsFor(scan, settlement, { now: Date.now(), newKey, chosenId });
      send({ type: "settled", key: scan.key, requests });
    },
    retry: () => send({ type: "resumed" }),
    send,
  };
}

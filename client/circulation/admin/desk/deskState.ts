import type { Answer } from "../answers/Answer";
import { dealWith, withAnswer, withUndone } from "../answers/answerHistory";
import { undoSecondsLeft } from "../answers/undoSecondsLeft";
import { isFollower, type Unsettled } from "../waiting/Unsettled";
import { type DeskRequest, isLate, subjectOf } from "./requests/deskRequests";
import type { StallReason, DeskEvent } from "./DeskEvent";
import { isSame } from "./requests/isSameRequest";

export interface DeskState {
  /** The student to whom the next scanned copy is lent. */
  readonly chosenId: string | null;
  /** Sent one after the other, in the order in which they were scanned; the first is under way. */
  readonly queue: readonly DeskRequest[];
  /** The first of the queue could not be sent: until it is answered it is tried again, with its key. */
  readonly stall: {
    readonly why: StallReason;
    readonly isTrying: boolean;
    readonly tries: number;
    readonly failures: number;
  } | null;
  /** Scans from a time without network that somebody has to decide about. */
  readonly unsettled: readonly Unsettled[];
  /** Whether this browser keeps what waits, should the page be closed. */
  readonly isKept: boolean;
  /** An unsettled code that may be a student's card: scans before `until` may belong to it. */
  readonly possibleCard: { readonly unsettledKey: string; readonly until: number } | null;
  /** The answers of this sitting, the newest first. */
  readonly answers: readonly Answer[];
  /** The answer that is shown big: of what was done last, or a question of before that is decided now. */
  readonly currentKey: string | null;
  /** For the live region. */
  readonly announcement: string;
  readonly lastScan: { readonly code: string; readonly chosenId: string | null; readonly at: number } | null;
  /** When the desk was last used, after which the chosen student is let go. */
  readonly lastUsedAt: number;
}

/** The same copy and student within this time is one scan. */
const SAME_SCAN_MS = 5_000;
/** Then the chosen student is let go, so that nothing is lent to who has left. */
export const LET_GO_MS = 90_000;

const nobody = { chosenId: null, possibleCard: null, lastScan: null };

function stalledText(why: StallReason, isKept: boolean): string {
  if (why === "login") return "Sesi Anda sudah berakhir. Pindaian dikirim setelah login.";
  return isKept
    ? "Server tidak terjangkau. Pindaian disimpan, dan dikirim saat tersambung lagi."
    : "Server tidak terjangkau. Pindaian menunggu: jangan tutup halaman ini.";
}

export const idleDesk: DeskState = {
  chosenId: null,
  queue: [],
  stall: null,
  unsettled: [],
  possibleCard: null,
  isKept: true,
  answers: [],
  currentKey: null,
  announcement: "",
  lastScan: null,
  lastUsedAt: 0,
};

export function nextDeskState(state: DeskState, event: DeskEvent): DeskState {
  const next = afterEvent(state, event);
  const isAnswered = next.queue[0]?.key !== state.queue[0]?.key;
  return isAnswered ? { ...next, stall: null } : next;
}

function afterEvent(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case "scanned":
      return afterScan(state, event);
    case "asked":
      return state.queue.some((waiting) => isSame(waiting, event.request))
        ? state
        : // Once something is done about it, the same code is scanned on purpose.
          { ...state, queue: [...state.queue, event.request], lastScan: null, lastUsedAt: event.at };
    case "chosen":
      return {
        ...state,
        chosenId: event.studentId,
        possibleCard: null,
        queue: state.queue.slice(1),
        answers: dealWith(state.answers, { subject: subjectOf(state.queue[0]), studentId: event.studentId }),
        currentKey: null,
        announcement: event.announcement,
        lastUsedAt: usedAt(state, event.at),
      };
    case "answered":
      if (event.ifFollowed && isFollowed(state)) return afterEvent(state, event.ifFollowed);
      return {
        ...state,
        possibleCard: isPossibleCardOver(state) ? null : state.possibleCard,
        queue: state.queue.slice(1),
        ...withAnswer(state.answers, { ...event.answer, subject: subjectOf(state.queue[0]) }),
        lastUsedAt: usedAt(state, event.answer.at),
      };
    case "reported":
      return {
        ...state,
        ...withAnswer(state.answers, event.answer),
        lastUsedAt: event.answer.at,
      };
    case "undone":
      return afterUndo(state, event.answerKey, event.message);
    case "stalled":
      return {
        ...state,
        stall: {
          why: event.why,
          isTrying: false,
          tries: (state.stall?.tries ?? 0) + 1,
          failures: (state.stall?.failures ?? 0) + (event.isFailure ? 1 : 0),
        },
        announcement: state.stall === null ? stalledText(event.why, state.isKept) : state.announcement,
      };
    case "resumed":
      return { ...state, stall: state.stall && { ...state.stall, isTrying: true } };
    case "removed":
      return { ...state, queue: state.queue.filter(({ key }) => key !== event.key), lastScan: null };
    case "letGoInQueue":
      return { ...state, chosenId: null, possibleCard: null, queue: state.queue.slice(1) };
    case "doubted": {
      const { unsettledKey, at: until } = event;
      return { ...state, chosenId: null, possibleCard: { unsettledKey, until }, queue: state.queue.slice(1) };
    }
    case "setAside":
      return afterSetAside(state, event);
    case "otherClass": {
      const { answer, isLate: hasLeft } = event;
      const unsettled = { ...event.unsettled, until: answer.at };
      return hasLeft || state.queue.slice(1).some((request) => isFollower(request, unsettled))
        ? afterSetAside(state, { type: "setAside", unsettled, at: answer.at })
        : afterEvent(state, { type: "answered", answer });
    }
    case "followed":
      return afterFollower(state, event);
    case "settled":
      return {
        ...state,
        unsettled: state.unsettled.filter(({ key }) => key !== event.key),
        queue: [...state.queue, ...event.requests],
      };
    case "kept":
      return state.isKept === event.isKept ? state : { ...state, isKept: event.isKept };
    case "restored":
      return afterRestore(state, event);
    case "dismissed":
      return {
        ...state,
        answers: state.answers.map((answer) => (answer.key === event.key ? { ...answer, isDealtWith: true } : answer)),
        currentKey: state.currentKey === event.key ? null : state.currentKey,
      };
    case "shown":
      return { ...state, currentKey: event.key };
    case "named":
      return { ...state, answers: dealWith(state.answers, event), currentKey: null };
    case "letGo":
      return state.queue.length === 0
        ? { ...state, ...nobody, announcement: "Siap untuk anggota berikutnya." }
        : { ...state, lastScan: null, queue: [...state.queue, { kind: "letGo", key: event.key, at: event.at }] };
    case "ticked":
      return state.chosenId !== null && state.queue.length === 0 && event.at - state.lastUsedAt >= LET_GO_MS
        ? { ...state, ...nobody, announcement: "Siap untuk anggota berikutnya." }
        : state;
  }
}

function afterScan(state: DeskState, { code: typed, key, at }: Extract<DeskEvent, { type: "scanned" }>): DeskState {
  const code = typed.trim();
  const { lastScan, chosenId } = state;
  const isDoubled =
    lastScan?.code.toUpperCase() === code.toUpperCase() &&
    lastScan.chosenId === chosenId &&
    at - lastScan.at < SAME_SCAN_MS;
  if (code === "" || isDoubled) return state;
  // While the queue waits, nobody is let go by the clock.
  const hasLeft = state.queue.length > 0 && at - state.lastUsedAt >= LET_GO_MS;
  return {
    ...state,
    queue: [
      ...state.queue,
      ...(hasLeft ? [{ kind: "letGo" as const, key: `${key} after a pause`, at }] : []),
      { kind: "scan", code, key, at },
    ],
    lastScan: { code, chosenId, at },
    lastUsedAt: at,
  };
}

/** Scans after an unknown code wait with it, since that code may be a student's. */
function afterSetAside(state: DeskState, { unsettled, at }: Extract<DeskEvent, { type: "setAside" }>): DeskState {
  // Within a class set nobody is chosen: what follows is known by its set.
  const isUnknown = unsettled.why === "unknown" && !unsettled.setLend;
  return {
    ...state,
    queue: state.queue.slice(1),
    unsettled: [
      ...state.unsettled,
      unsettled.why === "unknown" && unsettled.setLend ? { ...unsettled, until: at } : unsettled,
    ],
    chosenId: isUnknown ? null : state.chosenId,
    possibleCard: isUnknown ? { unsettledKey: unsettled.key, until: at } : state.possibleCard,
    announcement: `Perlu diselesaikan: ${unsettled.message}`,
  };
}

/**
 * Whether somebody has scanned on since the request that is under way; at a class set's desk a scan has its kind
 * already.
 */
function isFollowed({ queue }: DeskState): boolean {
  return queue.slice(1).some(({ kind }) => kind === "scan" || kind === "setLend" || kind === "return");
}

/** The unknown code was no card if somebody scans on after seeing its answer; a request by a button does not tell. */
function isPossibleCardOver({ possibleCard, queue: [head] }: DeskState): boolean {
  return possibleCard !== null && head?.kind === "scan" && head.at >= possibleCard.until;
}

/** Adds the scan to the unsettled code that it followed, or by itself if that is gone. */
function afterFollower(state: DeskState, { scan, fallback, of }: Extract<DeskEvent, { type: "followed" }>): DeskState {
  const key = of ?? state.possibleCard?.unsettledKey;
  const isKnown = state.unsettled.some((unsettled) => unsettled.key === key);
  return {
    ...state,
    queue: state.queue.slice(1),
    unsettled: isKnown
      ? state.unsettled.map((unsettled) =>
          unsettled.key === key ? { ...unsettled, followers: [...unsettled.followers, scan] } : unsettled,
        )
      : [...state.unsettled, fallback],
  };
}

/** A scan made without network is sent after its reader has left, so the desk counts as used when it was made. */
function usedAt({ queue: [head], lastUsedAt }: DeskState, at: number): number {
  return head && isLate(head, at) ? Math.max(lastUsedAt, head.at) : at;
}

/** Whether scans that may belong to the unsettled code are still in the queue. */
export function isGathering({ possibleCard, queue }: DeskState, unsettled: Unsettled): boolean {
  const isPossible = possibleCard?.unsettledKey === unsettled.key;
  return queue.some((request) => (isPossible && request.at < possibleCard.until) || isFollower(request, unsettled));
}

/**
 * Scans that another page has left behind are sent for the student chosen there; whoever is chosen here stays chosen
 * afterwards.
 */
function afterRestore(state: DeskState, { kept, newKey }: Extract<DeskEvent, { type: "restored" }>): DeskState {
  const at = kept.queue[0]?.at ?? 0;
  const choose = (studentId: string | null): DeskRequest =>
    studentId === null ? { kind: "letGo", key: newKey(), at } : { kind: "choose", studentId, key: newKey(), at };
  const known = new Set([...state.unsettled, ...state.answers].map(({ key }) => key));
  const before: DeskRequest =
    kept.doubtful === null
      ? choose(kept.chosenId)
      : { kind: "possibleCard", unsettledKey: kept.doubtful, key: newKey(), at };
  return {
    ...state,
    queue: kept.queue.length === 0 ? state.queue : [...state.queue, before, ...kept.queue, choose(state.chosenId)],
    unsettled: [...state.unsettled, ...kept.unsettled.filter(({ key }) => !known.has(key))],
    answers: [...state.answers, ...kept.refusals.filter(({ key }) => !known.has(key))],
    announcement: kept.queue.length === 0 ? state.announcement : "Pindaian yang tersimpan dikirim sekarang.",
  };
}

/** `message`: why it was not undone. What was taken back may be done again at once. */
function afterUndo(state: DeskState, answerKey: string, message: string | null): DeskState {
  const undone = state.answers.find(({ key }) => key === answerKey);
  return {
    ...state,
    queue: state.queue.filter((request) => request.kind !== "undo" || request.answerKey !== answerKey),
    answers: withUndone(state.answers, answerKey, message),
    announcement: message ?? (undone ? `Diurungkan: ${undone.title}.` : "Diurungkan."),
    lastScan: null,
  };
}

/** The answer shown big; none while the server cannot be reached, so that nobody takes it for that of a later scan. */
export function currentAnswer({ answers, currentKey, stall }: DeskState): Answer | undefined {
  return stall === null ? answers.find(({ key }) => key === currentKey) : undefined;
}

/** How many scans and acts wait, without the marks between them that nothing is sent for. */
export function countWaiting({ queue }: Pick<DeskState, "queue">): number {
  return queue.filter(({ kind }) => kind !== "letGo" && kind !== "possibleCard").length;
}

/** The newest act that can still be taken back. */
export function lastUndoable({ answers }: DeskState, now: number): Answer | undefined {
  return answers.find((answer) => undoSecondsLeft(answer, now) > 0);
}

import type { Answer } from "../answers/Answer";
import type { DeskRequest } from "../desk/requests/deskRequests";
import type { Unsettled } from "./Unsettled";

/**
 * What a desk has not got through to the server yet, and what was refused that nobody has dealt with: kept in the
 * browser until it has, and somebody has.
 */
export interface KeptDesk {
  readonly chosenId: string | null;
  /** The unsettled code to which what waits belongs. */
  readonly doubtful: string | null;
  readonly queue: readonly DeskRequest[];
  readonly unsettled: readonly Unsettled[];
  readonly refusals: readonly Answer[];
}

const PREFIX = "aksara:meja:";
/** What two kinds of requests and questions were called before. */
const NEWER_WORDS = new Map([
  ["doubt", "possibleCard"],
  ["outsider", "otherClass"],
]);
/** How long an open page has to say that it is there; hidden ones are woken by the question. */
const ANSWERED_WITHIN_MS = 1_000;

/** Those that this page has had, and those of them that are still shown. */
const ownKeys = new Set<string>();
const openKeys = new Set<string>();

/** The storage key of a desk: each desk shown has its own, so that none overwrites one that was left. */
export function newDeskKey(): string {
  return `${PREFIX}${Math.random().toString(36).slice(2)}`;
}

/** Keeps what a desk is not done with. Returns whether the browser could. */
export function keepDesk(deskKey: string, desk: KeptDesk): boolean {
  try {
    if ([desk.queue, desk.unsettled, desk.refusals].every(({ length }) => length === 0)) {
      localStorage.removeItem(deskKey);
    } else localStorage.setItem(deskKey, JSON.stringify(desk));
    return true;
  } catch {
    // Full, or forbidden: the page says so, and goes on.
    return false;
  }
}

/** What was taken over and cannot be sent here after all. */
export function putBack(desk: KeptDesk): void {
  try {
    localStorage.setItem(newDeskKey(), JSON.stringify(desk));
  } catch {
    // It has just been read from there.
  }
}

/** Takes over what desks of this page kept before the user went to another screen. */
export function adoptOwnDesks(): KeptDesk[] {
  return adopt((key) => ownKeys.has(key) && !openKeys.has(key));
}

/** Takes over what pages have left behind that are closed. */
export async function adoptClosedDesks(): Promise<KeptDesk[]> {
  const isShown = await findShown();
  return adopt((key) => !isShown(key));
}

/** How much of what was done at desks that no page shows any more has not reached the server, or is to be decided. */
export async function countLeft(): Promise<number> {
  const isShown = await findShown();
  return keptKeys()
    .filter((key) => !isShown(key))
    .map((key) => parse(localStorage.getItem(key)))
    .reduce((sum, kept) => sum + (kept ? kept.queue.length + kept.unsettled.length : 0), 0);
}

/** Which desks are shown: each open page is asked, and answers for its own. */
async function findShown(): Promise<(key: string) => boolean> {
  const open = new Set<string>();
  const isShown = (key: string) => openKeys.has(key) || open.has(key);
  if (keptKeys().every(isShown)) return isShown;
  if (typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") open.add(data);
    };
    channel.postMessage(WHO);
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS));
    channel.close();
  }
  return isShown;
}

const CHANNEL = "aksara:meja";
const WHO = "siapa";

/** Answers pages that ask which desks are shown, as long as this one is. Returns how to stop. */
export function answerForDesk(deskKey: string): () => void {
  ownKeys.add(deskKey);
  openKeys.add(deskKey);
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === WHO) channel.postMessage(deskKey);
    };
  }
  return () => {
    openKeys.delete(deskKey);
    channel?.close();
  };
}

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function adopt(isLeft: (key: string) => boolean): KeptDesk[] {
  try {
    return keptKeys()
      .filter(isLeft)
      .flatMap((key) => {
        const kept = parse(localStorage.getItem(key));
        localStorage.removeItem(key);
        return kept ?? [];
      });
  } catch {
    // Nothing can be kept here, so nothing was.
    return [];
  }
}

/** Only desks write it; whatever else lies there is none. */
function parse(text: string | null): KeptDesk | null {
  try {
    const kept = JSON.parse(text ?? "null", inTodaysWords) as Partial<KeptDesk> | null;
    if (!Array.isArray(kept?.queue) || !Array.isArray(kept.unsettled)) return null;
    // Pages of a version before kept no refusals.
    return { refusals: [], ...kept } as KeptDesk;
  } catch {
    return null;
  }
}

/** Pages of a version before had other words for two kinds, and what they left waits under them. */
function inTodaysWords(name: string, value: unknown): unknown {
  return name === "kind" && typeof value === "string" ? (NEWER_WORDS.get(value) ?? value) : value;
}

import type { DeskRequest } from "../desk/deskRequests";
import type { Unsettled } from "./Unsettled";

/** What a desk has not got through to the server yet: kept in the browser until it has. */
export interface KeptDesk {
  readonly chosenId: string | null;
  /** The unsettled code to which what waits belongs. */
  readonly doubtful: string | null;
  readonly queue: readonly DeskRequest[];
  readonly unsettled: readonly Unsettled[];
}

const PREFIX = "aksara:meja:";
/** How long an open page has to say that it is there; hidden ones are woken by the question. */
const ANSWERED_WITHIN_MS = 1_000;

const newPageKey = () => `${PREFIX}${Math.random().toString(36).slice(2)}`;
const pageKey = newPageKey();

/** Keeps what this page has not sent. Returns whether the browser could. */
export function keepDesk({ chosenId, doubtful, queue, unsettled }: KeptDesk): boolean {
  try {
    if (queue.length === 0 && unsettled.length === 0) localStorage.removeItem(pageKey);
    else localStorage.setItem(pageKey, JSON.stringify({ chosenId, doubtful, queue, unsettled }));
    return true;
  } catch {
    // Full, or forbidden: the page says so, and goes on.
    return false;
  }
}

/** What was taken over and cannot be sent here after all. */
export function putBack(desk: KeptDesk): void {
  try {
    localStorage.setItem(newPageKey(), JSON.stringify(desk));
  } catch {
    // It has just been read from there.
  }
}

/** What this page kept before it was left for another of the product's. */
export function adoptOwnDesk(): KeptDesk[] {
  return adopt((key) => key === pageKey);
}

/** Takes over what pages have left behind that are closed: each open one is asked, and answers for its own. */
export async function adoptClosedDesks(): Promise<KeptDesk[]> {
  if (keysOfOthers().length === 0) return [];
  const open = new Set<string>();
  if (typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") open.add(data);
    };
    channel.postMessage(WHO);
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS));
    channel.close();
  }
  return adopt((key) => key !== pageKey && !open.has(key));
}

const CHANNEL = "aksara:meja";
const WHO = "siapa";

/** Answers pages that ask which are open, as long as this one is. Returns how to stop. */
export function answerForThisPage(): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === WHO) channel.postMessage(pageKey);
  };
  return () => channel.close();
}

function keysOfOthers(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== pageKey);
  } catch {
    return [];
  }
}

function adopt(isLeft: (key: string) => boolean): KeptDesk[] {
  try {
    return [pageKey, ...keysOfOthers()].filter(isLeft).flatMap((key) => {
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
    const kept = JSON.parse(text ?? "null") as Partial<KeptDesk> | null;
    return Array.isArray(kept?.queue) && Array.isArray(kept.unsettled) ? (kept as KeptDesk) : null;
  } catch {
    return null;
  }
}

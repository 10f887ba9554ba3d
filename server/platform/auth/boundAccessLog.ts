import type { AccessEvent, AccessLog } from "./accessLog.js";

const LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Writes at most so many lines a minute of each kind of refusal, and at the minute's end how many it left out, so that
 * a flood neither fills the disk nor hides. What succeeded is always written.
 */
export function boundAccessLog(log: AccessLog): AccessLog {
  const counts = new Map<string, number>();
  return (event) => {
    if (event.outcome === "ok") {
      log(event);
      return;
    }
    const kind = [event.event, event.outcome, event.status].join(" ");
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) {
      setTimeout(() => {
        const suppressed = (counts.get(kind) ?? 0) - LINES_PER_MINUTE;
        counts.delete(kind);
        if (suppressed > 0) {
          log(summaryOf(event, suppressed));
        }
      }, MINUTE_MS).unref();
    }
    if (count <= LINES_PER_MINUTE) {
      log(event);
    }
  };
}

function summaryOf({ event, outcome, status }: AccessEvent, suppressed: number): AccessEvent {
  return { event, outcome, status, username: null, address: null, suppressed };
}

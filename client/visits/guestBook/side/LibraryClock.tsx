import { useSyncExternalStore } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatDay } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";

const MINUTE = 60_000;

/** Time and date at the library, whatever the device's time zone. Browser only: a page may be older than its minute. */
export function LibraryClock() {
  const minute = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  const timeZone = useLibraryTimeZone();
  const now = minute === null ? null : wallClock(new Date(minute * MINUTE).toISOString(), timeZone);
  return (
    <div className="needs-script tabular-nums">
      <p className="min-h-[1.12em] font-serif text-2xl leading-none font-semibold md:text-5xl">{now?.time}</p>
      <p className="mt-1 min-h-[1.55em] text-xs whitespace-nowrap md:mt-3 md:text-lg">{now && formatDay(now.day)}</p>
    </div>
  );
}

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

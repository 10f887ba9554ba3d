import { useSyncExternalStore } from "react";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { formatDay } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";

const MINUTE = 60_000;

/** Date and time at the library, whatever the device's time zone. Browser only: a page may be older than its minute. */
export function CurrentDateTime() {
  const minute = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  const timeZone = useLibraryTimeZone();
  const now = minute === null ? null : wallClock(new Date(minute * MINUTE).toISOString(), timeZone);
  return (
    <p className="needs-script min-h-[1.55em] text-muted tabular-nums">
      {now && `${formatDay(now.day)} · ${now.time}`}
    </p>
  );
}

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

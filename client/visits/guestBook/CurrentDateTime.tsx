import { useSyncExternalStore } from "react";
import { formatTime } from "../../format/formatTime";

const MINUTE = 60_000;

const days = new Intl.DateTimeFormat("id-ID", { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** The device's own date and time. Rendered in the browser only, since the server may be in another time zone. */
export function CurrentDateTime() {
  const minute = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / MINUTE),
    () => null,
  );
  const now = minute === null ? null : new Date(minute * MINUTE);
  return (
    <p className="needs-script min-h-[1.55em] text-muted tabular-nums">
      {now && `${days.format(now)} · ${formatTime(now)}`}
    </p>
  );
}

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

import { formatDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";

/** The day of an instant, on the library's clock. */
export function DayCell({ instant, timeZone }: { instant: string; timeZone: string }) {
  return (
    <time dateTime={instant} className="whitespace-nowrap">
      {formatDate(wallClock(instant, timeZone).day)}
    </time>
  );
}

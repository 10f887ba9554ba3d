import { wallClock } from "../../format/wallClock";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { Pill } from "../../ui/Pill";
import type { ScanLine } from "./useScanQueue";

/** What came of the scans of this device, the newest first and read out. */
export function ScanLines({ lines, empty }: { lines: readonly ScanLine[]; empty: string }) {
  const timeZone = useLibraryTimeZone();
  const [last] = lines;
  if (!last) {
    return <p className="text-sm text-muted text-pretty">{empty}</p>;
  }
  return (
    <>
      <p role="status" className="sr-only">
        {last.title ?? last.code}. {last.message}
      </p>
      <ol
        tabIndex={0}
        aria-label="Pindaian terakhir"
        className="max-h-80 overflow-y-auto rounded-2xl border border-line bg-card"
      >
        {lines.map((line) => {
          return (
            <li key={line.key} className="flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{line.title ?? line.code}</p>
                <p className="text-sm text-muted text-pretty">
                  {line.title && <span className="tabular-nums">{line.code} · </span>}
                  {line.message}
                </p>
              </div>
              <div className="shrink-0 text-right">
                <Pill tone={line.pill.tone}>{line.pill.text}</Pill>
                <p className="mt-1 text-xs text-muted tabular-nums">
                  {wallClock(new Date(line.at).toISOString(), timeZone).time}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

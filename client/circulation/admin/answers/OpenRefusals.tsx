import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { wallClock } from "../../../format/wallClock";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { Answer } from "./Answer";
import { answerTones } from "./answerTones";

interface OpenRefusalsProps {
  refusals: readonly Answer[];
  /** Shows it big again, with what can be done about it. */
  onReopen: (answerKey: string) => void;
  onDismiss: (answerKey: string) => void;
}

/** What was not done before the last scan, until somebody has dealt with it. */
export function OpenRefusals({ refusals, onReopen, onDismiss }: OpenRefusalsProps) {
  const timeZone = useLibraryTimeZone();
  return (
    <section aria-labelledby="belum-selesai" className="rounded-2xl border-2 border-bata bg-card">
      <h2 id="belum-selesai" className="px-4 pt-2.5 font-serif text-lg font-semibold text-bata">
        Belum selesai ({formatNumber(refusals.length)})
      </h2>
      <ul className="divide-y divide-line">
        {refusals.map(({ key, tone, title, detail, at, ask }) => {
          const { Icon, sign } = answerTones[tone];
          const time = wallClock(new Date(at).toISOString(), timeZone).time;
          return (
            <li key={key} className="flex gap-3 px-4 py-2.5 text-sm">
              <span className={`grid size-7 shrink-0 place-items-center rounded-lg ${sign}`}>
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-pretty wrap-anywhere">{title}</p>
                <p className="text-xs text-muted wrap-anywhere">{[detail, time].filter(Boolean).join(" · ")}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {ask && (
                    <button type="button" onClick={() => onReopen(key)} className={buttonStyle("filled", "compact")}>
                      Putuskan
                      <span className="sr-only">, {detail}</span>
                    </button>
                  )}
                  <button type="button" onClick={() => onDismiss(key)} className={buttonStyle("outlined", "compact")}>
                    Tutup
                    <span className="sr-only">, {detail || title}</span>
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

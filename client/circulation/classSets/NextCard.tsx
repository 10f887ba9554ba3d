import { useEffect, useEffectEvent } from "react";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import type { SetLine, ShownSet } from "./classSetDocuments";
import { countLines, type SetMode, whomText } from "./setLines";
import type { Named } from "./useSetDesk";

interface NextCardProps {
  set: ShownSet;
  mode: SetMode;
  named: Named | null;
  next: SetLine | undefined;
  onSkip: () => void;
  onLetGo: () => void;
}

/** No scanner sends it. */
const SKIP_KEY = "F8";

/** Who gets the next copy, readable from where the books are handed out; or how many are missing. */
export function NextCard({ set, mode, named, next, onSkip, onLetGo }: NextCardProps) {
  const { lent, out, lost, waiting } = countLines(set.entries);
  const canSkip = mode === "lend" && named === null && next !== undefined && waiting > 1;
  const skipByKey = useEffectEvent((): boolean => {
    if (canSkip) onSkip();
    return canSkip;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SKIP_KEY || event.repeat || document.querySelector("dialog[open]")) return;
      if (skipByKey()) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  if (mode === "return") {
    return (
      <section aria-label="Belum kembali" className="desk-card px-5 py-4">
        <p className="text-sm text-muted">Belum kembali</p>
        <p className="font-serif text-3xl font-semibold tabular-nums">
          {formatNumber(out)} <span className="text-xl text-muted">dari {formatNumber(set.lentCount)}</span>
        </p>
        {lost > 0 && <p className="mt-1 text-sm font-semibold text-bata">{formatNumber(lost)} hilang</p>}
      </section>
    );
  }
  const name = named?.name ?? next?.studentName ?? null;
  return (
    <section aria-label="Berikutnya" className="desk-card px-5 py-4">
      {set.className === null ? (
        <>
          <p className="text-sm text-muted">Semua buku untuk</p>
          <p className="font-serif text-3xl font-semibold text-balance wrap-anywhere">{whomText(set)}</p>
          <p className="mt-1 text-sm text-muted tabular-nums">{formatNumber(out)} dibawa</p>
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{named ? "Buku berikutnya khusus untuk" : "Berikutnya"}</p>
          <p className="min-h-9 font-serif text-3xl font-semibold text-balance wrap-anywhere">
            {name ?? "Semua sudah mendapat buku"}
          </p>
          <div className="mt-2 flex min-h-10 flex-wrap items-center justify-between gap-2">
            <p className="text-sm text-muted tabular-nums">
              {waiting > 0 ? `${formatNumber(waiting)} siswa belum mendapat` : `${formatNumber(lent)} buku dibagikan`}
            </p>
            {named && (
              <button type="button" onClick={onLetGo} className={buttonStyle("outlined", "compact")}>
                Batal
              </button>
            )}
            {canSkip && (
              <button
                type="button"
                aria-keyshortcuts={SKIP_KEY}
                onClick={onSkip}
                className={buttonStyle("outlined", "compact")}
              >
                Lewati
                <span className="sr-only">, {name}</span>
                <kbd aria-hidden="true" className="key max-lg:hidden">
                  {SKIP_KEY}
                </kbd>
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

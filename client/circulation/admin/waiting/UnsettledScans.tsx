import { useId, useState } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { formatDateTime } from "../../../format/wallClock";
import { buttonStyle } from "../../../ui/buttonStyle";
import type { Settlement, Unsettled } from "./Unsettled";

interface UnsettledScansProps {
  unsettled: readonly Unsettled[];
  /** Whether what belongs to one may still come: then it cannot be settled yet. */
  isGathering: (unsettled: Unsettled) => boolean;
  onSettle: (unsettled: Unsettled, settlement: Settlement) => void;
}

/** Scans that the server did not take while nobody looked: each is settled by whoever has the book. */
export function UnsettledScans({ unsettled, isGathering, onSettle }: UnsettledScansProps) {
  return (
    <section
      aria-labelledby="perlu-diselesaikan"
      className="mb-4 rounded-2xl border border-kunyit bg-kunyit-soft text-on-kunyit"
    >
      <h2 id="perlu-diselesaikan" className="px-4 pt-3 font-serif text-lg font-semibold">
        Perlu diselesaikan ({formatNumber(unsettled.length)})
      </h2>
      <ul className="divide-y divide-current/20">
        {unsettled.map((scan) => (
          <UnsettledScan key={scan.key} scan={scan} isGathering={isGathering(scan)} onSettle={onSettle} />
        ))}
      </ul>
    </section>
  );
}

interface UnsettledScanProps {
  scan: Unsettled;
  isGathering: boolean;
  onSettle: UnsettledScansProps["onSettle"];
}

function UnsettledScan({ scan, isGathering, onSettle }: UnsettledScanProps) {
  const { at, code, why, message, followers, studentId, studentName, setLend, isCard = false } = scan;
  const [typed, setTyped] = useState(isCard ? "" : code);
  const [isSkipping, setIsSkipping] = useState(false);
  const id = useId();
  const when = formatDateTime(new Date(at).toISOString(), useLibraryTimeZone());
  const settle = (settlement: Settlement) => onSettle(scan, settlement);
  const again = () => {
    if (typed.trim() !== "" && !isGathering) settle({ kind: "again", code: typed.trim() });
  };
  const isForCard = isCard && followers.length > 0;
  const first = {
    unknown: isForCard
      ? { label: `Buku berikutnya untuk ${studentName ?? "anggota itu"}`, run: () => settle({ kind: "card" }) }
      : { label: "Pakai kode ini", run: again },
    lentSince: { label: "Kembalikan di sana, pinjamkan di sini", run: () => settle({ kind: "takeBack" }) },
    tooOld: {
      label: studentId === null && !setLend ? "Kembalikan sekarang" : "Pinjamkan sekarang",
      run: () => settle({ kind: "now" }),
    },
    refused: { label: "Coba lagi", run: again },
    asked: { label: "Putuskan sekarang", run: () => settle({ kind: "now" }) },
  }[why];
  return (
    <li className="px-4 py-3 text-sm">
      <p className="font-semibold text-pretty">{message}</p>
      <p className="mt-0.5 text-xs">
        {[
          code,
          `dipindai ${when}`,
          studentName && `untuk ${studentName}`,
          followers.length > 0 && `${formatNumber(followers.length)} pindaian berikutnya menunggu`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {setLend && followers.length > 0 && (
        <p className="mt-0.5 text-xs">
          {followers
            .map((each) => (each.kind === "setLend" ? `${each.itemCode} (${each.studentName ?? "?"})` : each.code))
            .join(", ")}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        {why === "unknown" && !isForCard && (
          <div>
            <label htmlFor={id} className="mb-1 block text-xs font-semibold">
              {isCard ? "Kode bukunya" : "Kode yang benar"}
            </label>
            <input
              id={id}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                again();
              }}
              className="field h-10 w-44 px-3 sm:text-sm lg:h-9"
            />
          </div>
        )}
        <button type="button" disabled={isGathering} onClick={first.run} className={buttonStyle("filled", "compact")}>
          {first.label}
        </button>
        {followers.length > 0 && studentId !== null && (
          <button
            type="button"
            disabled={isGathering}
            onClick={() => settle({ kind: "skipAlone" })}
            className={buttonStyle("outlined", "compact")}
          >
            Lewati kode ini, lanjutkan{" "}
            {setLend ? "sesuai nama di layar" : `untuk ${studentName ?? "anggota sebelumnya"}`}
          </button>
        )}
        <button
          type="button"
          disabled={isGathering}
          onClick={({ detail }) => {
            if (!isSkipping) setIsSkipping(true);
            // The second click of a double one has not read what is asked.
            else if (detail < 2) settle({ kind: "skip" });
          }}
          className={buttonStyle("outlined", "compact")}
        >
          {isSkipping
            ? followers.length > 0
              ? `Ya, jangan catat ${formatNumber(followers.length + 1)} pindaian ini`
              : "Ya, jangan catat"
            : followers.length > 0
              ? "Lewati semuanya"
              : "Lewati"}
        </button>
      </div>
    </li>
  );
}

import { formatNumber } from "../../../../format/formatNumber";
import type { ProposedCodes } from "./proposedCodes";

const MAX_SHOWN = 4;

/** Previews the codes of new copies: the first few and the last. */
export function CodePreview({ proposed: { codes, problem } }: { proposed: ProposedCodes }) {
  const taken = codes.filter(({ takenBy }) => takenBy);
  const [first] = taken;
  const last = codes.at(-1)?.itemCode;
  const shown = codes.slice(0, MAX_SHOWN).map(({ itemCode }) => itemCode);
  return (
    <div role="status" className="min-h-6 text-sm text-muted">
      {problem && <p className="font-medium text-bata">{problem}</p>}
      {codes.length > 0 && (
        <p className="wrap-anywhere tabular-nums">
          Kode yang akan dipakai: <span className="font-semibold text-ink">{shown.join(", ")}</span>
          {codes.length > MAX_SHOWN && (
            <>
              {codes.length > MAX_SHOWN + 1 ? " … " : ", "}
              <span className="font-semibold text-ink">{last}</span>
            </>
          )}{" "}
          ({formatNumber(codes.length)} eksemplar).
        </p>
      )}
      {first && (
        <p className="font-medium text-bata wrap-anywhere">
          {first.itemCode} sudah dipakai {first.takenBy}
          {taken.length > 1 ? `, dan ${formatNumber(taken.length - 1)} kode lain juga terpakai` : ""}. Pakai kode
          pertama yang lain.
        </p>
      )}
    </div>
  );
}

import { formatPrice } from "../../../format/formatPrice";

interface LedgerFiguresProps {
  /** The last of them is the one that counts. */
  figures: readonly { readonly label: string; readonly amount: number }[];
}

/** Sums of money over a list. */
export function LedgerFigures({ figures }: LedgerFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(({ label, amount }, place) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd
            className={`font-serif text-xl font-semibold tabular-nums ${place < figures.length - 1 ? "text-muted" : ""}`}
          >
            {formatPrice(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { formatNumber } from "../../format/formatNumber";
import type { StockTakePageQuery as Loaded, StockTakeState_StockTakeFragment as Take } from "../../gql/graphql";
import type { Shelf } from "../stockTakeDocuments";

interface StockTakeFiguresProps {
  take: Take;
  shelves: readonly Shelf[];
  scanners: NonNullable<Loaded["stockTake"]>["scanners"];
  /** Where nothing stands beside it. */
  isWide: boolean;
}

/** How far it is, in all and at each shelf, and who has scanned. */
export function StockTakeFigures({ take, shelves, scanners, isWide }: StockTakeFiguresProps) {
  const { expected, found, away, toCheck } = take;
  const percent = expected === 0 ? 100 : Math.floor((found / expected) * 100);
  return (
    <section
      aria-label="Kemajuan"
      className={`grid min-w-0 gap-4 ${isWide ? "lg:col-span-2 lg:grid-cols-3 lg:items-start" : ""}`}
    >
      <div className="rounded-2xl border border-line bg-card p-4">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-serif text-2xl font-semibold tabular-nums">
            {formatNumber(found)}{" "}
            <span className="font-sans text-sm font-normal text-muted">dari {formatNumber(expected)} ditemukan</span>
          </p>
          <p className="text-sm text-muted tabular-nums">{percent}%</p>
        </div>
        <progress aria-label="Ditemukan" max={100} value={percent} className="progress mt-2" />
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
          <Figure label="Belum ditemukan" value={expected - found} />
          <Figure label="Perlu diperiksa" value={toCheck} />
          <Figure label="Memang tidak di rak" value={away} />
        </dl>
      </div>
      {shelves.length > 0 && (
        <div className="rounded-2xl border border-line bg-card">
          <h2 className="border-b border-line px-4 py-2.5 font-serif text-lg font-semibold">Per rak</h2>
          <ul tabIndex={0} aria-label="Per rak" className="max-h-60 overflow-y-auto rounded-b-2xl">
            {shelves.map((shelf) => (
              <ShelfLine key={`${shelf.location ?? ""}/${shelf.className}`} shelf={shelf} />
            ))}
          </ul>
        </div>
      )}
      {scanners.length > 0 && (
        <div className="rounded-2xl border border-line bg-card p-4">
          <h2 className="font-serif text-lg font-semibold">Petugas pemindai</h2>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm">
            {scanners.map(({ name, scans }) => (
              <Figure key={name} label={name} value={scans} />
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <>
      <dt className="min-w-0 wrap-anywhere text-muted">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{formatNumber(value)}</dd>
    </>
  );
}

function ShelfLine({ shelf }: { shelf: Shelf }) {
  const { location, className, expected, found, toCheck } = shelf;
  const missing = expected - found;
  return (
    <li className="border-b border-line px-4 py-2 text-sm last:border-b-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{className}</b> <span className="text-muted">{location ?? "Tanpa lokasi"}</span>
        </span>
        <span className="shrink-0 whitespace-nowrap text-muted tabular-nums">
          {formatNumber(found)}/{formatNumber(expected)}
        </span>
      </div>
      <progress
        aria-label={`${className}, ${location ?? "tanpa lokasi"}: ditemukan`}
        max={Math.max(expected, 1)}
        value={expected === 0 ? 1 : found}
        className="progress mt-1"
      />
      <p className="mt-1 text-xs text-muted tabular-nums">
        {missing === 0 ? "Lengkap" : `${formatNumber(missing)} belum ditemukan`}
        {toCheck > 0 && ` · ${formatNumber(toCheck)} perlu diperiksa`}
      </p>
    </li>
  );
}

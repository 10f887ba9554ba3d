import type { KeptData } from "./privacyText";

interface KeptListProps {
  items: readonly KeptData[];
  /** Whether the names are those of cookies, to be found by them. */
  isCode?: boolean;
}

const COLUMNS = "gap-x-8 sm:grid-cols-[minmax(0,1fr)_12rem]";

/** What is kept, and until when: beside each other where there is room. */
export function KeptList({ items, isCode = false }: KeptListProps) {
  return (
    <div className="mt-5">
      {/* For the eye; each entry has the words itself. */}
      <p aria-hidden="true" className={`hidden border-b border-line pb-2 text-xs text-muted sm:grid ${COLUMNS}`}>
        <span>Data</span>
        <span>Disimpan</span>
      </p>
      <dl className="border-t border-line sm:border-t-0">
        {items.map(({ what, detail, until }) => (
          <div key={what} className={`grid gap-y-1 border-b border-line py-4 sm:grid-rows-[auto_1fr] ${COLUMNS}`}>
            <dt className={`font-semibold wrap-anywhere ${isCode ? "font-mono text-sm" : ""}`}>{what}</dt>
            <dd className="text-muted text-pretty sm:row-start-2">{detail}</dd>
            <dd className="mt-1 text-sm font-medium text-pretty sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0.5">
              <span className="text-muted sm:sr-only">Disimpan: </span>
              {until}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

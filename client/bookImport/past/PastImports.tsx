import { formatNumber } from "../../format/formatNumber";
import type { FragmentType } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import { PastImport, type PastImport_bookImport } from "./PastImport";

interface PastImportsProps {
  imports: readonly (FragmentType<typeof PastImport_bookImport> & { id: string })[];
  total: number;
  isLoading: boolean;
  /** Set if there are older ones. */
  onMore?: () => Promise<unknown>;
}

/** Earlier imports and waiting files, newest first. */
export function PastImports({ imports, total, isLoading, onMore }: PastImportsProps) {
  return (
    <section aria-labelledby="riwayat-impor" className="mt-9">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="riwayat-impor" className="font-serif text-xl font-semibold">
          Riwayat impor
        </h2>
        {total > 0 && <p className="text-sm text-muted tabular-nums">{formatNumber(total)} impor</p>}
      </div>
      {imports.length === 0 && !isLoading && (
        <p className="mt-2 max-w-prose text-muted">
          Berkas yang diimpor tercatat di sini, dengan hasilnya. Mulai dengan memilih berkas di atas.
        </p>
      )}
      {isLoading && imports.length === 0 && <span className="sr-only">Memuat…</span>}
      <ul aria-busy={isLoading} className="mt-3 overflow-hidden rounded-2xl border border-line bg-card empty:hidden">
        {isLoading &&
          imports.length === 0 &&
          [1, 2, 3].map((line) => (
            <li key={line} className="border-b border-line p-4 last:border-b-0">
              <Skeleton className="h-11" />
            </li>
          ))}
        {imports.map((bookImport) => (
          <PastImport key={bookImport.id} bookImport={bookImport} />
        ))}
      </ul>
      {onMore && (
        <button type="button" onClick={() => void onMore()} className={`${buttonStyle("outlined", "compact")} mt-4`}>
          Muat yang lebih lama
        </button>
      )}
    </section>
  );
}

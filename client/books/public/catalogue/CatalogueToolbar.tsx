import { formatNumber } from "../../../format/formatNumber";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Skeleton } from "../../../ui/Skeleton";
import { CATALOGUE_FORM } from "./catalogueForm";
import type { CatalogueUrlState, CatalogueSort } from "./catalogueUrlState";
import { effectiveSort } from "./catalogueVariables";
import type { ChangeCatalogueUrlState } from "./useCatalogueUrlState";
import { ViewChoice } from "./ViewChoice";

const LABELS: Record<CatalogueSort, string> = {
  relevance: "Paling cocok",
  newest: "Terbaru",
  title: "Judul",
  year: "Tahun",
};

interface CatalogueToolbarProps {
  urlState: CatalogueUrlState;
  change: ChangeCatalogueUrlState;
  total: number | undefined;
  /** `total` is only a lower bound. */
  hasMore: boolean;
  isLoading: boolean;
}

export function CatalogueToolbar({ urlState, change, total, hasMore, isLoading }: CatalogueToolbarProps) {
  const sorts: CatalogueSort[] = urlState.search.trim()
    ? ["relevance", "newest", "title", "year"]
    : ["newest", "title", "year"];
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-muted">
        {total === undefined && isLoading && <Skeleton className="h-5 w-24" />}
        {total !== undefined && (
          <>
            {hasMore && "Lebih dari "}
            <strong className="text-ink tabular-nums">{formatNumber(total)}</strong> judul
          </>
        )}
      </p>
      <div className="flex items-center gap-1">
        <label className="flex items-center gap-2 text-sm text-muted">
          <span className="max-sm:sr-only">Urutkan</span>
          <select
            form={CATALOGUE_FORM}
            name="sort"
            value={effectiveSort(urlState)}
            onChange={(event) => change({ sort: event.target.value as CatalogueSort })}
            className="select"
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {LABELS[sort]}
              </option>
            ))}
          </select>
        </label>
        <ViewChoice urlState={urlState} />
      </div>
      <button type="submit" form={CATALOGUE_FORM} className={`without-script ${buttonStyle("outlined", "small")}`}>
        Terapkan
      </button>
    </div>
  );
}

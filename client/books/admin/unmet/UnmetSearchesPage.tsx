import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { FilterSelect } from "../../../admin/table/FilterSelect";
import { buttonStyle } from "../../../ui/buttonStyle";
import {
  UNMET_LISTS,
  UNMET_OUTCOMES,
  UNMET_SORTS,
  parseUnmetUrl,
  unmetHref,
  type UnmetUrlState,
} from "./unmetUrlState";
import { UnmetTable } from "./UnmetTable";

/** What readers searched for and the collection has not: a list for whoever buys books. */
export function UnmetSearchesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseUnmetUrl(params);
  const change = (changes: Partial<UnmetUrlState>) =>
    void navigate(unmetHref({ ...urlState, ...changes }), { replace: true });
  return (
    <AdminPage
      ownAddress={unmetHref(urlState)}
      title="Pencarian tanpa hasil"
      actions={
        <nav aria-label="Pencarian tanpa hasil" className="tab-strip">
          {UNMET_LISTS.map(({ isDone, label }) => (
            <Link
              key={isDone}
              to={unmetHref({ ...urlState, is_done: isDone })}
              aria-current={isDone === urlState.is_done ? "page" : undefined}
              className="section-tab"
            >
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">
        Pencarian pembaca di katalog yang tidak menemukan apa pun, atau hanya dengan kata lain. Nama pencarinya tidak
        dicatat. Kata yang setahun tidak dicari lagi dihapus.
      </p>
      <div className="table-area">
        <form
          role="search"
          action="/admin/unmet-searches"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          className="mb-3 flex flex-wrap items-center gap-2"
        >
          {urlState.is_done && <input type="hidden" name="is_done" value={urlState.is_done} />}
          <FilterSelect
            name="outcome"
            label="Hasil"
            value={urlState.outcome}
            onChange={(outcome) => change({ outcome })}
            choices={[["", "Semua hasil"], ...UNMET_OUTCOMES.map(({ value, label }) => [value, label] as const)]}
            className="lg:field-sizing-content"
          />
          <FilterSelect
            name="sort"
            label="Urutkan"
            value={urlState.sort}
            onChange={(sort) => change({ sort })}
            choices={UNMET_SORTS.map(({ value, label }) => [value, label])}
            className="lg:field-sizing-content"
          />
          <noscript>
            <button type="submit" className={buttonStyle("outlined", "compact")}>
              Filter
            </button>
          </noscript>
        </form>
        <UnmetTable urlState={urlState} />
      </div>
    </AdminPage>
  );
}

import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { ExportLink } from "../../admin/ExportLink";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../admin/table/ColumnChooser";
import { TableFilters } from "../../admin/table/TableFilters";
import { useTableUrl } from "../../admin/table/useTableUrl";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { FormSheet } from "../../forms/FormSheet";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { DecideForm } from "./DecideForm";
import { type SuggestionRow, suggestionColumns } from "./suggestionColumns";
import { SuggestionFields } from "./SuggestionFields";
import { SuggestionRows } from "./SuggestionRows";
import {
  isNarrowed,
  parseSuggestionsUrl,
  SORT_CHOICES,
  STATE_CHOICES,
  suggestionsFileHref,
  suggestionsHref,
  toSuggestionArgs,
  withoutFilters,
} from "./suggestionsUrlState";

const SuggestionTableQuery = graphql(`
  query SuggestionTable($first: Int!, $after: String, $filter: SuggestionFilter, $orderBy: SuggestionSort) {
    suggestions(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      ...SuggestionRows_suggestionConnection
    }
  }
`);

const ROWS_PER_PAGE = 50;
const SELECTS = [
  { name: "state", label: "Status", choices: STATE_CHOICES },
  { name: "sort", label: "Urutkan", choices: SORT_CHOICES },
] as const;

type Asked = { readonly act: "decide" | "edit"; readonly suggestion: SuggestionRow } | { readonly act: "add" };
const TITLES = { add: "Tambah usulan", edit: "Sunting usulan", decide: "Putuskan usulan" };

/** What readers and librarians have proposed, for whoever decides what is bought. */
export function SuggestionTablePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseSuggestionsUrl(params);
  const searchedTitle = (params.get("title") ?? "").trim().slice(0, 500);
  const query = useFreshQuery(SuggestionTableQuery, {
    ...toSuggestionArgs(urlState),
    first: ROWS_PER_PAGE,
    after: null,
  });
  const suggestions = shownData(query)?.suggestions;
  const [asked, setAsked] = useState<Asked | null>(searchedTitle ? { act: "add" } : null);
  const searchField = useRef<HTMLInputElement>(null);
  const timeZone = useLibraryTimeZone();
  const canDecide = useCan("SUGGESTIONS_WRITE");
  const allColumns = useMemo(
    () => suggestionColumns(timeZone, canDecide ? (suggestion) => setAsked({ act: "decide", suggestion }) : null),
    [timeZone, canDecide],
  );
  const { change, columns, selectedColumns } = useTableUrl(urlState, suggestionsHref, allColumns);
  const add = () => setAsked({ act: "add" });
  const close = () => {
    setAsked(null);
    // Otherwise a reload would open the form again.
    if (searchedTitle) void navigate(suggestionsHref(urlState), { replace: true });
  };
  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Tambah usulan", run: add });

  return (
    <AdminPage
      ownAddress={suggestionsHref(urlState)}
      title="Usulan"
      count={
        <span role="status" className="inline-block min-w-20">
          {suggestions && `${formatNumber(suggestions.totalCount)} usulan`}
        </span>
      }
      actions={
        <>
          <ExportLink href={suggestionsFileHref(urlState)} />
          <button type="button" onClick={add} className={`needs-script ${buttonStyle("filled", "compact")}`}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Tambah usulan
          </button>
        </>
      }
    >
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <TableFilters
            action="/admin/suggestions"
            searchLabel="Cari usulan"
            placeholder="Cari judul, penulis, penerbit, ISBN"
            values={urlState}
            selects={SELECTS}
            change={change}
            searchField={searchField}
            clearHref={isNarrowed(urlState) ? suggestionsHref(withoutFilters(urlState)) : null}
          />
          <ColumnChooser
            columns={allColumns}
            selected={selectedColumns}
            onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
          />
        </div>
        <SuggestionRows
          urlState={urlState}
          columns={columns}
          connection={suggestions}
          isBusy={query.isLoading}
          failure={query.failure}
          onRetry={query.retry}
          onMore={(after) => query.fetchMore({ variables: { after } })}
          onAsk={(act, suggestion) => setAsked({ act, suggestion })}
        />
      </div>
      {asked && (
        <FormSheet title={TITLES[asked.act]} isOpen onClose={close}>
          {asked.act === "decide" ? (
            <DecideForm suggestion={asked.suggestion} onDone={close} />
          ) : (
            <SuggestionFields
              suggestion={asked.act === "edit" ? asked.suggestion : null}
              title={searchedTitle}
              onDone={close}
            />
          )}
        </FormSheet>
      )}
    </AdminPage>
  );
}

import { useId } from "react";
import { Link } from "react-router-dom";
import { codeChoices, FilterSelect } from "../../admin/table/FilterSelect";
import { FoldedFilters } from "../../admin/table/FoldedFilters";
import { DayRangeFields } from "../../lists/days/DayRangeFields";
import { buttonStyle } from "../../ui/buttonStyle";
import { SearchField } from "../../ui/search/SearchField";
import { useSearchText } from "../../ui/search/useSearchText";
import { purposeLabels } from "../purposeLabels";
import { quickRanges } from "./quickRanges";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { kindLabels, NO_FILTERS, type VisitsUrlState, visitsHref } from "./visitsUrlState";

interface VisitFiltersProps {
  urlState: VisitsUrlState;
  /** Offered for the class; others can be typed. */
  classNames: readonly string[];
  change: (changes: Partial<VisitsUrlState>) => void;
}

const INPUT_STYLE = "field h-11 min-w-0 px-3 sm:text-sm lg:h-9 lg:rounded-lg";
const RANGE_STYLE =
  "filter-tab justify-center px-2 sm:px-3.5 aria-[current=true]:border-nila aria-[current=true]:bg-nila-soft " +
  "aria-[current=true]:text-nila";

/** A form that works without script, too. */
export function VisitFilters({ urlState, classNames, change }: VisitFiltersProps) {
  const { search, from, to, kind, purpose, class_name: className } = urlState;
  const classList = useId();
  const chosenCount = [kind, purpose, className, from || to].filter((value) => value !== "").length;
  const today = useLibraryToday();
  const searchText = useSearchText(search, (text) => change({ search: text.trim() }));
  const classText = useSearchText(className, (text) => change({ class_name: text.trim() }), { isLive: false });
  const commitClass = (text: string) => {
    if (text.trim() !== className) change({ class_name: text.trim() });
  };

  return (
    <form
      role="search"
      action="/admin/visits"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        change({ search: searchText.text.trim(), class_name: classText.text.trim() });
      }}
      className="mb-3 flex flex-wrap items-center gap-2"
    >
      <div className="min-w-0 flex-1 basis-40 sm:basis-60">
        <SearchField
          size="compact"
          name="search"
          label="Cari di buku tamu"
          placeholder="Cari nama, NIS, atau instansi"
          value={searchText.text}
          onChange={({ target }) => searchText.onType(target.value)}
          onClear={searchText.clear}
        />
      </div>
      <FoldedFilters count={chosenCount}>
        <FilterSelect
          name="kind"
          label="Pengunjung"
          choices={[["", "Semua jenis"], ...Object.entries(kindLabels)]}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
        <FilterSelect
          name="purpose"
          label="Keperluan"
          choices={[["", "Semua keperluan"], ...codeChoices(purposeLabels)]}
          value={purpose}
          onChange={(value) => change({ purpose: value })}
        />
        <input
          name="class_name"
          aria-label="Kelas"
          placeholder="Kelas"
          list={classList}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={classText.text}
          onChange={({ target }) => {
            classText.onType(target.value);
            // Chosen from the list, or emptied.
            if (target.value === "" || classNames.includes(target.value)) commitClass(target.value);
          }}
          onBlur={({ target }) => commitClass(target.value)}
          className={`${INPUT_STYLE} col-span-2 sm:w-36`}
        />
        <datalist id={classList}>
          {classNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <DayRangeFields from={from} to={to} labels={{ from: "Dari", to: "Sampai" }} change={change} />
      </FoldedFilters>
      <ul aria-label="Rentang cepat" className="grid w-full grid-cols-4 gap-2 sm:flex sm:w-auto">
        {quickRanges(today).map((range) => (
          <li key={range.label} className="grid">
            <Link
              to={visitsHref({ ...urlState, from: range.from, to: range.to })}
              aria-current={range.from === from && range.to === to ? "true" : undefined}
              className={RANGE_STYLE}
            >
              {range.label}
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Filter
        </button>
      </noscript>
      {Object.values(urlState).some((value) => value !== "") && (
        <Link to={visitsHref(NO_FILTERS)} className={`${buttonStyle("quiet", "compact")} col-span-2`}>
          Hapus semua filter
        </Link>
      )}
    </form>
  );
}

import type { RefObject } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { SearchField } from "../../ui/search/SearchField";
import { useSearchText } from "../../ui/search/useSearchText";
import { FoldedFilters } from "./FoldedFilters";
import { FilterSelect, type TableSelect } from "./FilterSelect";

interface TableFiltersProps<Name extends string> {
  /** The list's own path. */
  action: string;
  searchLabel: string;
  placeholder: string;
  values: Readonly<Record<Name | "search", string>>;
  selects: readonly (TableSelect & { name: Name })[];
  change: (changes: Partial<Record<Name | "search", string>>) => void;
  searchField: RefObject<HTMLInputElement | null>;
  /** The list without filters; null where none is set. */
  clearHref: string | null;
}

/** With more of them a phone would show no row. */
const MAX_PLAIN_SELECTS = 2;

/** Search and filters of a table, of which each takes effect at once. A form that works without script, too. */
export function TableFilters<Name extends string>(props: TableFiltersProps<Name>) {
  const { action, searchLabel, placeholder, values, selects, change, searchField, clearHref } = props;
  const changeOne = (name: Name | "search", value: string) =>
    change({ [name]: value } as Partial<Record<Name | "search", string>>);
  const { text, onType, clear } = useSearchText(values.search, (typed) => changeOne("search", typed.trim()));
  const fields = selects.map((select) => (
    <FilterSelect
      key={select.name}
      {...select}
      value={values[select.name]}
      onChange={(value) => changeOne(select.name, value)}
      className="sm:max-w-44 lg:field-sizing-content lg:max-w-52"
    />
  ));
  return (
    <form
      role="search"
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        changeOne("search", text.trim());
      }}
      className="contents"
    >
      <div className="col-span-2 sm:flex-1 sm:basis-52">
        <SearchField
          ref={searchField}
          size="compact"
          name="search"
          label={searchLabel}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onClear={() => {
            clear();
            searchField.current?.focus();
          }}
        />
      </div>
      {selects.length > MAX_PLAIN_SELECTS ? (
        <FoldedFilters count={selects.filter(({ name }) => values[name] !== "").length}>{fields}</FoldedFilters>
      ) : (
        fields
      )}
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Filter
        </button>
      </noscript>
      {clearHref !== null && (
        <Link to={clearHref} className={buttonStyle("quiet", "compact")}>
          Hapus semua filter
        </Link>
      )}
    </form>
  );
}

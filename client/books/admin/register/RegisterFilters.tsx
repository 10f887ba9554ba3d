import { type SubmitEvent, useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";
import { FilterSelect } from "../../../admin/table/FilterSelect";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../gql/gql";
import { DayRangeFields } from "../../../lists/days/DayRangeFields";
import { buttonStyle } from "../../../ui/buttonStyle";
import { registerHref, type RegisterUrlState, WHOLE_REGISTER } from "./registerUrlState";

const RegisterFiltersQuery = graphql(`
  query RegisterFilters {
    sources(first: 100) {
      edges {
        cursor
        node {
          id
          databaseId
          name
        }
      }
    }
  }
`);

interface RegisterFiltersProps {
  urlState: RegisterUrlState;
  change: (changes: Partial<RegisterUrlState>) => void;
}

const NUMBERS = [
  { name: "from_number", label: "No. Inventaris dari" },
  { name: "to_number", label: "No. Inventaris sampai" },
] as const;

/** Which part of the book is shown. A form that works without script, too. */
export function RegisterFilters({ urlState, change }: RegisterFiltersProps) {
  const { data } = usePageQuery(RegisterFiltersQuery, {});
  const sources = data?.sources.edges.map(({ node }) => [String(node.databaseId), node.name] as const) ?? [];
  const { from, to, source } = urlState;
  const isKnown = source === "" || sources.some(([number]) => number === source);
  const applyNumbers = (form: HTMLFormElement) => {
    const typed = (name: string) => {
      const value = new FormData(form).get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const numbers = { from_number: typed("from_number"), to_number: typed("to_number") };
    if (numbers.from_number !== urlState.from_number || numbers.to_number !== urlState.to_number) change(numbers);
  };
  return (
    <form
      role="search"
      action="/admin/register"
      method="get"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        applyNumbers(event.currentTarget);
      }}
      className="mb-3 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4"
    >
      <DayRangeFields from={from} to={to} labels={{ from: "Tanggal dari", to: "Tanggal sampai" }} change={change} />
      <div className="col-span-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {NUMBERS.map(({ name, label }) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            value={urlState[name]}
            onLeave={(form) => applyNumbers(form)}
          />
        ))}
      </div>
      <FilterSelect
        name="source"
        label="Sumber perolehan"
        choices={[["", "Semua sumber"], ...(isKnown ? [] : [[source, "Sumber lain"] as const]), ...sources]}
        value={source}
        onChange={(chosen) => change({ source: chosen })}
        className="col-span-2 sm:max-w-52"
      />
      <button type="submit" className={buttonStyle("outlined", "compact")}>
        Tampilkan
      </button>
      {registerHref(urlState) !== registerHref(WHOLE_REGISTER) && (
        <Link to={registerHref(WHOLE_REGISTER)} className={`${buttonStyle("quiet", "compact")} col-span-2`}>
          Hapus semua filter
        </Link>
      )}
    </form>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  onLeave: (form: HTMLFormElement) => void;
}

/** What is typed stays until the field is left; then the address has it. */
function NumberField({ name, label, value, onLeave }: NumberFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed elsewhere, for instance by Back: the field follows.
    if (field.current && field.current.value.trim() !== value) field.current.value = value;
  }, [value]);
  return (
    <div className="grid min-w-0 gap-1 text-sm text-muted sm:flex sm:items-center sm:gap-2">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name={name}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={({ target }) => target.form && onLeave(target.form)}
        className="field h-11 min-w-0 px-3 sm:w-40 sm:text-sm lg:h-9 lg:rounded-lg"
      />
    </div>
  );
}

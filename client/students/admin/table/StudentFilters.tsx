import type { RefObject } from "react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../../ui/buttonStyle";
import { SearchField } from "../../../ui/search/SearchField";
import { useSearchText } from "../../../ui/search/useSearchText";
import { statusLabels } from "../../studentLabels";
import { isNarrowed, STATUSES, studentsHref, type StudentsUrlState, withoutFilters } from "./studentsUrlState";

interface StudentFiltersProps {
  urlState: StudentsUrlState;
  /** In the order of the grades. */
  classNames: readonly string[];
  change: (changes: Partial<StudentsUrlState>) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

const SELECT_STYLE = "select min-w-0 border-field bg-card pr-9 pl-3.5 lg:h-9 sm:max-w-44 lg:rounded-lg";

/** Every select with its choices, by the value in the URL. */
const SELECTS = [
  {
    name: "status",
    label: "Status",
    choices: [["", "Status"], ...Object.entries(STATUSES).map(([value, status]) => [value, statusLabels[status]])],
  },
  {
    name: "has_account",
    label: "Akun",
    choices: [
      ["", "Akun"],
      ["true", "Sudah aktif"],
      ["false", "Belum aktif"],
    ],
  },
  {
    name: "membership",
    label: "Masa berlaku",
    choices: [
      ["", "Masa berlaku"],
      ["valid", "Masih berlaku"],
      ["expiring", "Habis dalam 30 hari"],
      ["expired", "Sudah habis"],
    ],
  },
  {
    name: "sort",
    label: "Urutkan",
    choices: [
      ["", "Nama A–Z"],
      ["class", "Kelas"],
      ["newest", "Terbaru"],
    ],
  },
] as const;

/** A form that works without script, too. */
export function StudentFilters({ urlState, classNames, change, searchField }: StudentFiltersProps) {
  const { search, class_name: className } = urlState;
  const { text, onType, clear } = useSearchText(search, (typed) => change({ search: typed.trim() }));
  // A class of the address that no active student is in is offered, too.
  const classes = className === "" || classNames.includes(className) ? classNames : [className, ...classNames];
  return (
    <form
      role="search"
      action="/admin/students"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        change({ search: text.trim() });
      }}
      className="contents"
    >
      <div className="col-span-2 sm:flex-1 sm:basis-52">
        <SearchField
          ref={searchField}
          size="compact"
          name="search"
          label="Cari siswa"
          placeholder="Cari nama, NIS, NISN, atau kelas"
          value={text}
          onChange={({ target }) => onType(target.value)}
          onClear={() => {
            clear();
            searchField.current?.focus();
          }}
        />
      </div>
      <select
        name="class_name"
        aria-label="Kelas"
        value={className}
        onChange={({ target }) => change({ class_name: target.value })}
        className={SELECT_STYLE}
      >
        <option value="">Kelas</option>
        {classes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {SELECTS.map(({ name, label, choices }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          value={urlState[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          className={SELECT_STYLE}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <noscript>
        <button type="submit" className={buttonStyle("outlined", "compact")}>
          Saring
        </button>
      </noscript>
      {isNarrowed(urlState) && (
        <Link to={studentsHref(withoutFilters(urlState))} className={buttonStyle("quiet", "compact")}>
          Hapus saringan
        </Link>
      )}
    </form>
  );
}

import { useId, useRef, type SubmitEvent, useEffect } from "react";
import { Link } from "react-router-dom";
import { FilterSelect } from "../../admin/table/FilterSelect";
import { FoldedFilters } from "../../admin/table/FoldedFilters";
import { useCategories } from "../../authorities/choices/useCategories";
import { usePlaces } from "../../authorities/choices/usePlaces";
import { placeLabel } from "../../stockTakes/placeLabel";
import { buttonStyle } from "../../ui/buttonStyle";
import { Checkbox } from "../../ui/Checkbox";
import {
  ACQUIRED_CHOICES,
  AGE_CHOICES,
  candidatesHref,
  type CandidatesUrlState,
  CONDITION_CHOICES,
  countFilters,
  STATUS_CHOICES,
  UNUSED_CHOICES,
  withoutFilters,
} from "./candidatesUrlState";

interface CandidateFiltersProps {
  urlState: CandidatesUrlState;
  change: (changes: Partial<CandidatesUrlState>) => void;
}

const SELECTS = [
  { name: "age", label: "Tahun terbit", choices: AGE_CHOICES },
  { name: "unused", label: "Pemakaian", choices: UNUSED_CHOICES },
  { name: "acquired", label: "Tanggal masuk", choices: ACQUIRED_CHOICES },
  { name: "condition", label: "Kondisi", choices: CONDITION_CHOICES },
  { name: "status", label: "Status", choices: STATUS_CHOICES },
] as const;

/** By what copies are looked at: age, use, state, place and class, and what else there is of their title. */
export function CandidateFilters({ urlState, change }: CandidateFiltersProps) {
  const places = usePlaces().map((place) => [String(place.databaseId), placeLabel(place)] as const);
  const categories = useCategories().map(({ databaseId, name }) => [String(databaseId), name] as const);
  const count = countFilters(urlState);
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <FoldedFilters count={count}>
        {SELECTS.map(({ name, label, choices }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            choices={choices}
            value={urlState[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <FilterSelect
          name="location"
          label="Lokasi"
          choices={[["", "Semua lokasi"], ...known(places, urlState.location, "Lokasi lain")]}
          value={urlState.location}
          onChange={(location) => change({ location })}
          className="sm:max-w-52"
        />
        <FilterSelect
          name="category"
          label="Kategori"
          choices={[["", "Semua kategori"], ...known(categories, urlState.category, "Kategori lain")]}
          value={urlState.category}
          onChange={(category) => change({ category })}
          className="sm:max-w-52"
        />
        <ClassFields urlState={urlState} change={change} />
        <Checkbox
          label="Ada eksemplar lain"
          checked={urlState.copies === "yes"}
          onChange={({ target }) => change({ copies: target.checked ? "yes" : "" })}
        />
        <Checkbox
          label="Ada edisi lebih baru"
          checked={urlState.newer === "yes"}
          onChange={({ target }) => change({ newer: target.checked ? "yes" : "" })}
        />
      </FoldedFilters>
      {count > 0 && (
        <Link to={candidatesHref(withoutFilters(urlState))} className={buttonStyle("quiet", "compact")}>
          Hapus semua filter
        </Link>
      )}
    </search>
  );
}

type Choice = readonly [value: string, text: string];

/** A number of the address that the list does not have is still shown as chosen. */
function known(choices: readonly Choice[], chosen: string, other: string): readonly Choice[] {
  return chosen === "" || choices.some(([value]) => value === chosen) ? choices : [[chosen, other], ...choices];
}

/** What is typed is taken once it is sent or left. */
function ClassFields({ urlState: { class_from, class_to }, change }: CandidateFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const typed = (name: string) => {
      const value = form.current && new FormData(form.current).get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const next = { class_from: typed("class_from"), class_to: typed("class_to") };
    if (next.class_from !== class_from || next.class_to !== class_to) change(next);
  };
  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply();
      }}
      className="flex items-center gap-2"
    >
      <ClassField name="class_from" label="Kelas dari" placeholder="Kelas dari" value={class_from} onLeave={apply} />
      <ClassField name="class_to" label="Kelas sampai" placeholder="sampai" value={class_to} onLeave={apply} />
      <button type="submit" className="sr-only">
        Tampilkan
      </button>
    </form>
  );
}

interface ClassFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onLeave: () => void;
}

function ClassField({ label, value, onLeave, ...input }: ClassFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed elsewhere, for instance by Back: the field follows.
    if (field.current && field.current.value.trim() !== value) field.current.value = value;
  }, [value]);
  return (
    <input
      {...input}
      ref={field}
      id={id}
      type="text"
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={value}
      onBlur={onLeave}
      className="field h-11 w-28 min-w-0 px-3 sm:text-sm lg:h-9 lg:rounded-lg"
    />
  );
}

import type { KeyboardEvent } from "react";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import type { FilterProps } from "./FilterProps";
import { parseCatalogueUrl } from "../catalogue/catalogueUrlState";
import type { Facet } from "./facet";
import { FilterGroup } from "./FilterGroup";
import { YearHistogram } from "./YearHistogram";

/** Applied on Enter or blur: while typing, 1, 19 and 199 are not meant. */
export function YearFilter({ urlState, change, facet }: FilterProps & { facet: Facet | undefined }) {
  const apply = (name: "year_from" | "year_to", text: string) => {
    const { yearFrom, yearTo } = parseCatalogueUrl(new URLSearchParams({ [name]: text }));
    change(name === "year_from" ? { yearFrom } : { yearTo });
  };
  const fields = [
    { name: "year_from", label: "Dari", value: urlState.yearFrom },
    { name: "year_to", label: "Sampai", value: urlState.yearTo },
  ] as const;
  return (
    <FilterGroup title="Tahun terbit">
      {facet && <YearHistogram facet={facet} from={urlState.yearFrom} to={urlState.yearTo} />}
      <div className="flex gap-3">
        {fields.map(({ name, label, value }) => (
          <label key={name} className="min-w-0 flex-1 text-sm text-muted">
            {label}
            <input
              // The key empties the field when its filter is removed elsewhere, by its chip or the Back button.
              key={value}
              type="number"
              inputMode="numeric"
              min={-9999}
              max={9999}
              form={CATALOGUE_FORM}
              name={name}
              defaultValue={value ?? ""}
              onBlur={(event) => apply(name, event.target.value)}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                apply(name, event.currentTarget.value);
              }}
              className="mt-1 h-11 w-full rounded-xl border border-field bg-card px-3 text-base text-ink tabular-nums"
            />
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}

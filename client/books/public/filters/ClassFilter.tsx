import { Checkbox } from "../../../ui/Checkbox";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import { type Facet, facetCount, facetLabel, type FacetValue } from "./facet";
import { FilterGroup } from "./FilterGroup";
import type { FilterProps } from "./FilterProps";

interface ClassFilterProps extends FilterProps {
  facet: Facet | undefined;
}

/** The hundreds of DDC and 2X; one that is chosen, or the only one, opens its tens. */
export function ClassFilter({ urlState, change, facet }: ClassFilterProps) {
  const { classes } = urlState;
  if (!facet) return null;
  const hundreds = facet.values.filter(({ value }) => isHundred(value));
  // Books of one ten alone are not divided by it.
  if (facet.values.length < 3 && classes.length === 0) return null;
  const toggle = (key: string, isAdded: boolean) => {
    // A ten narrows its hundred, and a hundred takes in its tens.
    const others = classes.filter((other) => other !== key && (!isAdded || !(isTen(other, key) || isTen(key, other))));
    change({ classes: isAdded ? [...others, key] : others });
  };
  const box = (each: FacetValue) => (
    <Checkbox
      key={each.value}
      label={facetLabel(facet, each)}
      count={facetCount(facet, each.count)}
      form={CATALOGUE_FORM}
      name="class"
      value={each.value}
      checked={classes.includes(each.value)}
      onChange={({ target }) => toggle(each.value, target.checked)}
    />
  );
  // A class below the tens has no box; without JavaScript the form keeps it so.
  const others = classes.filter((key) => !facet.values.some(({ value }) => value === key));
  return (
    <FilterGroup title="Klasifikasi">
      {others.map((key) => (
        <input key={key} type="hidden" form={CATALOGUE_FORM} name="class" value={key} />
      ))}
      {hundreds.map((hundred) => {
        const isOpen =
          hundreds.length === 1 || classes.some((key) => key === hundred.value || isTen(key, hundred.value));
        const tens = isOpen ? facet.values.filter(({ value }) => isTen(value, hundred.value)) : [];
        return (
          <div key={hundred.value}>
            {box(hundred)}
            {tens.length > 0 && <div className="ml-2.5 border-l border-line pl-4">{tens.map(box)}</div>}
          </div>
        );
      })}
    </FilterGroup>
  );
}

function isHundred(key: string): boolean {
  return key === "2X" || key.length === 1;
}

function isTen(key: string, hundred: string): boolean {
  return key !== hundred && key.startsWith(hundred) && isHundred(hundred) && (hundred !== "2" || !key.startsWith("2X"));
}

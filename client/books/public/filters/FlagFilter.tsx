import { Checkbox } from "../../../ui/Checkbox";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import { type Facet, facetCount } from "./facet";
import type { FilterProps } from "./FilterProps";

const PARAMS = { isAvailable: "available", hasDigitalFile: "digital" } as const;

interface FlagFilterProps extends FilterProps {
  flag: keyof typeof PARAMS;
  label: string;
  facet: Facet | undefined;
}

export function FlagFilter({ urlState, change, flag, label, facet }: FlagFilterProps) {
  const count = facet?.values[0]?.count;
  return (
    <Checkbox
      label={label}
      {...(facet && count !== undefined ? { count: facetCount(facet, count) } : {})}
      form={CATALOGUE_FORM}
      name={PARAMS[flag]}
      value="1"
      checked={urlState[flag]}
      onChange={(event) => change({ [flag]: event.target.checked })}
    />
  );
}

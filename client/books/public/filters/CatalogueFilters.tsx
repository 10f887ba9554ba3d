import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { languageName } from "../../../format/languageName";
import { graphql } from "../../../gql/gql";
import { Checkbox } from "../../../ui/Checkbox";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import { CategoryFilter } from "./CategoryFilter";
import { FilterGroup } from "./FilterGroup";
import type { FilterProps } from "./FilterProps";
import { YearFilter } from "./YearFilter";

/** A query of its own: the filter options stay the same while typing a search. */
const CatalogueFiltersQuery = graphql(`
  query CatalogueFilters($categories: Int!, $after: String) {
    categories(first: $categories, after: $after, orderBy: MOST_BOOKS) {
      ...CategoryFilter_categoryConnection
    }
    libraryInfo {
      bookLanguages
    }
  }
`);

export function CatalogueFilters({ urlState, change }: FilterProps) {
  const { data, isLoading, fetchMore } = usePageQuery(CatalogueFiltersQuery, { categories: 20, after: null });
  const languages = data?.libraryInfo.bookLanguages ?? [];
  const toggleLanguage = (code: string, isSelected: boolean) =>
    change({
      languages: isSelected ? [...urlState.languages, code] : urlState.languages.filter((other) => other !== code),
    });
  return (
    <div className="space-y-8">
      <CategoryFilter
        urlState={urlState}
        change={change}
        connection={data?.categories}
        isLoading={isLoading}
        onMore={(after) => fetchMore({ variables: { after } })}
      />
      <FilterGroup title="Ketersediaan">
        <Checkbox
          label="Tersedia"
          form={CATALOGUE_FORM}
          name="available"
          value="1"
          checked={urlState.isAvailable}
          onChange={(event) => change({ isAvailable: event.target.checked })}
        />
        <Checkbox
          label="Ada Berkas Digital"
          form={CATALOGUE_FORM}
          name="digital"
          value="1"
          checked={urlState.hasDigitalFile}
          onChange={(event) => change({ hasDigitalFile: event.target.checked })}
        />
      </FilterGroup>
      {languages.length > 1 && (
        <FilterGroup title="Bahasa">
          {languages.map((code) => (
            <Checkbox
              key={code}
              label={languageName(code)}
              form={CATALOGUE_FORM}
              name="language"
              value={code}
              checked={urlState.languages.includes(code)}
              onChange={(event) => toggleLanguage(code, event.target.checked)}
            />
          ))}
        </FilterGroup>
      )}
      <YearFilter urlState={urlState} change={change} />
    </div>
  );
}

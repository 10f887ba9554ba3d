import { useState } from "react";
import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Checkbox } from "../../../ui/Checkbox";
import { Skeleton } from "../../../ui/Skeleton";
import { CATALOGUE_FORM } from "../catalogue/catalogueForm";
import type { FilterProps } from "./FilterProps";
import { FilterGroup } from "./FilterGroup";

export const CategoryFilter_categoryConnection = graphql(`
  fragment CategoryFilter_categoryConnection on CategoryConnection {
    edges {
      cursor
      node {
        id
        name
        booksCount
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const INITIAL_CATEGORIES = 8;

interface CategoryFilterProps extends FilterProps {
  connection: FragmentType<typeof CategoryFilter_categoryConnection> | undefined;
  isLoading: boolean;
  onMore: (after: string) => Promise<unknown>;
}

export function CategoryFilter({ urlState, change, connection: ref, isLoading, onMore }: CategoryFilterProps) {
  const connection = readFragment(CategoryFilter_categoryConnection, ref);
  const [showsAll, setShowsAll] = useState(false);
  const categories = connection?.edges.map(({ node }) => node) ?? [];
  const isSelected = (id: string) => urlState.categories.includes(id);
  const shown = categories.filter(({ id }, index) => showsAll || index < INITIAL_CATEGORIES || isSelected(id));
  const unlisted = urlState.categories.filter((id) => !shown.some((category) => category.id === id));
  const { hasNextPage = false, endCursor } = connection?.pageInfo ?? {};

  const showMore = () => {
    // If loading more fails, the loaded categories and the button stay.
    if (showsAll && endCursor) void onMore(endCursor).catch(() => undefined);
    setShowsAll(true);
  };
  const toggle = (id: string, isAdded: boolean) =>
    change({
      categories: isAdded ? [...urlState.categories, id] : urlState.categories.filter((other) => other !== id),
    });

  if (!isLoading && categories.length === 0) return null;
  return (
    <FilterGroup title="Kategori">
      {isLoading && (
        <div className="space-y-3 pt-1">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <Skeleton key={index} className="h-6" />
          ))}
        </div>
      )}
      {shown.map(({ id, name, booksCount }) => (
        <Checkbox
          key={id}
          label={name}
          count={formatNumber(booksCount)}
          form={CATALOGUE_FORM}
          name="category"
          value={id}
          checked={isSelected(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
      ))}
      {unlisted.map((id) => (
        <input key={id} type="hidden" form={CATALOGUE_FORM} name="category" value={id} />
      ))}
      {(showsAll ? hasNextPage : shown.length < categories.length || hasNextPage) && (
        <button type="button" onClick={showMore} className="needs-script min-h-9 cursor-pointer text-sm inline-link">
          Kategori lainnya
        </button>
      )}
    </FilterGroup>
  );
}

import type { FragmentType } from "../gql/fragment-masking";
import { listHref } from "./listHref";
import { ReadingListCard, type ReadingListCard_readingList } from "./ReadingListCard";

export const GRID = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

interface ReadingListGridProps {
  lists: readonly ({ id: string; slug?: string | null } & FragmentType<typeof ReadingListCard_readingList>)[];
  isLoading?: boolean;
}

/** The library's lists side by side. */
export function ReadingListGrid({ lists, isLoading }: ReadingListGridProps) {
  return (
    <ul aria-busy={isLoading} className={GRID}>
      {lists.map((list) => (
        <ReadingListCard key={list.id} list={list} to={listHref(list.slug ?? "")} />
      ))}
    </ul>
  );
}

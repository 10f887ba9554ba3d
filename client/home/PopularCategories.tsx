import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { MainClass } from "./mainClasses";
import { coverTone } from "../ui/cover/coverTone";
import { Skeleton } from "../ui/Skeleton";

const PopularCategories_category = graphql(`
  fragment PopularCategories_category on Category {
    id
    name
    booksCount
  }
`);

/** On a phone one low row that scrolls sideways. */
const ITEM_STYLE = "w-48 shrink-0 sm:w-auto";
const CARD_STYLE =
  "flex h-full min-h-16 items-stretch overflow-hidden rounded-2xl border border-line bg-card transition-colors sm:min-h-18 " +
  "duration-150 hover:border-muted";

interface PopularCategoriesProps {
  categories: readonly FragmentType<typeof PopularCategories_category>[];
  /** What stands on the shelves, for a library that has given its books no category. */
  classes: readonly MainClass[];
  isLoading: boolean;
}

export function PopularCategories({ categories: refs, classes, isLoading }: PopularCategoriesProps) {
  const categories = readFragment(PopularCategories_category, refs);
  const shelves =
    categories.length > 0
      ? categories.map(({ id, name, booksCount }) => ({ param: "category", value: id, name, count: booksCount }))
      : classes.map((shelf) => ({ param: "class", ...shelf }));
  return (
    <section aria-labelledby="kategori-populer" className="page-width section">
      <h2 id="kategori-populer" className="shelf-title">
        Kategori Populer
      </h2>
      {shelves.length === 0 && !isLoading && (
        <p className="mt-4 text-muted">Kategori akan tampil di sini setelah ada buku yang diberi kategori.</p>
      )}
      <ul className="-mx-4 mt-4 flex gap-3 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 md:gap-5 lg:grid-cols-4">
        {isLoading &&
          [1, 2, 3, 4].map((key) => (
            <li key={key} className={ITEM_STYLE}>
              <Skeleton className="h-16 rounded-2xl sm:h-18" />
            </li>
          ))}
        {shelves.map(({ param, value, name, count }) => (
          <li key={value} className={ITEM_STYLE}>
            <Link to={`/books?${new URLSearchParams({ [param]: value })}`} className={CARD_STYLE}>
              <span aria-hidden="true" className={`category-tile ${coverTone(name).background}`} />
              <span className="min-w-0 self-center px-2.5 py-2 sm:px-4">
                <span className="block leading-snug font-semibold wrap-break-word">{name}</span>
                <span className="block text-sm text-muted tabular-nums">{`${formatNumber(count)} judul`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

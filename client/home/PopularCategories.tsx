import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { coverTone } from "../ui/cover/coverTone";
import { KawungMark } from "../ui/KawungMark";
import { Skeleton } from "../ui/Skeleton";

export const PopularCategories_category = graphql(`
  fragment PopularCategories_category on Category {
    id
    name
    booksCount
  }
`);

const CARD_STYLE =
  "flex h-full min-h-24 items-center gap-4 rounded-2xl border border-line bg-card px-5 py-4 transition-colors " +
  "duration-150 hover:border-muted";

interface PopularCategoriesProps {
  categories: readonly FragmentType<typeof PopularCategories_category>[];
  isLoading: boolean;
}

export function PopularCategories({ categories: refs, isLoading }: PopularCategoriesProps) {
  const categories = readFragment(PopularCategories_category, refs);
  return (
    <section aria-labelledby="kategori-populer" className="page-width section">
      <h2 id="kategori-populer" className="font-serif text-2xl font-semibold">
        Kategori Populer
      </h2>
      {categories.length === 0 && !isLoading && (
        <p className="mt-4 text-muted">Kategori akan tampil di sini setelah ada buku yang diberi kategori.</p>
      )}
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {isLoading &&
          [1, 2, 3, 4].map((key) => (
            <li key={key}>
              <Skeleton className="h-24 rounded-2xl" />
            </li>
          ))}
        {categories.map(({ id, name, booksCount }) => (
          <li key={id}>
            <Link to={`/books?${new URLSearchParams({ category: id })}`} className={CARD_STYLE}>
              <KawungMark className={`kawung-tile size-12 shrink-0 ${coverTone(name).text}`} />
              <span className="min-w-0">
                <span className="block font-semibold wrap-break-word">{name}</span>
                <span className="block text-sm text-muted tabular-nums">{`${formatNumber(booksCount)} judul`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

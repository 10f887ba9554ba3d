import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { coverTone } from "../ui/cover/coverTone";

export const CategoryShares_chartStats = graphql(`
  fragment CategoryShares_chartStats on ChartStats {
    booksPerCategory {
      booksCount
      category {
        id
        name
      }
    }
  }
`);

const MOST_SHOWN = 5;
const REST = "rest";

interface Share {
  readonly key: string;
  readonly name: string;
  readonly booksCount: number;
  /** The class of its colour. */
  readonly shade: string;
}
/** How the collection divides into its largest categories. */
export function CategoryShares({ charts: ref }: { charts: FragmentType<typeof CategoryShares_chartStats> }) {
  const { booksPerCategory } = readFragment(CategoryShares_chartStats, ref);
  const total = booksPerCategory.reduce((sum, { booksCount }) => sum + booksCount, 0);
  const largest = booksPerCategory
    .flatMap(({ category, booksCount }) => (category ? [{ key: category.id, name: category.name, booksCount }] : []))
    .slice(0, MOST_SHOWN);
  const rest = total - largest.reduce((sum, { booksCount }) => sum + booksCount, 0);
  const shares: readonly Share[] = [
    // As their covers.
    ...largest.map((share) => ({ ...share, shade: coverTone(share.name).text })),
    ...(rest > 0 ? [{ key: REST, name: "Lainnya", booksCount: rest, shade: "text-muted" }] : []),
  ];
  return (
    <section aria-labelledby="koleksi-menurut-kategori" className="rounded-2xl border border-line bg-card px-4 py-3.5">
      <h2 id="koleksi-menurut-kategori" className="font-serif text-lg font-semibold">
        Koleksi menurut kategori
      </h2>
      {shares.length === 0 ? (
        <p className="mt-2 text-sm text-muted text-pretty">Kategori buku akan tampil di sini.</p>
      ) : (
        <>
          <ShareBar shares={shares} total={total} />
          <ul className="mt-3 text-sm">
            {shares.map(({ key, name, booksCount, shade }) => (
              <li key={key} className="flex min-h-8 items-center gap-2.5">
                <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-xs bg-current ${shade}`} />
                <span className="min-w-0 flex-1 truncate">
                  {key === REST ? (
                    name
                  ) : (
                    <Link
                      to={`/books?${new URLSearchParams({ category: key })}`}
                      className="underline-offset-4 hover:underline"
                    >
                      {name}
                    </Link>
                  )}
                </span>
                <span className="text-muted tabular-nums">
                  <span className="mr-3 text-ink">{formatNumber(booksCount)}</span>
                  <span className="inline-block w-12 text-right">{percentOf(booksCount, total)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One bar, divided as the collection is; the list below it says the same in words. */
function ShareBar({ shares, total }: { shares: readonly Share[]; total: number }) {
  const parts = shares.map(({ key, booksCount, shade }, place) => {
    const before = shares.slice(0, place).reduce((sum, share) => sum + share.booksCount, 0);
    return { key, shade, from: (before / total) * 100, width: (booksCount / total) * 100 };
  });
  return (
    <svg aria-hidden="true" className="mt-3 h-6 w-full overflow-hidden rounded-lg">
      {parts.map(({ key, shade, from, width }) => (
        <rect
          key={key}
          x={`${from}%`}
          width={`${width}%`}
          height="100%"
          className={`stroke-card ${shade}`}
          strokeWidth={2}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

function percentOf(part: number, total: number): string {
  const percent = (part / total) * 100;
  return percent > 0 && percent < 1 ? "< 1%" : `${Math.round(percent)}%`;
}

import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";

const AwaitingCoversQuery = graphql(`
  query AwaitingCovers($importId: ID) {
    booksAwaitingCover(importId: $importId)
  }
`);

/** Says how many books of an import, or of all, await the cover that their file names; nothing where none does. */
export function AwaitingCovers({ importId }: { importId: string | null }) {
  const { data } = usePageQuery(AwaitingCoversQuery, { importId });
  const count = data?.booksAwaitingCover ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label="Sampul menyusul"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-card
        px-5 py-4"
    >
      <p className="max-w-prose text-pretty">
        <strong className="font-semibold tabular-nums">{formatNumber(count)} buku</strong> menunggu sampul karena berkas
        impor hanya menyebut nama gambarnya.
      </p>
      <Link to="/admin/books/imports/covers" className={buttonStyle("outlined", "compact")}>
        Sampul menyusul
      </Link>
    </section>
  );
}

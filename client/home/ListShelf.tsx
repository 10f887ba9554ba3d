import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { listHref } from "../readingLists/listHref";
import { ReadingListCard } from "../readingLists/ReadingListCard";

export const ListShelf_readingListConnection = graphql(`
  fragment ListShelf_readingListConnection on ReadingListConnection {
    nodes {
      id
      slug
      ...ReadingListCard_readingList
    }
  }
`);

interface ListShelfProps {
  lists: FragmentType<typeof ListShelf_readingListConnection>;
}

/** What the library recommends; without a published list there is no shelf. */
export function ListShelf({ lists: ref }: ListShelfProps) {
  const { nodes } = readFragment(ListShelf_readingListConnection, ref);
  if (nodes.length === 0) return null;
  return (
    <section aria-labelledby="daftar-bacaan" className="page-width section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="daftar-bacaan" className="font-serif text-2xl font-semibold">
          Daftar Bacaan
        </h2>
        <Link to="/lists" className="flex min-h-11 items-center gap-1.5 inline-link">
          Semua daftar
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {nodes.map((list) => (
          <ReadingListCard key={list.id} list={list} to={listHref(list.slug ?? "")} />
        ))}
      </ul>
    </section>
  );
}

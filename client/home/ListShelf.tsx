import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { listHref } from "../readingLists/listHref";
import { ReadingListCard } from "../readingLists/ReadingListCard";
import { ShelfHeading } from "./ShelfHeading";

const ListShelf_readingListConnection = graphql(`
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
      <ShelfHeading id="daftar-bacaan" title="Daftar Bacaan" to="/lists" more="Semua daftar" />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {nodes.map((list) => (
          <ReadingListCard key={list.id} list={list} to={listHref(list.slug ?? "")} />
        ))}
      </ul>
    </section>
  );
}

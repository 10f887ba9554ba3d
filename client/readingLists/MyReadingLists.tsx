import { Heart } from "lucide-react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { BookCover } from "../books/BookCover";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { Skeleton } from "../ui/Skeleton";
import { OwnSection } from "../users/OwnSection";
import { NewListForm } from "./NewListForm";

const MyReadingList_readingList = graphql(`
  fragment MyReadingList_readingList on ReadingList {
    id
    databaseId
    kind
    name
    publishedAt
    booksCount
    items(first: 4) {
      nodes {
        id
        book {
          id
          ...BookCover_book
        }
      }
    }
  }
`);

const MyReadingListsQuery = graphql(`
  query MyReadingLists {
    myReadingLists(first: 100) {
      nodes {
        id
        ...MyReadingList_readingList
      }
    }
  }
`);

/** Favourites and reading lists, as covers. */
export function MyReadingLists() {
  const query = usePageQuery(MyReadingListsQuery, {}, "none");
  const lists = (query.data ?? query.previousData)?.myReadingLists.nodes;
  return (
    <OwnSection
      noun="Bacaan"
      query={query}
      skeleton={
        <div aria-busy="true" className="mt-4 grid gap-4 sm:grid-cols-2">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-44 rounded-xl" />
        </div>
      }
    >
      {lists && (
        <>
          {lists.length === 0 ? (
            <div className="mt-4">
              <p className="flex items-start gap-3 text-muted text-pretty">
                <Heart aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-nila" />
                Belum ada buku yang disimpan. Tekan hati pada sampul buku, dan buku itu menunggu Anda di sini.
              </p>
              <Link to="/books" className={`mt-4 ${buttonStyle("outlined", "small")}`}>
                Lihat semua buku
              </Link>
            </div>
          ) : (
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              {lists.map((list) => (
                <MyReadingList key={list.id} list={list} />
              ))}
            </ul>
          )}
          <NewListForm submitLabel="Buat daftar" className={`mt-3 ${buttonStyle("outlined", "small")}`} />
        </>
      )}
    </OwnSection>
  );
}

function MyReadingList({ list: ref }: { list: FragmentType<typeof MyReadingList_readingList> }) {
  const { databaseId, kind, name, publishedAt, booksCount, items } = readFragment(MyReadingList_readingList, ref);
  const covers = items.nodes.flatMap(({ id, book }) => (book ? [{ id, book }] : []));
  return (
    <li className="group relative flex flex-col rounded-xl border border-line p-4 transition-colors duration-150 hover:border-muted">
      <div aria-hidden="true" className="grid grid-cols-4 gap-2">
        {covers.map(({ id, book }) => (
          <BookCover key={id} book={book} sizes="5rem" />
        ))}
        {covers.length === 0 && <div className="col-span-1 aspect-2/3 rounded-md border border-dashed border-line" />}
      </div>
      <h3 className="mt-3 font-semibold wrap-anywhere">
        <Link to={`/user-info/lists/${databaseId}`} className="after:absolute after:inset-0 group-hover:text-nila">
          {name}
        </Link>
      </h3>
      <p className="text-sm text-muted tabular-nums">
        {formatNumber(booksCount)} buku
        {publishedAt ? " · Terbit" : kind === "LIBRARY" ? " · Draf perpustakaan" : ""}
      </p>
    </li>
  );
}

import { Heart } from "lucide-react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import { FoldedRow } from "../../users/folds/FoldedRow";
import { OwnContent } from "../../users/OwnContent";
import { NewListForm } from "./NewListForm";
import { ReadingListCard } from "../ReadingListCard";

const MyReadingListsQuery = graphql(`
  query MyReadingLists {
    myReadingLists(first: 100) {
      nodes {
        id
        databaseId
        kind
        publishedAt
        ...ReadingListCard_readingList
      }
    }
  }
`);

/** Favourites and reading lists, asked for when they are opened. */
export function MyReadingLists({ note }: { note?: string | undefined }) {
  return (
    <FoldedRow id="bacaan" title="Bacaan saya" icon={Heart} note={note}>
      {() => <OwnReadingLists />}
    </FoldedRow>
  );
}

/** As covers. */
export function OwnReadingLists() {
  const query = usePageQuery(MyReadingListsQuery, {}, "none");
  const lists = (query.data ?? query.previousData)?.myReadingLists.nodes;
  return (
    <OwnContent
      noun="Bacaan"
      query={query}
      skeleton={
        <div aria-busy="true" className="grid gap-4 sm:grid-cols-2">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-44 rounded-xl" />
        </div>
      }
    >
      {lists && (
        <>
          {lists.length === 0 ? (
            <>
              <p className="flex items-start gap-3 text-muted text-pretty">
                <Heart aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-nila" />
                Belum ada buku yang disimpan. Ketuk ikon hati di sampul buku untuk menyimpannya di sini.
              </p>
              <Link to="/books" className={`mt-4 ${buttonStyle("outlined", "small")}`}>
                Lihat semua buku
              </Link>
            </>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2">
              {lists.map((list) => (
                <ReadingListCard
                  key={list.id}
                  list={list}
                  to={`/user-info/lists/${list.databaseId}`}
                  note={list.publishedAt ? " · Terbit" : list.kind === "LIBRARY" ? " · Draf perpustakaan" : ""}
                />
              ))}
            </ul>
          )}
          <NewListForm submitLabel="Buat daftar" className={`mt-3 ${buttonStyle("outlined", "small")}`} />
        </>
      )}
    </OwnContent>
  );
}

import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookShelf_BookFragment } from "../gql/graphql";
import { neighbouringFaces } from "../ui/cover/coverClasses";
import { SpineFace } from "../books/public/SpineFace";

export const BookShelf_book = graphql(`
  fragment BookShelf_book on Book {
    id
    location {
      id
      name
      shelf
    }
    shelfBooks(each: 12) {
      id
      slug
      title
      callNumber
    }
  }
`);

/** The backs of the books that stand left and right of it, as one would see them at the shelf. */
export function BookShelf({ book: ref }: { book: FragmentType<typeof BookShelf_book> }) {
  const { id, location, shelfBooks } = readFragment(BookShelf_book, ref);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const spine = here.current;
    const shelf = spine?.closest("div");
    if (shelf && spine) shelf.scrollLeft = spine.offsetLeft - (shelf.clientWidth - spine.offsetWidth) / 2;
  }, [id]);
  if (shelfBooks.length < 2) return null;
  const faces = neighbouringFaces(shelfBooks.map(({ slug }) => slug));
  return (
    <section aria-labelledby="di-rak" className="section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="di-rak" className="shelf-title">
          {shelfHeading(location)}
        </h2>
        <p className="text-sm text-muted">menurut No. Panggil</p>
      </div>
      <div className="relative mt-2 overflow-x-auto max-md:-mx-4">
        <ul className="spines">
          {shelfBooks.map((book) => (
            <li key={book.id} ref={book.id === id ? here : null}>
              <Link
                to={`/books/${encodeURIComponent(book.slug)}`}
                aria-current={book.id === id ? "page" : undefined}
                className={`spine spine-${book.slug.length % 4} ${faces.get(book.slug) ?? ""}`}
              >
                <SpineFace title={book.title} callNumber={book.callNumber} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Without a place only the call number is known, and so which books are near to it. */
function shelfHeading(location: BookShelf_BookFragment["location"]): string {
  if (!location) return "Nomor panggil terdekat";
  return location.shelf ? `Di sebelahnya di rak ${location.shelf}` : "Di sebelahnya di rak";
}

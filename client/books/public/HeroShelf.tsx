import { SpineFace } from "./SpineFace";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { neighbouringFaces } from "../../ui/cover/coverClasses";

export const HeroShelf_book = graphql(`
  fragment HeroShelf_book on Book {
    id
    slug
    title
    callNumber
  }
`);

/** As many backs as stand beside the welcome; the last one leans. */
const MOST_SPINES = 10;

/** Books of the page, each once, as they stand on a board. Decorative: a phone shows covers instead. */
export function HeroShelf({ books: refs }: { books: readonly FragmentType<typeof HeroShelf_book>[] }) {
  const books = new Map(readFragment(HeroShelf_book, refs).map((book) => [book.id, book]));
  const shown = [...books.values()].slice(0, MOST_SPINES);
  const faces = neighbouringFaces(shown.map(({ slug }) => slug));
  return (
    <div aria-hidden="true" className="hero-spines">
      {shown.map(({ id, slug, title, callNumber }) => (
        <div key={id} className={`spine spine-${slug.length % 4} ${faces.get(slug) ?? ""}`}>
          <SpineFace title={title} callNumber={callNumber} />
        </div>
      ))}
    </div>
  );
}

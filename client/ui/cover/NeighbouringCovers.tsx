import { createContext, type ReactNode, useContext } from "react";
import { coverClasses, neighbouringFaces } from "./coverClasses";

const NeighbourContext = createContext<ReadonlyMap<string, string> | null>(null);

interface NeighbouringCoversProps {
  /** In the order in which they are seen. */
  books: Iterable<{ readonly slug: string }>;
  children: ReactNode;
}

/** Around the books of one list, so that no two drawn covers beside each other have the same tone and pattern. */
export function NeighbouringCovers({ books, children }: NeighbouringCoversProps) {
  const faces = neighbouringFaces(Array.from(books, ({ slug }) => slug));
  return <NeighbourContext value={faces}>{children}</NeighbourContext>;
}

/** Outside of a list it is the book's own. */
export function useCoverFace(slug: string): string {
  return useContext(NeighbourContext)?.get(slug) ?? coverClasses(slug);
}

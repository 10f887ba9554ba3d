import type { FragmentType } from "../../../gql/fragment-masking";
import type { BookCover_book } from "../../BookCover";

/** One line of the list, and where it leads. */
export interface Suggestion {
  key: string;
  label: string;
  /** What it is, or what tells a book from others of its title. */
  detail: string;
  /** Null: the text itself is searched for. */
  href: string | null;
  /** Set only for a book, whose cover is shown. */
  book: FragmentType<typeof BookCover_book> | null;
  /** Set for a topic: where books on it stand, which is no answer to the words. */
  isTopic?: true;
}

/** The last line: what Enter does, for whoever has no such key in sight. */
export function searchSuggestion(text: string): Suggestion {
  return { key: "search", label: `Cari “${text.trim()}”`, detail: "", href: null, book: null };
}

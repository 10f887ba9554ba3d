import type { ApolloCache } from "@apollo/client";
import { findBySlug } from "../../apollo/findInCache";
import { type FragmentType } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { LoadedBookFragment } from "../../gql/graphql";
import type { BookHeader_book } from "./detail/BookHeader";

const LoadedBook = graphql(`
  fragment LoadedBook on Book {
    id
    slug
    title
    ...BookHeader_book
  }
`);

type LoadedBook = Pick<LoadedBookFragment, "id" | "slug" | "title"> & FragmentType<typeof BookHeader_book>;

/** A book that some list has loaded, by its slug: shown at once while the rest loads. */
export function findLoadedBook(cache: ApolloCache, slug: string): LoadedBook | null {
  const id = findBySlug(cache, "Book", slug);
  return id === null ? null : cache.readFragment<LoadedBook>({ id, fragment: LoadedBook, fragmentName: "LoadedBook" });
}

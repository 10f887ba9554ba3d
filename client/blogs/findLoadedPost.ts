import type { ApolloCache } from "@apollo/client";
import { findBySlug } from "../apollo/findInCache";
import { type FragmentType } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { LoadedPostFragment } from "../gql/graphql";
import type { PostHeader_blogPost } from "./detail/PostHeader";

const LoadedPost = graphql(`
  fragment LoadedPost on BlogPost {
    id
    slug
    title
    ...PostHeader_blogPost
  }
`);

type LoadedPost = Pick<LoadedPostFragment, "id" | "slug" | "title"> & FragmentType<typeof PostHeader_blogPost>;

/** A post that a list or a neighbour has loaded, by its slug: its header is shown at once while the rest loads. */
export function findLoadedPost(cache: ApolloCache, slug: string): LoadedPost | null {
  const id = findBySlug(cache, "BlogPost", slug);
  return id === null ? null : cache.readFragment<LoadedPost>({ id, fragment: LoadedPost, fragmentName: "LoadedPost" });
}

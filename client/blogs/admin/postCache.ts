import type { ApolloCache } from "@apollo/client";
import { removeRecords } from "../../apollo/removeRecords";

/** Every list of posts is asked for again when it is shown. */
export function forgetPostLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "blogPosts" });
}

export function removePosts(cache: ApolloCache, ids: readonly string[]): void {
  removeRecords(cache, new Set(ids.map((id) => cache.identify({ __typename: "BlogPost", id }) ?? "")));
  forgetPostLists(cache);
}

import type { Reference } from "@apollo/client";

/** A connection as stored in the cache. */
export interface CachedList {
  edges: readonly { node: Reference }[];
  totalCount?: number;
}

/** The changed total count, if the list has asked for one. */
export function withTotalCount({ totalCount }: CachedList, change: number): { totalCount?: number } {
  return totalCount === undefined ? {} : { totalCount: Math.max(0, totalCount + change) };
}

/** The list without these nodes, as far as they were loaded. */
export function withoutNodes<List extends CachedList>(list: List, removedRefs: ReadonlySet<string>): List {
  const edges = list.edges.filter(({ node }) => !removedRefs.has(node.__ref));
  return { ...list, edges, ...withTotalCount(list, edges.length - list.edges.length) };
}

import type { Page } from "../database/keyset.js";

/** A page as a Relay connection; `count` is called only if `totalCount` is requested. */
export function toConnection<Row>(page: Page<Row>, count: () => Promise<number>) {
  return {
    edges: [...page.edges],
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: page.startCursor ?? page.edges.at(0)?.cursor ?? null,
      endCursor: page.endCursor ?? page.edges.at(-1)?.cursor ?? null,
    },
    totalCount: count,
  };
}

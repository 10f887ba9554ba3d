import { type ApolloClient, makeVar } from "@apollo/client";
import type { AuthorityList } from "./picker/pickedRecords";

const LOADING_FLAGS = {
  authors: makeVar(false),
  publishers: makeVar(false),
  categories: makeVar(false),
  classifications: makeVar(false),
  locations: makeVar(false),
  sources: makeVar(false),
} as const satisfies Record<AuthorityList, unknown>;

export const authorityLists = Object.keys(LOADING_FLAGS) as readonly AuthorityList[];

/** Root fields computed from the lists; they become stale together. */
export const derivedFields: readonly string[] = [
  "popularCategories",
  "classificationTree",
  "authorMergeSuggestions",
  "publisherMergeSuggestions",
  "categoryMergeSuggestions",
  "classificationMergeSuggestions",
  "locationMergeSuggestions",
  "sourceMergeSuggestions",
];

export function isAuthorityListLoading(list: AuthorityList): boolean {
  return LOADING_FLAGS[list]();
}

/** The request in flight, per client. */
const inFlight = new WeakMap<ApolloClient, Promise<void>>();
/** How often a reload was requested while one was in flight. */
let requestCount = 0;

/**
 * Refetches the six lists, in one operation, after a change of a book: lists on screen stay until the response
 * arrives, those of other screens are evicted. If it fails they keep their data; nothing is thrown.
 */
export async function refetchAuthorities(client: ApolloClient): Promise<void> {
  const activeQueries = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of [...authorityLists, ...derivedFields]) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  await Promise.all([activeQueries.catch(() => undefined), reload(client)]);
}

/** If a request is in flight, which may predate the last change, one more follows it. */
function reload(client: ApolloClient): Promise<void> {
  const current = inFlight.get(client);
  if (current) {
    requestCount += 1;
    return current;
  }
  const started = load(client);
  inFlight.set(client, started);
  return started;
}

async function load(client: ApolloClient): Promise<void> {
  setLoading(true);
  let handledRequests: number;
  do {
    handledRequests = requestCount;
    await import("./authorityListsQuery")
      .then(({ AuthorityListsQuery: query }) =>
        client.query({ query, fetchPolicy: "network-only", errorPolicy: "all" }),
      )
      .catch(console.error);
  } while (handledRequests !== requestCount);
  inFlight.delete(client);
  setLoading(false);
}

function setLoading(isLoading: boolean): void {
  for (const flag of Object.values(LOADING_FLAGS)) flag(isLoading);
}

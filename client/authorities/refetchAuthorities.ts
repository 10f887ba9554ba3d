import { type ApolloClient, makeVar, type ReactiveVar, type TypedDocumentNode } from "@apollo/client";
import { graphql } from "../gql/gql";

/** The six authority lists, each with its own query and loading flag. */
const AUTHORITY_QUERIES = {
  authors: authorityQuery(
    graphql(`
      query AuthorsStore {
        authors(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              firstName
              lastName
              kind
              booksCount
            }
          }
        }
      }
    `),
  ),
  publishers: authorityQuery(
    graphql(`
      query PublishersStore {
        publishers(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              booksCount
            }
          }
        }
      }
    `),
  ),
  categories: authorityQuery(
    graphql(`
      query CategoriesStore {
        categories(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              booksCount
            }
          }
        }
      }
    `),
  ),
  classifications: authorityQuery(
    graphql(`
      query ClassificationsStore {
        classifications(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              code
              name
              booksCount
            }
          }
        }
      }
    `),
  ),
  locations: authorityQuery(
    graphql(`
      query LocationsStore {
        locations(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              shelf
              booksCount
            }
          }
        }
      }
    `),
  ),
  sources: authorityQuery(
    graphql(`
      query SourcesStore {
        sources(first: 50) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              booksCount
            }
          }
        }
      }
    `),
  ),
};

export type AuthorityList = keyof typeof AUTHORITY_QUERIES;

export const authorityLists = Object.keys(AUTHORITY_QUERIES) as readonly AuthorityList[];

/** Root fields computed from the lists; they become stale together. */
export const derivedFields: readonly string[] = [
  "classificationTree",
  "authorMergeSuggestions",
  "publisherMergeSuggestions",
  "categoryMergeSuggestions",
  "classificationMergeSuggestions",
  "locationMergeSuggestions",
  "sourceMergeSuggestions",
];

interface AuthorityQuery {
  query: TypedDocumentNode<unknown, Record<string, never>>;
  isLoading: ReactiveVar<boolean>;
  /** The request in flight, per client. */
  inFlight: WeakMap<ApolloClient, Promise<void>>;
  /** How often a reload was requested. */
  requestCount: number;
}

function authorityQuery(query: TypedDocumentNode<unknown, Record<string, never>>): AuthorityQuery {
  return { query, isLoading: makeVar(false), inFlight: new WeakMap(), requestCount: 0 };
}

export function isAuthorityListLoading(list: AuthorityList): boolean {
  return AUTHORITY_QUERIES[list].isLoading();
}

/**
 * Refetches the six lists after a change of a book: lists on screen stay until the response arrives, those of other
 * screens are evicted. A list that fails keeps its data; nothing is thrown.
 */
export async function refetchAuthorities(client: ApolloClient): Promise<void> {
  const activeQueries = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of [...authorityLists, ...derivedFields]) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  await Promise.all([
    activeQueries.catch(() => undefined),
    ...authorityLists.map((list) => reload(client, AUTHORITY_QUERIES[list])),
  ]);
}

/** If a request is in flight, which may predate the last change, one more follows it. */
function reload(client: ApolloClient, list: AuthorityQuery): Promise<void> {
  const inFlight = list.inFlight.get(client);
  if (inFlight) {
    list.requestCount += 1;
    return inFlight;
  }
  const started = load(client, list);
  list.inFlight.set(client, started);
  return started;
}

async function load(client: ApolloClient, list: AuthorityQuery): Promise<void> {
  list.isLoading(true);
  let handledRequests: number;
  do {
    handledRequests = list.requestCount;
    await client.query({ query: list.query, fetchPolicy: "network-only", errorPolicy: "all" }).catch(console.error);
  } while (handledRequests !== list.requestCount);
  list.inFlight.delete(client);
  list.isLoading(false);
}

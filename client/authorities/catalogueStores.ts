import { type ApolloClient, makeVar, type ReactiveVar, type TypedDocumentNode } from "@apollo/client";
import { graphql } from "../gql/gql";

/** The six lists that books point to, each a store of its own with its own loading flag. */
const STORES = {
  authors: store(
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
  publishers: store(
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
  categories: store(
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
  classifications: store(
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
  locations: store(
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
  sources: store(
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

export type CatalogueList = keyof typeof STORES;

export const catalogueLists = Object.keys(STORES) as readonly CatalogueList[];

/** Root fields that are worked out from the lists, and so are as old as they. */
export const derivedFields: readonly string[] = [
  "classificationTree",
  "authorMergeSuggestions",
  "publisherMergeSuggestions",
  "categoryMergeSuggestions",
  "classificationMergeSuggestions",
  "locationMergeSuggestions",
  "sourceMergeSuggestions",
];

interface Store {
  query: TypedDocumentNode<unknown, Record<string, never>>;
  isLoading: ReactiveVar<boolean>;
  /** What is being asked. */
  going: WeakMap<ApolloClient, Promise<void>>;
  /** How often it was asked for. */
  asked: number;
}

function store(query: TypedDocumentNode<unknown, Record<string, never>>): Store {
  return { query, isLoading: makeVar(false), going: new WeakMap(), asked: 0 };
}

export function isListLoading(list: CatalogueList): boolean {
  return STORES[list].isLoading();
}

/**
 * Asks for the six lists anew, as after any change of a book: what is on screen of them stays until the answer is there,
 * what was loaded for other screens is forgotten. A list that fails keeps what it had; nothing is thrown.
 */
export async function refetchLists(client: ApolloClient): Promise<void> {
  const shown = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of [...catalogueLists, ...derivedFields]) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  await Promise.all([shown.catch(() => undefined), ...catalogueLists.map((list) => reload(client, STORES[list]))]);
}

/** Asked while an answer is on its way, which may be from before the last change, it asks once more behind it. */
function reload(client: ApolloClient, list: Store): Promise<void> {
  const going = list.going.get(client);
  if (going) {
    list.asked += 1;
    return going;
  }
  const begun = load(client, list);
  list.going.set(client, begun);
  return begun;
}

async function load(client: ApolloClient, list: Store): Promise<void> {
  list.isLoading(true);
  let answered: number;
  do {
    answered = list.asked;
    await client.query({ query: list.query, fetchPolicy: "network-only", errorPolicy: "all" }).catch(console.error);
  } while (answered !== list.asked);
  list.going.delete(client);
  list.isLoading(false);
}

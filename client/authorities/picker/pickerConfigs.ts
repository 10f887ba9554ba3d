import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { graphql } from "../../gql/gql";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { pickedAuthorName, parsePickedAuthor } from "./pickedAuthor";

export interface PickerOption<Picked> {
  picked: Picked;
  booksCount: number;
}

interface PickerConfig<Picked> {
  find: (client: ApolloClient, search: string) => Promise<PickerOption<Picked>[]>;
  label: (picked: Picked) => string;
  /** Two names with the same key mean the same record. */
  key: (picked: Picked) => string;
  /** The typed text of a new record. */
  text: (picked: Picked) => string;
  /** A new record from the typed text. */
  fromText: (text: string) => Picked;
}

/** Not cached, so that lists on the screen behind are not changed. */
async function queryUncached<Data>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, { search: string }>,
  search: string,
): Promise<Data> {
  const { data } = await client.query({ query, variables: { search }, fetchPolicy: "no-cache" });
  if (data === undefined) throw new Error("The list did not come");
  return data;
}

const authors = graphql(`
  query AuthorsToPick($search: String!) {
    authors(search: $search, first: 20, orderBy: MOST_BOOKS) {
      nodes {
        id
        firstName
        lastName
        kind
        booksCount
      }
    }
  }
`);
const publishers = graphql(`
  query PublishersToPick($search: String!) {
    publishers(search: $search, first: 20, orderBy: MOST_BOOKS) {
      nodes {
        id
        name
        booksCount
      }
    }
  }
`);
const categories = graphql(`
  query CategoriesToPick($search: String!) {
    categories(search: $search, first: 20, orderBy: MOST_BOOKS) {
      nodes {
        id
        name
        booksCount
      }
    }
  }
`);
const classifications = graphql(`
  query ClassificationsToPick($search: String!) {
    classifications(search: $search, first: 20) {
      nodes {
        id
        code
        name
        booksCount
      }
    }
  }
`);
const locations = graphql(`
  query LocationsToPick($search: String!) {
    locations(search: $search, first: 20, orderBy: MOST_BOOKS) {
      nodes {
        id
        name
        shelf
        booksCount
      }
    }
  }
`);
const sources = graphql(`
  query SourcesToPick($search: String!) {
    sources(search: $search, first: 20, orderBy: MOST_BOOKS) {
      nodes {
        id
        name
        booksCount
      }
    }
  }
`);

const namedConfig = {
  label: ({ name }: { name: string }) => name,
  key: ({ name }: { name: string }) => name,
  text: ({ name }: { name: string }) => name,
  fromText: (name: string) => ({ id: null, name }),
};
const toNamedOption = ({ id, name, booksCount }: { id: string; name: string; booksCount: number }) => ({
  picked: { id, name },
  booksCount,
});

export const pickerConfigs: { readonly [List in AuthorityList]: PickerConfig<PickedRecords[List]> } = {
  authors: {
    label: pickedAuthorName,
    key: pickedAuthorName,
    text: pickedAuthorName,
    fromText: parsePickedAuthor,
    find: async (client, search) =>
      (await queryUncached(client, authors, search)).authors.nodes.map(
        ({ id, firstName, lastName, kind, booksCount }) => ({
          picked: { id, firstName, lastName: lastName ?? null, kind },
          booksCount,
        }),
      ),
  },
  publishers: {
    ...namedConfig,
    find: async (client, search) =>
      (await queryUncached(client, publishers, search)).publishers.nodes.map(toNamedOption),
  },
  categories: {
    ...namedConfig,
    find: async (client, search) =>
      (await queryUncached(client, categories, search)).categories.nodes.map(toNamedOption),
  },
  classifications: {
    label: ({ code, name }) => (name ? `${code} · ${name}` : code),
    key: ({ code }) => code,
    text: ({ code }) => code,
    fromText: (code) => ({ id: null, code, name: null }),
    find: async (client, search) =>
      (await queryUncached(client, classifications, search)).classifications.nodes.map(
        ({ id, code, name, booksCount }) => ({
          picked: { id, code, name: name ?? null },
          booksCount,
        }),
      ),
  },
  locations: {
    label: ({ name, shelf }) => (shelf && shelf !== name ? `${name}, ${shelf}` : name),
    key: ({ name, shelf }) => `${name} ${shelf ?? ""}`,
    text: ({ name }) => name,
    fromText: (name) => ({ id: null, name, shelf: null }),
    find: async (client, search) =>
      (await queryUncached(client, locations, search)).locations.nodes.map(({ id, name, shelf, booksCount }) => ({
        picked: { id, name, shelf: shelf ?? null },
        booksCount,
      })),
  },
  sources: {
    ...namedConfig,
    find: async (client, search) => (await queryUncached(client, sources, search)).sources.nodes.map(toNamedOption),
  },
};

import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { graphql } from "../../gql/gql";
import type { PickedRecords, AuthorityList, PickedName } from "./pickedRecords";
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

type Find<Picked> = PickerConfig<Picked>["find"];

/** Finds records of one list. Not cached, so that lists on the screen behind are not changed. */
function finder<List extends AuthorityList, Found extends { booksCount: number }, Picked>(
  list: List,
  query: TypedDocumentNode<Record<List, { nodes: readonly Found[] }>, { search: string }>,
  toPicked: (found: Found) => Picked,
): Find<Picked> {
  return async (client, search) => {
    const { data } = await client.query({ query, variables: { search }, fetchPolicy: "no-cache" });
    if (data === undefined) throw new Error("The list did not come");
    return data[list].nodes.map((found) => ({ picked: toPicked(found), booksCount: found.booksCount }));
  };
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

const nameOf = ({ name }: PickedName) => name;

/** A list whose records are a name and nothing else. */
const named = (find: Find<PickedName>): PickerConfig<PickedName> => ({
  label: nameOf,
  key: nameOf,
  text: nameOf,
  fromText: (name) => ({ id: null, name }),
  find,
});
const toPickedName = ({ id, name }: { id: string; name: string }) => ({ id, name });

export const pickerConfigs: { readonly [List in AuthorityList]: PickerConfig<PickedRecords[List]> } = {
  authors: {
    label: pickedAuthorName,
    key: pickedAuthorName,
    text: pickedAuthorName,
    fromText: parsePickedAuthor,
    find: finder("authors", authors, ({ id, firstName, lastName, kind }) => ({
      id,
      firstName,
      lastName: lastName ?? null,
      kind,
    })),
  },
  publishers: named(finder("publishers", publishers, toPickedName)),
  categories: named(finder("categories", categories, toPickedName)),
  classifications: {
    label: ({ code, name }) => (name ? `${code} · ${name}` : code),
    key: ({ code }) => code,
    text: ({ code }) => code,
    fromText: (code) => ({ id: null, code, name: null }),
    find: finder("classifications", classifications, ({ id, code, name }) => ({ id, code, name: name ?? null })),
  },
  locations: {
    label: ({ name, shelf }) => (shelf && shelf !== name ? `${name}, ${shelf}` : name),
    key: ({ name, shelf }) => `${name} ${shelf ?? ""}`,
    text: nameOf,
    fromText: (name) => ({ id: null, name, shelf: null }),
    find: finder("locations", locations, ({ id, name, shelf }) => ({ id, name, shelf: shelf ?? null })),
  },
  sources: named(finder("sources", sources, toPickedName)),
};

import { graphql } from "../../../gql/gql";
import type { LocationsOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment LocationsOfList on Location {
    id
    databaseId
    name
    shelf
    booksCount
  }
`);

const PageQuery = graphql(`
  query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {
    page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...LocationsOfList
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const SuggestionsQuery = graphql(`
  query LocationsSuggestions {
    suggestions: locationMergeSuggestions {
      reason
      records {
        id
        ...LocationsOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateLocation($input: CreateLocationInput!) {
    createLocation(input: $input) {
      __typename
      ... on CreateLocationPayload {
        edge: locationEdge {
          cursor
          node {
            id
            ...LocationsOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateLocation($input: UpdateLocationInput!) {
    updateLocation(input: $input) {
      __typename
      ... on UpdateLocationPayload {
        record: location {
          id
          ...LocationsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergeLocation($input: MergeLocationInput!) {
    mergeLocation(input: $input) {
      __typename
      ... on MergeLocationPayload {
        record: location {
          id
          ...LocationsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteLocation($input: DeleteLocationInput!) {
    deleteLocation(input: $input) {
      __typename
      ... on DeleteLocationPayload {
        deletedId: deletedLocationId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepLocationApart($input: KeepLocationApartInput!) {
    keepLocationApart(input: $input) {
      __typename
      ... on KeepLocationApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const locationsConfig: ListConfig<"locations"> = {
  list: "locations",
  usePage: (question) =>
    useLoadedPage(PageQuery, question, ({ page }) => ({
      ...page,
      rows: page.edges.map(({ node }) => toRow(readFragment(Row, node))),
    })),
  useSuggestions: () =>
    useLoadedSuggestions(SuggestionsQuery, ({ suggestions }) =>
      suggestions.map(({ reason, records }) => ({
        reason,
        rows: records.map((record) => toRow(readFragment(Row, record))),
      })),
    ),
  useCommands: () =>
    useListCommands("locations", {
      create: Create,
      update: Update,
      merge: Merge,
      remove: Delete,
      keepApart: KeepApart,
    }),
};

function toRow({ id, databaseId, name, shelf, booksCount }: LocationsOfListFragment): ListRow<"locations"> {
  return { id, databaseId, booksCount, values: { id, name, shelf: shelf ?? null } };
}

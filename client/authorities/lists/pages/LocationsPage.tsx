import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { createListPage } from "../createListPage";

const LocationsPage_location = graphql(`
  fragment LocationsPage_location on Location {
    id
    databaseId
    name
    shelf
    booksCount
  }
`);

const documents = {
  page: graphql(`
    query LocationsList($search: String, $orderBy: ListOrder!, $after: String) {
      page: locations(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...LocationsPage_location
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  suggestions: graphql(`
    query LocationsSuggestions {
      suggestions: locationMergeSuggestions {
        reason
        records {
          ...LocationsPage_location
        }
      }
    }
  `),
  create: graphql(`
    mutation CreateLocation($input: CreateLocationInput!) {
      createLocation(input: $input) {
        __typename
        ... on CreateLocationPayload {
          edge: locationEdge {
            cursor
            node {
              id
              ...LocationsPage_location
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdateLocation($input: UpdateLocationInput!) {
      updateLocation(input: $input) {
        __typename
        ... on UpdateLocationPayload {
          record: location {
            ...LocationsPage_location
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergeLocation($input: MergeLocationInput!) {
      mergeLocation(input: $input) {
        __typename
        ... on MergeLocationPayload {
          binEntryIds
          record: location {
            ...LocationsPage_location
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeleteLocation($input: DeleteLocationInput!) {
      deleteLocation(input: $input) {
        __typename
        ... on DeleteLocationPayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepLocationApart($input: KeepLocationApartInput!) {
      keepLocationApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

export const LocationsPage = createListPage("locations", documents, (record) => {
  const { id, databaseId, name, shelf, booksCount } = readFragment(LocationsPage_location, record);
  return { id, databaseId, booksCount, values: { id, name, shelf } };
});

import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { createListPage } from "../createListPage";

const SourcesPage_source = graphql(`
  fragment SourcesPage_source on Source {
    id
    databaseId
    name
    booksCount
  }
`);

const documents = {
  page: graphql(`
    query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {
      page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...SourcesPage_source
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
    query SourcesSuggestions {
      suggestions: sourceMergeSuggestions {
        reason
        records {
          ...SourcesPage_source
        }
      }
    }
  `),
  create: graphql(`
    mutation CreateSource($input: CreateSourceInput!) {
      createSource(input: $input) {
        __typename
        ... on CreateSourcePayload {
          edge: sourceEdge {
            cursor
            node {
              id
              ...SourcesPage_source
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdateSource($input: UpdateSourceInput!) {
      updateSource(input: $input) {
        __typename
        ... on UpdateSourcePayload {
          record: source {
            ...SourcesPage_source
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergeSource($input: MergeSourceInput!) {
      mergeSource(input: $input) {
        __typename
        ... on MergeSourcePayload {
          binEntryIds
          record: source {
            ...SourcesPage_source
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeleteSource($input: DeleteSourceInput!) {
      deleteSource(input: $input) {
        __typename
        ... on DeleteSourcePayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepSourceApart($input: KeepSourceApartInput!) {
      keepSourceApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

export const SourcesPage = createListPage("sources", documents, (record) => {
  const { id, databaseId, name, booksCount } = readFragment(SourcesPage_source, record);
  return { id, databaseId, booksCount, values: { id, name } };
});

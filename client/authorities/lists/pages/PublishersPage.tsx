import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { createListPage } from "../createListPage";

const PublishersPage_publisher = graphql(`
  fragment PublishersPage_publisher on Publisher {
    id
    databaseId
    name
    booksCount
  }
`);

const documents = {
  page: graphql(`
    query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {
      page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...PublishersPage_publisher
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
    query PublishersSuggestions {
      suggestions: publisherMergeSuggestions {
        reason
        records {
          ...PublishersPage_publisher
        }
      }
    }
  `),
  create: graphql(`
    mutation CreatePublisher($input: CreatePublisherInput!) {
      createPublisher(input: $input) {
        __typename
        ... on CreatePublisherPayload {
          edge: publisherEdge {
            cursor
            node {
              id
              ...PublishersPage_publisher
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdatePublisher($input: UpdatePublisherInput!) {
      updatePublisher(input: $input) {
        __typename
        ... on UpdatePublisherPayload {
          record: publisher {
            ...PublishersPage_publisher
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergePublisher($input: MergePublisherInput!) {
      mergePublisher(input: $input) {
        __typename
        ... on MergePublisherPayload {
          binEntryIds
          record: publisher {
            ...PublishersPage_publisher
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeletePublisher($input: DeletePublisherInput!) {
      deletePublisher(input: $input) {
        __typename
        ... on DeletePublisherPayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepPublisherApart($input: KeepPublisherApartInput!) {
      keepPublisherApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

export const PublishersPage = createListPage("publishers", documents, (record) => {
  const { id, databaseId, name, booksCount } = readFragment(PublishersPage_publisher, record);
  return { id, databaseId, booksCount, values: { id, name } };
});

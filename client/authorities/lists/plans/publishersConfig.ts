import { graphql } from "../../../gql/gql";
import type { PublishersOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment PublishersOfList on Publisher {
    id
    databaseId
    name
    booksCount
  }
`);

const PageQuery = graphql(`
  query PublishersList($search: String, $orderBy: ListOrder!, $after: String) {
    page: publishers(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PublishersOfList
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
  query PublishersSuggestions {
    suggestions: publisherMergeSuggestions {
      reason
      records {
        id
        ...PublishersOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreatePublisher($input: CreatePublisherInput!) {
    createPublisher(input: $input) {
      __typename
      ... on CreatePublisherPayload {
        edge: publisherEdge {
          cursor
          node {
            id
            ...PublishersOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdatePublisher($input: UpdatePublisherInput!) {
    updatePublisher(input: $input) {
      __typename
      ... on UpdatePublisherPayload {
        record: publisher {
          id
          ...PublishersOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergePublisher($input: MergePublisherInput!) {
    mergePublisher(input: $input) {
      __typename
      ... on MergePublisherPayload {
        record: publisher {
          id
          ...PublishersOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeletePublisher($input: DeletePublisherInput!) {
    deletePublisher(input: $input) {
      __typename
      ... on DeletePublisherPayload {
        deletedId: deletedPublisherId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepPublisherApart($input: KeepPublisherApartInput!) {
    keepPublisherApart(input: $input) {
      __typename
      ... on KeepPublisherApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const publishersConfig: ListConfig<"publishers"> = {
  list: "publishers",
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
    useListCommands("publishers", {
      create: Create,
      update: Update,
      merge: Merge,
      remove: Delete,
      keepApart: KeepApart,
    }),
};

function toRow({ id, databaseId, name, booksCount }: PublishersOfListFragment): ListRow<"publishers"> {
  return { id, databaseId, booksCount, values: { id, name } };
}

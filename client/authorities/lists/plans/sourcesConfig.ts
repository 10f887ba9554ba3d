import { graphql } from "../../../gql/gql";
import type { SourcesOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment SourcesOfList on Source {
    id
    databaseId
    name
    booksCount
  }
`);

const PageQuery = graphql(`
  query SourcesList($search: String, $orderBy: ListOrder!, $after: String) {
    page: sources(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...SourcesOfList
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
  query SourcesSuggestions {
    suggestions: sourceMergeSuggestions {
      reason
      records {
        id
        ...SourcesOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateSource($input: CreateSourceInput!) {
    createSource(input: $input) {
      __typename
      ... on CreateSourcePayload {
        edge: sourceEdge {
          cursor
          node {
            id
            ...SourcesOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateSource($input: UpdateSourceInput!) {
    updateSource(input: $input) {
      __typename
      ... on UpdateSourcePayload {
        record: source {
          id
          ...SourcesOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergeSource($input: MergeSourceInput!) {
    mergeSource(input: $input) {
      __typename
      ... on MergeSourcePayload {
        record: source {
          id
          ...SourcesOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteSource($input: DeleteSourceInput!) {
    deleteSource(input: $input) {
      __typename
      ... on DeleteSourcePayload {
        deletedId: deletedSourceId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepSourceApart($input: KeepSourceApartInput!) {
    keepSourceApart(input: $input) {
      __typename
      ... on KeepSourceApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const sourcesConfig: ListConfig<"sources"> = {
  list: "sources",
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
    useListCommands("sources", { create: Create, update: Update, merge: Merge, remove: Delete, keepApart: KeepApart }),
};

function toRow({ id, databaseId, name, booksCount }: SourcesOfListFragment): ListRow<"sources"> {
  return { id, databaseId, booksCount, values: { id, name } };
}

import { graphql } from "../../../gql/gql";
import type { ClassificationsOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment ClassificationsOfList on Classification {
    id
    databaseId
    code
    name
    booksCount
  }
`);

const PageQuery = graphql(`
  query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {
    page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ClassificationsOfList
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
  query ClassificationsSuggestions {
    suggestions: classificationMergeSuggestions {
      reason
      records {
        id
        ...ClassificationsOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateClassification($input: CreateClassificationInput!) {
    createClassification(input: $input) {
      __typename
      ... on CreateClassificationPayload {
        edge: classificationEdge {
          cursor
          node {
            id
            ...ClassificationsOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateClassification($input: UpdateClassificationInput!) {
    updateClassification(input: $input) {
      __typename
      ... on UpdateClassificationPayload {
        record: classification {
          id
          ...ClassificationsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergeClassification($input: MergeClassificationInput!) {
    mergeClassification(input: $input) {
      __typename
      ... on MergeClassificationPayload {
        record: classification {
          id
          ...ClassificationsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteClassification($input: DeleteClassificationInput!) {
    deleteClassification(input: $input) {
      __typename
      ... on DeleteClassificationPayload {
        deletedId: deletedClassificationId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepClassificationApart($input: KeepClassificationApartInput!) {
    keepClassificationApart(input: $input) {
      __typename
      ... on KeepClassificationApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const classificationsConfig: ListConfig<"classifications"> = {
  list: "classifications",
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
    useListCommands("classifications", {
      create: Create,
      update: Update,
      merge: Merge,
      remove: Delete,
      keepApart: KeepApart,
    }),
};

function toRow({ id, databaseId, code, name, booksCount }: ClassificationsOfListFragment): ListRow<"classifications"> {
  return { id, databaseId, booksCount, values: { id, code, name: name ?? null } };
}

import { graphql } from "../../../gql/gql";
import type { AuthorsOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment AuthorsOfList on Author {
    id
    databaseId
    firstName
    lastName
    kind
    booksCount
  }
`);

const PageQuery = graphql(`
  query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {
    page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...AuthorsOfList
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
  query AuthorsSuggestions {
    suggestions: authorMergeSuggestions {
      reason
      records {
        id
        ...AuthorsOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateAuthor($input: CreateAuthorInput!) {
    createAuthor(input: $input) {
      __typename
      ... on CreateAuthorPayload {
        edge: authorEdge {
          cursor
          node {
            id
            ...AuthorsOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateAuthor($input: UpdateAuthorInput!) {
    updateAuthor(input: $input) {
      __typename
      ... on UpdateAuthorPayload {
        record: author {
          id
          ...AuthorsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergeAuthor($input: MergeAuthorInput!) {
    mergeAuthor(input: $input) {
      __typename
      ... on MergeAuthorPayload {
        record: author {
          id
          ...AuthorsOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteAuthor($input: DeleteAuthorInput!) {
    deleteAuthor(input: $input) {
      __typename
      ... on DeleteAuthorPayload {
        deletedId: deletedAuthorId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepAuthorApart($input: KeepAuthorApartInput!) {
    keepAuthorApart(input: $input) {
      __typename
      ... on KeepAuthorApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const authorsConfig: ListConfig<"authors"> = {
  list: "authors",
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
    useListCommands("authors", { create: Create, update: Update, merge: Merge, remove: Delete, keepApart: KeepApart }),
};

function toRow({ id, databaseId, firstName, lastName, kind, booksCount }: AuthorsOfListFragment): ListRow<"authors"> {
  return { id, databaseId, booksCount, values: { id, firstName, lastName: lastName ?? null, kind } };
}

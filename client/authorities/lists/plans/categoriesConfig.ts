import { graphql } from "../../../gql/gql";
import type { CategoriesOfListFragment } from "../../../gql/graphql";
import { readFragment } from "../../../gql/fragment-masking";
import type { ListConfig, ListRow } from "../ListConfig";
import { useListCommands } from "../useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "../useLoaded";

const Row = graphql(`
  fragment CategoriesOfList on Category {
    id
    databaseId
    name
    booksCount
  }
`);

const PageQuery = graphql(`
  query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {
    page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...CategoriesOfList
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
  query CategoriesSuggestions {
    suggestions: categoryMergeSuggestions {
      reason
      records {
        id
        ...CategoriesOfList
      }
    }
  }
`);

const Create = graphql(`
  mutation CreateCategory($input: CreateCategoryInput!) {
    createCategory(input: $input) {
      __typename
      ... on CreateCategoryPayload {
        edge: categoryEdge {
          cursor
          node {
            id
            ...CategoriesOfList
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateCategory($input: UpdateCategoryInput!) {
    updateCategory(input: $input) {
      __typename
      ... on UpdateCategoryPayload {
        record: category {
          id
          ...CategoriesOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Merge = graphql(`
  mutation MergeCategory($input: MergeCategoryInput!) {
    mergeCategory(input: $input) {
      __typename
      ... on MergeCategoryPayload {
        record: category {
          id
          ...CategoriesOfList
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteCategory($input: DeleteCategoryInput!) {
    deleteCategory(input: $input) {
      __typename
      ... on DeleteCategoryPayload {
        deletedId: deletedCategoryId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const KeepApart = graphql(`
  mutation KeepCategoryApart($input: KeepCategoryApartInput!) {
    keepCategoryApart(input: $input) {
      __typename
      ... on KeepCategoryApartPayload {
        records {
          id
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const categoriesConfig: ListConfig<"categories"> = {
  list: "categories",
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
    useListCommands("categories", {
      create: Create,
      update: Update,
      merge: Merge,
      remove: Delete,
      keepApart: KeepApart,
    }),
};

function toRow({ id, databaseId, name, booksCount }: CategoriesOfListFragment): ListRow<"categories"> {
  return { id, databaseId, booksCount, values: { id, name } };
}

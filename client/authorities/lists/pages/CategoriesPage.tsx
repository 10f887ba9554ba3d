import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { GroupsButton } from "../../groups/GroupsButton";
import { createListPage } from "../createListPage";

const CategoriesPage_category = graphql(`
  fragment CategoriesPage_category on Category {
    id
    databaseId
    name
    collectionGroup
    booksCount
  }
`);

const documents = {
  page: graphql(`
    query CategoriesList($search: String, $orderBy: ListOrder!, $after: String) {
      page: categories(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...CategoriesPage_category
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
    query CategoriesSuggestions {
      suggestions: categoryMergeSuggestions {
        reason
        records {
          ...CategoriesPage_category
        }
      }
    }
  `),
  create: graphql(`
    mutation CreateCategory($input: CreateCategoryInput!) {
      createCategory(input: $input) {
        __typename
        ... on CreateCategoryPayload {
          edge: categoryEdge {
            cursor
            node {
              id
              ...CategoriesPage_category
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdateCategory($input: UpdateCategoryInput!) {
      updateCategory(input: $input) {
        __typename
        ... on UpdateCategoryPayload {
          record: category {
            ...CategoriesPage_category
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergeCategory($input: MergeCategoryInput!) {
      mergeCategory(input: $input) {
        __typename
        ... on MergeCategoryPayload {
          binEntryIds
          record: category {
            ...CategoriesPage_category
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeleteCategory($input: DeleteCategoryInput!) {
      deleteCategory(input: $input) {
        __typename
        ... on DeleteCategoryPayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepCategoryApart($input: KeepCategoryApartInput!) {
      keepCategoryApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

export const CategoriesPage = createListPage(
  "categories",
  documents,
  (record) => {
    const { id, databaseId, name, collectionGroup, booksCount } = readFragment(CategoriesPage_category, record);
    return { id, databaseId, booksCount, values: { id, name, collectionGroup: collectionGroup ?? null } };
  },
  undefined,
  <GroupsButton />,
);

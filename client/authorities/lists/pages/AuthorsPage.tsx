import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { createListPage } from "../createListPage";

const AuthorsPage_author = graphql(`
  fragment AuthorsPage_author on Author {
    id
    databaseId
    firstName
    lastName
    kind
    booksCount
    variants {
      name
      origin
      isUsed
    }
  }
`);

const documents = {
  page: graphql(`
    query AuthorsList($search: String, $orderBy: ListOrder!, $after: String) {
      page: authors(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...AuthorsPage_author
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
    query AuthorsSuggestions {
      suggestions: authorMergeSuggestions {
        reason
        records {
          ...AuthorsPage_author
        }
      }
    }
  `),
  create: graphql(`
    mutation CreateAuthor($input: CreateAuthorInput!) {
      createAuthor(input: $input) {
        __typename
        ... on CreateAuthorPayload {
          edge: authorEdge {
            cursor
            node {
              id
              ...AuthorsPage_author
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdateAuthor($input: UpdateAuthorInput!) {
      updateAuthor(input: $input) {
        __typename
        ... on UpdateAuthorPayload {
          record: author {
            ...AuthorsPage_author
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergeAuthor($input: MergeAuthorInput!) {
      mergeAuthor(input: $input) {
        __typename
        ... on MergeAuthorPayload {
          binEntryIds
          record: author {
            ...AuthorsPage_author
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeleteAuthor($input: DeleteAuthorInput!) {
      deleteAuthor(input: $input) {
        __typename
        ... on DeleteAuthorPayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepAuthorApart($input: KeepAuthorApartInput!) {
      keepAuthorApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

export const AuthorsPage = createListPage("authors", documents, (record) => {
  const author = readFragment(AuthorsPage_author, record);
  const { id, databaseId, firstName, lastName, kind, booksCount, variants } = author;
  return { id, databaseId, booksCount, values: { id, firstName, lastName, kind }, variants };
});

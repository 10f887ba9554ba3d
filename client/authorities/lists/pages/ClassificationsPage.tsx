import { graphql } from "../../../gql/gql";
import { readFragment } from "../../../gql/fragment-masking";
import { ClassTree } from "../../tree/ClassTree";
import { createListPage } from "../createListPage";

const ClassificationsPage_classification = graphql(`
  fragment ClassificationsPage_classification on Classification {
    id
    databaseId
    code
    name
    booksCount
  }
`);

const documents = {
  page: graphql(`
    query ClassificationsList($search: String, $orderBy: ListOrder!, $after: String) {
      page: classifications(search: $search, orderBy: $orderBy, first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...ClassificationsPage_classification
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
    query ClassificationsSuggestions {
      suggestions: classificationMergeSuggestions {
        reason
        records {
          ...ClassificationsPage_classification
        }
      }
    }
  `),
  create: graphql(`
    mutation CreateClassification($input: CreateClassificationInput!) {
      createClassification(input: $input) {
        __typename
        ... on CreateClassificationPayload {
          edge: classificationEdge {
            cursor
            node {
              id
              ...ClassificationsPage_classification
            }
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  update: graphql(`
    mutation UpdateClassification($input: UpdateClassificationInput!) {
      updateClassification(input: $input) {
        __typename
        ... on UpdateClassificationPayload {
          record: classification {
            ...ClassificationsPage_classification
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  merge: graphql(`
    mutation MergeClassification($input: MergeClassificationInput!) {
      mergeClassification(input: $input) {
        __typename
        ... on MergeClassificationPayload {
          binEntryIds
          record: classification {
            ...ClassificationsPage_classification
          }
        }
        ...OperationResult_userError
      }
    }
  `),
  remove: graphql(`
    mutation DeleteClassification($input: DeleteClassificationInput!) {
      deleteClassification(input: $input) {
        __typename
        ... on DeleteClassificationPayload {
          binEntryIds
        }
        ...OperationResult_userError
      }
    }
  `),
  keepApart: graphql(`
    mutation KeepClassificationApart($input: KeepClassificationApartInput!) {
      keepClassificationApart(input: $input) {
        __typename
        ...OperationResult_userError
      }
    }
  `),
};

/** Classifications, with the tree as the first view. */
export const ClassificationsPage = createListPage(
  "classifications",
  documents,
  (record) => {
    const { id, databaseId, code, name, booksCount } = readFragment(ClassificationsPage_classification, record);
    return { id, databaseId, booksCount, values: { id, code, name } };
  },
  (onAction) => <ClassTree onAction={onAction} />,
);

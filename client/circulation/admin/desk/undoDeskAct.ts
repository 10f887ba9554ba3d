import { graphql } from "../../../gql/gql";

export const UndoDeskActMutation = graphql(`
  mutation UndoDeskAct($input: UndoDeskActInput!) {
    undoDeskAct(input: $input) {
      __typename
      ... on UndoDeskActPayload {
        actId
      }
      ...OperationResult_userError
    }
  }
`);

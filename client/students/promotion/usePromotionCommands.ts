import type { ApolloCache } from "@apollo/client";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { PromoteStudentsInput } from "../../gql/graphql";
import { forgetStudentLists } from "../admin/studentCache";

const PromoteStudentsMutation = graphql(`
  mutation PromoteStudents($input: PromoteStudentsInput!) {
    promoteStudents(input: $input) {
      __typename
      ... on PromoteStudentsPayload {
        promotion {
          id
          promoted
          stayed
          graduated
          moved
          held
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UndoStudentPromotionMutation = graphql(`
  mutation UndoStudentPromotion($input: UndoStudentPromotionInput!) {
    undoStudentPromotion(input: $input) {
      __typename
      ... on UndoStudentPromotionPayload {
        promotion {
          id
          restored
          keptCount
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Every pupil may be another: they and all that is worked out from them are asked for again. */
function forgetStudents(cache: ApolloCache): void {
  forgetStudentLists(cache);
  for (const fieldName of ["studentPromotions", "student"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  for (const id of Object.keys(cache.extract() as object)) {
    if (id.startsWith("Student:") || id.startsWith("StudentPromotion:")) cache.evict({ id });
  }
  cache.gc();
}

export function usePromotionCommands() {
  const promoting = useOperation(PromoteStudentsMutation, "create");
  const undoing = useOperation(UndoStudentPromotionMutation, "update");
  return {
    promoteStudents: (input: PromoteStudentsInput) => promoting.run({ input }, forgetStudents),
    isPromoting: promoting.isRunning,
    undoPromotion: (id: string) => undoing.run({ input: { id } }, forgetStudents),
    isUndoing: undoing.isRunning,
  };
}

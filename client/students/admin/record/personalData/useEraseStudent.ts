import { useOperation } from "../../../../apollo/useOperation";
import { graphql } from "../../../../gql/gql";
import { clearedAtLogout } from "../../../../session/clearedAtLogout";
import { forgetPeople } from "./forgetPeople";

const EraseStudentMutation = graphql(`
  mutation EraseStudent($input: EraseStudentInput!) {
    eraseStudent(input: $input) {
      __typename
      ... on EraseStudentPayload {
        erasedStudentId
      }
      ... on LendingRefusal {
        checks {
          code
          message
        }
      }
      ...OperationResult_userError
    }
  }
`);

export function useEraseStudent() {
  const { run, isRunning } = useOperation(EraseStudentMutation, "delete");
  return {
    /** `onErased` runs before the page learns that nobody is left. */
    eraseStudent: (id: string, nis: string, onErased: () => void) =>
      run({ input: { id, nis } }, (cache) => {
        onErased();
        // What is selected in any list may name them.
        clearedAtLogout.forEach((clear) => clear());
        forgetPeople(cache);
      }),
    isErasing: isRunning,
  };
}

import { removeRecords } from "../../../apollo/removeRecords";
import { useOperation } from "../../../apollo/useOperation";
import { graphql } from "../../../gql/gql";
import type { CreateStudentInput, UpdateStudentInput } from "../../../gql/graphql";
import { forgetStudentLists } from "../studentCache";

const CreateStudentMutation = graphql(`
  mutation CreateStudent($input: CreateStudentInput!) {
    createStudent(input: $input) {
      __typename
      ... on CreateStudentPayload {
        student {
          id
          databaseId
          ...EditStudent_student
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UpdateStudentMutation = graphql(`
  mutation UpdateStudent($input: UpdateStudentInput!) {
    updateStudent(input: $input) {
      __typename
      ... on UpdateStudentPayload {
        student {
          id
          ...EditStudent_student
          ...StudentColumns_student
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DeleteStudentMutation = graphql(`
  mutation DeleteStudent($input: DeleteStudentInput!) {
    deleteStudent(input: $input) {
      __typename
      ... on DeleteStudentPayload {
        deletedStudentId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

export function useStudentCommands() {
  const creating = useOperation(CreateStudentMutation, "create");
  const updating = useOperation(UpdateStudentMutation, "update");
  const deleting = useOperation(DeleteStudentMutation, "delete");
  return {
    createStudent: (input: CreateStudentInput) => creating.run({ input }, forgetStudentLists),
    updateStudent: (input: UpdateStudentInput) => updating.run({ input }, forgetStudentLists),
    deleteStudent: (id: string) =>
      deleting.run({ input: { id } }, (cache) => {
        removeRecords(cache, new Set([cache.identify({ __typename: "Student", id }) ?? ""]));
        forgetStudentLists(cache);
      }),
    isBusy: creating.isRunning || updating.isRunning || deleting.isRunning,
  };
}

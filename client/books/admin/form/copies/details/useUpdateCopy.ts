import { graphql } from "../../../../../gql/gql";
import type { UpdateCopyInput } from "../../../../../gql/graphql";
import { useBookOperation } from "../../../../useBookOperation";

const UpdateCopyMutation = graphql(`
  mutation UpdateCopy($input: UpdateCopyInput!) {
    updateCopy(input: $input) {
      __typename
      ... on UpdateCopyPayload {
        copy {
          id
          ...CopyTableRow_copy
        }
        book {
          ...CopyCounts_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Changes one copy; every place that shows it follows. */
export function useUpdateCopy() {
  const { run, isRunning } = useBookOperation(UpdateCopyMutation, "update");
  return { updateCopy: (input: UpdateCopyInput) => run({ input }), isBusy: isRunning };
}

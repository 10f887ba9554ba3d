import type { ApolloCache } from "@apollo/client";
import { useOperation } from "../../../apollo/useOperation";
import { graphql } from "../../../gql/gql";
import type { BulkIssueClearanceLettersInput } from "../../../gql/graphql";

const IssueLettersMutation = graphql(`
  mutation IssueLetters($input: BulkIssueClearanceLettersInput!) {
    bulkIssueClearanceLetters(input: $input) {
      __typename
      ... on BulkIssueClearanceLettersPayload {
        clearanceLetters {
          id
          databaseId
          student {
            id
            clearanceLetter {
              id
              ...StudentLetter_clearanceLetter
            }
          }
        }
        refused {
          student {
            id
            databaseId
            nis
            name
            className
          }
          checks {
            code
            message
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

const RevokeLetterMutation = graphql(`
  mutation RevokeLetter($input: RevokeClearanceLetterInput!) {
    revokeClearanceLetter(input: $input) {
      __typename
      ... on RevokeClearanceLetterPayload {
        clearanceLetter {
          id
          ...LetterColumns_clearanceLetter
          student {
            id
            clearanceLetter {
              id
            }
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The lists of letters, and of the reservations that new ones have ended, are asked for again when they are shown. */
function forgetLists(cache: ApolloCache): void {
  for (const fieldName of ["clearanceLetters", "reservations"]) cache.evict({ id: "ROOT_QUERY", fieldName });
}

export function useClearanceCommands() {
  const issuing = useOperation(IssueLettersMutation, "create");
  const revoking = useOperation(RevokeLetterMutation, "update");
  return {
    /** Who gets none comes back with the reasons. */
    issueLetters: (input: BulkIssueClearanceLettersInput) => issuing.run({ input }, forgetLists),
    revokeLetter: (id: string, reason: string) => revoking.run({ input: { id, reason } }),
    isBusy: issuing.isRunning || revoking.isRunning,
  };
}

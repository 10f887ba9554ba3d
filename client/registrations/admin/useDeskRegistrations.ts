import { useApolloClient } from "@apollo/client/react";
import { type FieldsByType, refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";

const Accept = graphql(`
  mutation AcceptRegistration($input: AcceptRegistrationInput!) {
    acceptRegistration(input: $input) {
      __typename
      ... on AcceptRegistrationPayload {
        registration {
          id
          ...RegistrationCard_registration
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Reject = graphql(`
  mutation RejectRegistration($input: RejectRegistrationInput!) {
    rejectRegistration(input: $input) {
      __typename
      ... on RejectRegistrationPayload {
        registration {
          id
          ...RegistrationCard_registration
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The lists are read again: a decision moves one from one to another, and makes a member. */
export function useDeskRegistrations() {
  const client = useApolloClient();
  const accepting = useOperation(Accept, "update");
  const rejecting = useOperation(Reject, "update");
  const refreshAfter = async <Result extends { data: unknown }>(
    outcome: Promise<Result>,
    fields: FieldsByType,
  ): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) await refetchFields(client, fields);
    return result;
  };
  return {
    accept: (id: string, nis: string) =>
      refreshAfter(accepting.run({ input: { id, nis } }), {
        Query: ["registrations", "students"],
        LibraryInfo: ["students"],
      }),
    reject: (id: string, reason: string) =>
      refreshAfter(rejecting.run({ input: { id, reason } }), { Query: ["registrations"] }),
    isBusy: accepting.isRunning || rejecting.isRunning,
  };
}

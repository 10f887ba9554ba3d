import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type {
  CreateLibrarianInput,
  EndSessionInput,
  ResetLibrarianPasswordInput,
  ResetSecondFactorInput,
  UpdateLibrarianInput,
} from "../../gql/graphql";
import { useRefreshedUsers } from "./useRefreshedUsers";

const CreateLibrarianMutation = graphql(`
  mutation CreateLibrarian($input: CreateLibrarianInput!) {
    createLibrarian(input: $input) {
      __typename
      ... on CreateLibrarianPayload {
        password
      }
      ...OperationResult_userError
    }
  }
`);
const UpdateLibrarianMutation = graphql(`
  mutation UpdateLibrarian($input: UpdateLibrarianInput!) {
    updateLibrarian(input: $input) {
      __typename
      ... on UpdateLibrarianPayload {
        user {
          id
          ...LibrarianRow_user
        }
      }
      ...OperationResult_userError
    }
  }
`);
const ResetLibrarianPasswordMutation = graphql(`
  mutation ResetLibrarianPassword($input: ResetLibrarianPasswordInput!) {
    resetLibrarianPassword(input: $input) {
      __typename
      ... on ResetLibrarianPasswordPayload {
        password
      }
      ...OperationResult_userError
    }
  }
`);
const ResetSecondFactorMutation = graphql(`
  mutation ResetSecondFactor($input: ResetSecondFactorInput!) {
    resetSecondFactor(input: $input) {
      __typename
      ... on ResetSecondFactorPayload {
        user {
          id
          ...LibrarianRow_user
        }
      }
      ...OperationResult_userError
    }
  }
`);
const EndSessionMutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      __typename
      ... on EndSessionPayload {
        deletedOpenSessionId
      }
      ...OperationResult_userError
    }
  }
`);

/**
 * The commands for librarians' accounts. Each may end sessions, so the lists are read again; passwords are not kept.
 */
export function useLibrarianCommands() {
  const refreshed = useRefreshedUsers();
  const creating = useOperation(CreateLibrarianMutation, "create", { isUncached: true });
  const updating = useOperation(UpdateLibrarianMutation, "update");
  const resetting = useOperation(ResetLibrarianPasswordMutation, "update", { isUncached: true });
  const resettingFactor = useOperation(ResetSecondFactorMutation, "update");
  const ending = useOperation(EndSessionMutation, "delete");
  return {
    create: (input: CreateLibrarianInput) => refreshed(creating.run({ input })),
    update: (input: UpdateLibrarianInput) => refreshed(updating.run({ input })),
    resetPassword: (input: ResetLibrarianPasswordInput) => refreshed(resetting.run({ input })),
    resetSecondFactor: (input: ResetSecondFactorInput) => refreshed(resettingFactor.run({ input })),
    endSession: (input: EndSessionInput) => refreshed(ending.run({ input })),
    isBusy: [creating, updating, resetting, resettingFactor, ending].some(({ isRunning }) => isRunning),
  };
}

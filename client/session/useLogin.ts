import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { LoginInput, LoginMutation as LoginData } from "../gql/graphql";
import { writeViewer } from "./useViewer";

const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on LoginPayload {
        user {
          id
          ...Viewer_user
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface Login {
  /** With status 200 the viewer is set. */
  login: (input: LoginInput) => Promise<OperationResult<PayloadOf<LoginData>>>;
  isLoggingIn: boolean;
}

export function useLogin(): Login {
  const { run, isRunning } = useOperation(LoginMutation, "login");
  return {
    login: (input) => run({ input }, (cache, { user }) => writeViewer(cache, user)),
    isLoggingIn: isRunning,
  };
}

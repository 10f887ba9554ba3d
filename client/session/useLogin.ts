import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { LoginInput } from "../gql/graphql";
import { claimCard } from "../offline/keptCard";
import { requireKeptSession, watchSession } from "./requireKeptSession";
import { writeLogin } from "./writeLogin";

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

export function useLogin() {
  const { run, isRunning } = useOperation(LoginMutation, "login");
  return {
    /** With status 200 the viewer is set. */
    login: async (input: LoginInput) => {
      const isKept = watchSession();
      const result = await run({ input }, (cache, { user }) => {
        if (!isKept()) return;
        writeLogin(cache, user);
        void claimCard(user.id);
      });
      return requireKeptSession(result, isKept());
    },
    isLoggingIn: isRunning,
  };
}

import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CompleteLoginInput } from "../../gql/graphql";
import { requireKeptSession, watchSession } from "../requireKeptSession";
import { writeLogin } from "../writeLogin";

const CompleteLoginMutation = graphql(`
  mutation CompleteLogin($input: CompleteLoginInput!) {
    completeLogin(input: $input) {
      __typename
      ... on CompleteLoginPayload {
        user {
          id
          ...Viewer_user
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** The second half of a librarian's login. */
export function useCompleteLogin() {
  const { run, isRunning } = useOperation(CompleteLoginMutation, "login");
  return {
    /** With status 200 the viewer is set; with 401 the login is over and begins again. */
    completeLogin: async (input: CompleteLoginInput) => {
      const isKept = watchSession();
      const result = await run({ input }, (cache, { user }) => {
        if (isKept()) writeLogin(cache, user);
      });
      return requireKeptSession(result, isKept());
    },
    isCompleting: isRunning,
  };
}

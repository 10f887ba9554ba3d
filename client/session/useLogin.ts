import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type OperationResult, operationResult } from "../apollo/operationResult";
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
      ... on SecondFactorRequiredError {
        challenge
      }
      ...OperationResult_userError
    }
  }
`);

interface LoginResult extends OperationResult<unknown> {
  /** The password was right, and a code is asked for: what it is sent with. */
  challenge?: string;
}

export function useLogin() {
  const client = useApolloClient();
  const [isLoggingIn, setLoggingIn] = useState(false);
  return {
    /** With status 200 the viewer is set. */
    login: async (input: LoginInput): Promise<LoginResult> => {
      const isKept = watchSession();
      setLoggingIn(true);
      const response = await client
        .mutate({ mutation: LoginMutation, variables: { input }, errorPolicy: "all" })
        .catch((error: unknown) => ({ error: error as Error, data: undefined }));
      setLoggingIn(false);
      const asked = response.data?.login;
      const result = operationResult(response, "login");
      if (asked?.__typename === "SecondFactorRequiredError") return { ...result, challenge: asked.challenge };
      if (result.data !== null && isKept()) {
        const { user } = result.data;
        writeLogin(client.cache, user);
        void claimCard(user.id);
      }
      return requireKeptSession(result, isKept());
    },
    isLoggingIn,
  };
}

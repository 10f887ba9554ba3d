import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../gql/gql";

const EnterSearchMutation = graphql(`
  mutation EnterSearch($input: EnterSearchInput!) {
    enterSearch(input: $input) {
      __typename
    }
  }
`);

export async function sendEnteredSearch(client: ApolloClient, search: string): Promise<void> {
  const options = { variables: { input: { search } }, fetchPolicy: "no-cache", errorPolicy: "all" } as const;
  await client.mutate({ mutation: EnterSearchMutation, ...options });
}

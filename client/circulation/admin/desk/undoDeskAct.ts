import type { ApolloClient } from "@apollo/client";
import { refetchFields } from "../../../apollo/forgetFields";
import { type OperationResult, operationResult, type PayloadOf } from "../../../apollo/operationResult";
import { showMessage } from "../../../page/messages/flashMessage";
import { graphql } from "../../../gql/gql";
import type { UndoDeskActMutation as Undone } from "../../../gql/graphql";
import { staleAfterUndo } from "../../staleFields";

export const UndoDeskActMutation = graphql(`
  mutation UndoDeskAct($input: UndoDeskActInput!) {
    undoDeskAct(input: $input) {
      __typename
      ... on UndoDeskActPayload {
        actId
      }
      ...OperationResult_userError
    }
  }
`);

/** Takes an act back at once, beside the desk's queue, and reads what is on screen again. Never rejects. */
export async function undoDeskAct(client: ApolloClient, actId: number): Promise<OperationResult<PayloadOf<Undone>>> {
  const options = { mutation: UndoDeskActMutation, variables: { input: { actId } }, errorPolicy: "all" as const };
  const response = await client.mutate(options).catch((error: unknown) => ({ error: error as Error }));
  const result = operationResult<Undone>(response, "update");
  if (!result.isUnexplained) await refetchFields(client, staleAfterUndo);
  return result;
}

/** Takes an act back and says so. Returns why it was not; null once it is. */
export async function undoWithMessage(client: ApolloClient, actId: number, doneText: string) {
  const result = await undoDeskAct(client, actId);
  const refusal = result.data === null ? undoRefusal(result) : null;
  showMessage(refusal ?? doneText, refusal === null ? "success" : "error");
  return { refusal, isUnexplained: result.isUnexplained };
}

/** Why it was not taken back. */
export function undoRefusal({ isUnexplained, message }: OperationResult<unknown>): string {
  return isUnexplained ? "Server tidak menjawab. Coba lagi." : message;
}

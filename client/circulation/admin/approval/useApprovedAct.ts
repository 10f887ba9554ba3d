import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refetchFields } from "../../../apollo/forgetFields";
import { type OperationResult, operationResult, type PayloadOf } from "../../../apollo/operationResult";
import type { ApprovalInput } from "../../../gql/graphql";
import { sendWithKey } from "../../sendWithKey";
import { staleAfterAct } from "../../staleFields";
import type { Answer, ConfirmedRequest } from "../answers/Answer";
import { lentAnswer, renewedAnswer, setLentAnswer } from "../answers/deskAnswers";
import {
  BorrowCopyMutation,
  LendClassSetCopyMutation,
  RenewBorrowingMutation,
} from "../desk/requests/deskActDocuments";
import { subjectOf } from "../desk/requests/deskRequests";

type Made = Pick<Answer, "key" | "at">;
interface ApprovedOutcome {
  readonly answer: Answer | null;
  readonly result: OperationResult<unknown>;
}

/**
 * Does at once what somebody has approved: beside the desk's queue, which the browser keeps, so that no password ever
 * lies there.
 */
export function useApprovedAct() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (request: ConfirmedRequest, approval: ApprovalInput): Promise<ApprovedOutcome> => {
    setBusy(true);
    const { key, result } = await sendWithKey("approved", [request], (idempotencyKey) =>
      perform(client, request, { approval, idempotencyKey }),
    );
    setBusy(false);
    if (result.data === null) return { answer: null, result };
    void refetchFields(client, staleAfterAct);
    const at = Date.now();
    const answer = result.data({ key, at });
    return { answer: { ...answer, subject: subjectOf({ ...request, key, at }) }, result };
  };
  return { run, isBusy };
}

interface Secret {
  readonly approval: ApprovalInput;
  readonly idempotencyKey: string;
}

function perform(
  client: ApolloClient,
  request: ConfirmedRequest,
  secret: Secret,
): Promise<OperationResult<(made: Made) => Answer>> {
  const given = { confirm: [...request.confirm], reason: request.reason, ...secret };
  switch (request.kind) {
    case "lend": {
      const { studentId, itemCode } = request;
      const variables = { input: { studentId, itemCode, ...given } };
      return mutate(client, BorrowCopyMutation, variables, (made, payload) => lentAnswer(made, payload));
    }
    case "renew": {
      const variables = { input: { id: request.borrowingId, ...given } };
      return mutate(client, RenewBorrowingMutation, variables, (made, payload) => renewedAnswer(made, payload));
    }
    case "setLend": {
      // For the student on the screen: by now another desk may have made somebody else the next one.
      const studentId = request.studentId ?? request.fromStudentId;
      const { classSetId, itemCode } = request;
      const variables = { input: { classSetId, itemCode, studentId, ...given } };
      return mutate(client, LendClassSetCopyMutation, variables, (made, payload) => setLentAnswer(made, payload));
    }
  }
}

async function mutate<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  answerOf: (made: Made, payload: PayloadOf<Data>) => Answer,
): Promise<OperationResult<(made: Made) => Answer>> {
  const options = { mutation, variables, errorPolicy: "all" as const };
  const response = await client
    .mutate(options as ApolloClient.MutateOptions<Data, Variables>)
    .catch((error: unknown) => ({ error: error as Error }));
  const result = operationResult<Data>(response, "create");
  const { data } = result;
  return { ...result, data: data === null ? null : (made) => answerOf(made, data) };
}

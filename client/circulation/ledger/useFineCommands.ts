import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type OperationResult, operationResult, type PayloadOf } from "../../apollo/operationResult";
import { readFragment } from "../../gql/fragment-masking";
import type { ChargeReason } from "../../gql/graphql";
import type { Answer } from "../admin/answers/Answer";
import { UndoDeskActMutation } from "../admin/desk/undoDeskAct";
import { newKey } from "../admin/desk/newKey";
import { chargedAnswer, paidAnswer, refundedAnswer, replacedAnswer, waivedAnswer } from "./fineAnswers";
import {
  CreateFineMutation,
  FineLine_fine,
  PayFinesMutation,
  RefundFineMutation,
  ReplaceFineMutation,
  WaiveFineMutation,
} from "./fineDocuments";
import { refreshFines } from "./refreshFines";

/** What was done; or why not, for the form that asked. */
export interface FineOutcome {
  readonly answer: Answer | null;
  readonly result: OperationResult<unknown>;
}

interface AmountWithReason {
  readonly fineId: string;
  readonly amount: number;
  readonly reason: string;
}

interface NewCharge {
  readonly chargeReason: Extract<ChargeReason, "DAMAGED" | "OTHER">;
  readonly amount: number;
  readonly reason: string;
}

/** What was sent for each student and not answered: it may have been done, also if the sheet was closed meanwhile. */
const lastSent = new Map<string, { readonly request: string; readonly key: string }>();

/** The commands on one student's fines. Sent again, as after a lost connection, a command has the same key. */
export function useFineCommands(studentId: string) {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const send = async <Data, Input extends object>(
    mutation: TypedDocumentNode<Data, { input: Input & { idempotencyKey?: string | null } }>,
    input: Input,
    answerOf: (made: Pick<Answer, "key" | "at">, payload: PayloadOf<Data>) => Answer,
  ): Promise<FineOutcome> => {
    const request = JSON.stringify(input);
    const last = lastSent.get(studentId);
    const key = last?.request === request ? last.key : newKey();
    lastSent.set(studentId, { request, key });
    setRunning((others) => others + 1);
    const result = await mutate(client, mutation, { input: { ...input, idempotencyKey: key } });
    // Answered, whatever it was: asked again, it is another act.
    if (!result.isUnexplained) lastSent.delete(studentId);
    // Busy until the forms show what is left, so that a second Enter does nothing twice.
    if (result.data !== null || result.isUnexplained) await refreshFines(client);
    setRunning((others) => others - 1);
    return { answer: result.data === null ? null : answerOf({ key, at: Date.now() }, result.data), result };
  };

  return {
    /** The oldest first, whatever is open. */
    pay: (amount: number) =>
      send(PayFinesMutation, { studentId, amount }, (made, { actId, receipt, fines }) =>
        paidAnswer(made, { actId, receipt, balance: readFragment(FineLine_fine, fines)[0]?.student?.balance ?? null }),
      ),
    waive: ({ fineId, amount, reason }: AmountWithReason) =>
      send(WaiveFineMutation, { id: fineId, amount, reason }, (made, { actId, fine }) =>
        waivedAnswer(made, { actId, amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
      ),
    replace: ({ fineId, itemCode, amount }: { fineId: string; itemCode: string; amount: number }) =>
      send(ReplaceFineMutation, { id: fineId, itemCode }, (made, { actId, fine }) =>
        replacedAnswer(made, { actId, amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
      ),
    refund: ({ fineId, amount, reason }: AmountWithReason) =>
      send(RefundFineMutation, { id: fineId, amount, reason }, (made, { actId, receipt }) =>
        refundedAnswer(made, { actId, receipt, balance: null }),
      ),
    charge: (charge: NewCharge) =>
      send(CreateFineMutation, { studentId, ...charge }, (made, { actId, fine }) =>
        chargedAnswer(made, { actId, amount: charge.amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
      ),
    /** Null if it was taken back; otherwise why not. */
    undo: async (actId: number): Promise<string | null> => {
      const result = await mutate(client, UndoDeskActMutation, { input: { actId } });
      await refreshFines(client);
      if (result.data !== null) return null;
      return result.isUnexplained ? "Server tidak menjawab. Coba lagi." : result.message;
    },
    isBusy: running > 0,
  };
}

/** Never rejects. */
async function mutate<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<PayloadOf<Data>>> {
  const options = { mutation, variables, errorPolicy: "all" } as ApolloClient.MutateOptions<Data, Variables>;
  const response = await client.mutate(options).catch((error: unknown) => ({ error: error as Error }));
  return operationResult<Data>(response, "create");
}

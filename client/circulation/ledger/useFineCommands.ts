import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { refetchFields } from "../../apollo/forgetFields";
import { operationName } from "../../apollo/operationName";
import { type OperationResult, operationResult, type PayloadOf } from "../../apollo/operationResult";
import { readFragment } from "../../gql/fragment-masking";
import type { ApprovalInput, ChargeReason } from "../../gql/graphql";
import type { Answer } from "../admin/answers/Answer";
import { undoDeskAct } from "../admin/desk/undoDeskAct";
import { chargedAnswer, paidAnswer, refundedAnswer, replacedAnswer, waivedAnswer } from "./fineAnswers";
import {
  CreateFineMutation,
  FineLine_fine,
  PayFinesMutation,
  RefundFineMutation,
  ReplaceFineMutation,
  WaiveFineMutation,
} from "./fineDocuments";
import { sendWithKey } from "../sendWithKey";
import { staleAfterFineAct } from "../staleFields";

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

/** An administrator's approval, for an act that the viewer may not do alone. */
interface Approved {
  readonly approval?: ApprovalInput;
}

interface NewCharge {
  readonly chargeReason: Extract<ChargeReason, "LOST" | "DAMAGED" | "MEMBERSHIP" | "OTHER">;
  /** For a loss, the loan that it ended. */
  readonly borrowingId?: string;
  readonly amount: number;
  readonly reason: string;
}

/** The commands on one student's fines. Sent again, as after a lost connection, a command has the same key. */
export function useFineCommands(studentId: string) {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const send = async <Data, Input extends object>(
    mutation: TypedDocumentNode<Data, { input: Input & { idempotencyKey?: string | null } }>,
    input: Input,
    answerOf: (made: Pick<Answer, "key" | "at">, payload: PayloadOf<Data>) => Answer,
    approved: Approved = {},
  ): Promise<FineOutcome> => {
    setRunning((others) => others + 1);
    const { key, result } = await sendWithKey(studentId, [operationName(mutation), input], async (idempotencyKey) => {
      const options = {
        mutation,
        variables: { input: { ...input, ...approved, idempotencyKey } },
        errorPolicy: "all" as const,
      };
      const response = await client.mutate(options).catch((error: unknown) => ({ error: error as Error }));
      return operationResult<Data>(response, "create");
    });
    // Busy until the forms show what is left, so that a second Enter does nothing twice. Where no answer came, the form
    // stays as it is, to be sent again.
    if (!result.isUnexplained) await refetchFields(client, staleAfterFineAct);
    setRunning((others) => others - 1);
    return { answer: result.data === null ? null : answerOf({ key, at: Date.now() }, result.data), result };
  };

  return {
    /** The oldest first, whatever is open. */
    pay: (amount: number) =>
      send(PayFinesMutation, { studentId, amount }, (made, { actId, receipt, fines }) =>
        paidAnswer(made, { actId, receipt, balance: readFragment(FineLine_fine, fines)[0]?.student?.balance ?? null }),
      ),
    waive: ({ fineId, amount, reason }: AmountWithReason, approved: Approved) =>
      send(
        WaiveFineMutation,
        { id: fineId, amount, reason },
        (made, { actId, fine }) =>
          waivedAnswer(made, { actId, amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
        approved,
      ),
    replace: ({ fineId, itemCode, amount }: { fineId: string; itemCode: string; amount: number }) =>
      send(ReplaceFineMutation, { id: fineId, itemCode }, (made, { actId, fine }) =>
        replacedAnswer(made, { actId, amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
      ),
    refund: ({ fineId, amount, reason }: AmountWithReason, approved: Approved) =>
      send(
        RefundFineMutation,
        { id: fineId, amount, reason },
        (made, { actId, receipt }) => refundedAnswer(made, { actId, receipt }),
        approved,
      ),
    charge: (charge: NewCharge) =>
      send(CreateFineMutation, { studentId, ...charge }, (made, { actId, fine }) =>
        chargedAnswer(made, { actId, amount: charge.amount, fine: { ...fine, ...readFragment(FineLine_fine, fine) } }),
      ),
    undo: (actId: number) => undoDeskAct(client, actId),
    isBusy: running > 0,
  };
}

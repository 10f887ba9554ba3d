import type { OperationResult, PayloadOf } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { RecordVisitInput, RecordVisitMutation as RecordVisitAnswer } from "../../gql/graphql";

const RecordVisitMutation = graphql(`
  mutation RecordVisit($input: RecordVisitInput!) {
    recordVisit(input: $input) {
      __typename
      ... on RecordVisitPayload {
        greeting
        counted
      }
      ...OperationResult_userError
    }
  }
`);

/** A queue stands behind whoever waits longer. Sent again, a visit that was counted after all is not counted twice. */
const PATIENCE = 10_000;

export type RecordedVisit = PayloadOf<RecordVisitAnswer>;

interface RecordVisit {
  recordVisit: (input: RecordVisitInput) => Promise<OperationResult<RecordedVisit>>;
  isRecording: boolean;
}

/** Signs the guest book. The browser keeps nothing of the answer: the next one to stand here is somebody else. */
export function useRecordVisit(): RecordVisit {
  const { run, isRunning } = useOperation(RecordVisitMutation, "create", { isForgotten: true });
  const patiently = () => ({ fetchOptions: { signal: AbortSignal.timeout(PATIENCE) } });
  return { recordVisit: (input) => run({ input }, undefined, patiently()), isRecording: isRunning };
}

import type { OperationResult, PayloadOf } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { RecordVisitInput, RecordVisitMutation as RecordVisitData } from "../../gql/graphql";

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
const REQUEST_TIMEOUT_MS = 10_000;

export type RecordedVisit = PayloadOf<RecordVisitData>;

interface RecordVisit {
  recordVisit: (input: RecordVisitInput) => Promise<OperationResult<RecordedVisit>>;
  isRecording: boolean;
}

/** Signs the guest book. The browser keeps nothing of the answer: the next one to stand here is somebody else. */
export function useRecordVisit(): RecordVisit {
  const { run, isRunning } = useOperation(RecordVisitMutation, "create", { isUncached: true });
  const requestContext = () => ({ fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } });
  return { recordVisit: (input) => run({ input }, undefined, requestContext()), isRecording: isRunning };
}

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
        named
        awaited
      }
      ...OperationResult_userError
    }
  }
`);

/** Short, because visitors queue. Repeating a visit that was counted after all does not count it twice. */
const REQUEST_TIMEOUT_MS = 10_000;

export type RecordedVisit = PayloadOf<RecordVisitData>;

interface RecordVisit {
  recordVisit: (input: RecordVisitInput) => Promise<OperationResult<RecordedVisit>>;
  isRecording: boolean;
}

/** Records a visit. The response is not cached, because the next visitor uses the same device. */
export function useRecordVisit(): RecordVisit {
  const { run, isRunning } = useOperation(RecordVisitMutation, "create", { isUncached: true });
  const requestContext = () => ({ fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } });
  return { recordVisit: (input) => run({ input }, undefined, requestContext()), isRecording: isRunning };
}

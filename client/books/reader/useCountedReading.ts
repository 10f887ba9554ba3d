import { useEffect, useEffectEvent } from "react";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";

const RecordBookFileReadingMutation = graphql(`
  mutation RecordBookFileReading($input: RecordBookFileReadingInput!) {
    recordBookFileReading(input: $input) {
      __typename
      ...OperationResult_userError
    }
  }
`);

/** What renders pages to look through them, and reads nothing. */
const PROGRAM = /bot|crawl|spider|slurp|preview|lighthouse/iu;

/** Tells the library, once for each opening, that a file was opened, and nothing of who did. Nobody waits for it. */
export function useCountedReading(fileId: string, isOpen: boolean): void {
  const { run } = useOperation(RecordBookFileReadingMutation, "create", { isUncached: true });
  const count = useEffectEvent(() => {
    if (!PROGRAM.test(navigator.userAgent)) void run({ input: { id: fileId } });
  });
  useEffect(() => {
    if (isOpen) count();
  }, [fileId, isOpen]);
}

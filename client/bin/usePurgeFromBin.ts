import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { PurgeFromBinMutation as PurgeAnswer } from "../gql/graphql";
import { forgetBinEntries } from "./binCache";

const PurgeFromBinMutation = graphql(`
  mutation PurgeFromBin($input: PurgeFromBinInput!) {
    purgeFromBin(input: $input) {
      __typename
      ... on PurgeFromBinPayload {
        purged
        purgedBinEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

interface PurgeFromBin {
  /** For good: nothing brings it back. */
  purgeFromBin: (ids: readonly string[]) => Promise<OperationResult<PayloadOf<PurgeAnswer>>>;
  isPurging: boolean;
}

export function usePurgeFromBin(): PurgeFromBin {
  const { run, isRunning } = useOperation(PurgeFromBinMutation, "delete");
  return {
    purgeFromBin: (ids) =>
      run({ input: { ids: [...ids] } }, (cache, { purgedBinEntryIds }) => forgetBinEntries(cache, purgedBinEntryIds)),
    isPurging: isRunning,
  };
}

import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { PurgeFromBinMutation as PurgeData } from "../gql/graphql";
import { removeBinEntries } from "./binCache";

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
  /** Deletes permanently. */
  purgeFromBin: (ids: readonly string[]) => Promise<OperationResult<PayloadOf<PurgeData>>>;
  isPurging: boolean;
}

export function usePurgeFromBin(): PurgeFromBin {
  const { run, isRunning } = useOperation(PurgeFromBinMutation, "delete");
  return {
    purgeFromBin: (ids) =>
      run({ input: { ids: [...ids] } }, (cache, { purgedBinEntryIds }) => removeBinEntries(cache, purgedBinEntryIds)),
    isPurging: isRunning,
  };
}

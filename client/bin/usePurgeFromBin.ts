import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
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

export function usePurgeFromBin() {
  const { run, isRunning } = useOperation(PurgeFromBinMutation, "delete");
  return {
    /** Deletes permanently. */
    purgeFromBin: (ids: readonly string[]) =>
      run({ input: { ids: [...ids] } }, (cache, { purgedBinEntryIds }) => removeBinEntries(cache, purgedBinEntryIds)),
    isPurging: isRunning,
  };
}

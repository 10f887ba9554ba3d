import type { CallOutcome } from "../operationResult";
import type { QueryFailure } from "../queryFailure";

/** What a screen knows of its data. */
export interface PageQuery<Data, Variables> {
  data?: Data | undefined;
  /** Of the question before this one, while this one is not answered. */
  previousData?: Data | undefined;
  /** In the browser: how the call failed, also where there is some of the data. */
  outcome?: CallOutcome | undefined;
  /** There is nothing to show. */
  failure?: QueryFailure | undefined;
  isLoading: boolean;
  fetchMore: (options: { variables: Partial<Variables> }) => Promise<unknown>;
  retry: () => void;
}

import type { CallOutcome } from "../operationResult";
import type { QueryFailure } from "../queryFailure";

/** The state of a screen's query. */
export interface PageQuery<Data, Variables> {
  data?: Data | undefined;
  /** The data of the previous variables while the new ones load. */
  previousData?: Data | undefined;
  /** Browser only: how the request failed, even if there is partial data. */
  outcome?: CallOutcome | undefined;
  /** Set when there is nothing to show. */
  failure?: QueryFailure | undefined;
  isLoading: boolean;
  fetchMore: (options: { variables: Partial<Variables> }) => Promise<unknown>;
  retry: () => void;
}

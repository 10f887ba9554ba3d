import type { CallOutcome } from "../operationResult";
import type { QueryFailure } from "../queryFailure";

/** The state of a screen's query. */
export interface PageQuery<Data, Variables> {
  data?: Data | undefined;
  /** The data of the previous variables while the new ones load. */
  previousData?: Data | undefined;
  /** How the request failed, even if there is partial data; on the server only why it was refused. */
  outcome?: CallOutcome | undefined;
  /** Set when there is nothing to show. */
  failure?: QueryFailure | undefined;
  isLoading: boolean;
  fetchMore: (options: { variables: Partial<Variables> }) => Promise<unknown>;
  retry: () => void;
}

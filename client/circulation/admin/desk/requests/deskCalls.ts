import type { ApolloClient, TypedDocumentNode, OperationVariables } from "@apollo/client";
import type { Unsettled } from "../../waiting/Unsettled";
import type { StallReason } from "../DeskEvent";
import { refetchFields } from "../../../../apollo/forgetFields";
import {
  type OperationResult,
  type PayloadOf,
  operationResult,
  type CallOutcome,
  toReadFailure,
} from "../../../../apollo/operationResult";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import type { DeskAnswer_LendingRefusalFragment } from "../../../../gql/graphql";
import { staleAfterAct } from "../../../staleFields";
import { DeskAnswer_lendingRefusal } from "../deskDocuments";

export interface Desk {
  readonly client: ApolloClient;
  /** The student for whom is scanned. */
  readonly chosenId: string | null;
  /** What was scanned before then belongs to a code that nobody knew. */
  readonly possibleUntil: number | null;
  readonly unsettled: readonly Unsettled[];
  /** The keys of the answers that are shown. */
  readonly shownKeys: readonly string[];
  /** How often the server has failed on this request. */
  readonly failures: number;
  readonly timeZone: string;
}

export interface Made {
  readonly key: string;
  /** When it was scanned. */
  readonly at: number;
}

/** The server cannot be asked now; the request is sent again with its key. */
export class Unanswered extends Error {
  constructor(readonly why: StallReason = "network") {
    super();
  }
}

/** The server has refused to answer a question, or has failed. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly isFailure: boolean,
  ) {
    super(message);
  }
}

/** The request's key was used by another account, under which the act is already done. */
export class Recorded extends Error {}

const REQUEST_TIMEOUT_MS = 10000;
export const made = (key: string) => ({ key, at: Date.now() });
export type Sent<Data> = OperationResult<PayloadOf<Data>> & {
  readonly checks?: DeskAnswer_LendingRefusalFragment["checks"];
};

export async function send<Data, Variables extends OperationVariables>(
  { client }: Pick<Desk, "client">,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const response = await client
    .mutate({
      mutation,
      variables,
      errorPolicy: "all",
      context: { fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } },
    })
    .catch((error: unknown) => ({ error: error as Error }));
  const result = operationResult<Data>(response, "create");
  if (isUnanswered(result)) throw new Unanswered(result.statusCode === 401 ? "login" : "network");
  if (result.statusCode >= 500) throw new Refused(messageOf(result), true);
  if (result.errors.some(({ name }) => name === "idempotencyKey")) throw new Recorded();
  if (result.data !== null) void refetchFields(client, staleAfterAct);
  const given = "data" in response ? Object.values(response.data ?? {})[0] : undefined;
  return isRefusal(given) ? { ...result, checks: readFragment(DeskAnswer_lendingRefusal, given).checks } : result;
}

function isRefusal(given: unknown): given is FragmentType<typeof DeskAnswer_lendingRefusal> {
  return (given as { __typename?: string } | undefined)?.__typename === "LendingRefusal";
}

function isUnanswered({ statusCode, isUnexplained }: CallOutcome): boolean {
  // Without a session it waits until somebody has logged in again.
  return statusCode === 401 || statusCode === 429 || statusCode === 503 || (isUnexplained && statusCode >= 500);
}

export async function read<Data, Variables extends OperationVariables>(
  { client }: Pick<Desk, "client">,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  try {
    const options = {
      query,
      variables,
      fetchPolicy: "network-only",
      context: { fetchOptions: { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) } },
    };
    const { data } = await client.query(options as ApolloClient.QueryOptions<Data, Variables>);
    if (data !== undefined) return data;
    throw new Unanswered();
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    const outcome = toReadFailure(error);
    if (isUnanswered(outcome)) throw new Unanswered(outcome.statusCode === 401 ? "login" : "network");
    throw new Refused(outcome.message, outcome.statusCode >= 500);
  }
}

export function messageOf({ message, errors, isUnexplained }: CallOutcome): string {
  return isUnexplained
    ? "Permintaan ini ditolak. Muat ulang halaman, lalu coba lagi."
    : (errors[0]?.message ?? message);
}

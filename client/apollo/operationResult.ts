import { type ApolloClient, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { graphql } from "../gql/gql";

/** The error fields every mutation selects beside its payload: `__typename ...OperationResult_userError`. @public */
export const OperationResult_userError = graphql(`
  fragment OperationResult_userError on UserError {
    code
    message
    ... on ValidationError {
      fields {
        name
        message
      }
    }
    ... on ConflictError {
      fields {
        name
        message
      }
    }
    ... on ThrottledError {
      retryAfterSeconds
    }
  }
`);

/** The specification's default messages for requests that fail without a message from the server. */
const DEFAULT_MESSAGES = {
  read: "Failed to fetch data",
  create: "Failed to store data",
  login: "Failed to store data",
  logout: "Failed to store data",
  update: "Failed to update data",
  delete: "Failed to delete data",
  upload: "Failed to store file",
} as const;

type Call = keyof typeof DEFAULT_MESSAGES;

/** The kind of a mutation; queries use "read". */
export type Operation = Exclude<Call, "read">;

export interface FieldMessage {
  name: string;
  message: string;
}

/** The outcome of a request as the specification defines it: failures are returned, never thrown. */
export interface CallOutcome {
  /** 200, or 201 for something new; otherwise the HTTP status of the failure, 500 if unknown. */
  statusCode: number;
  /** The server's message, or the operation's default. */
  message: string;
  /** Errors of single fields, by the names of the mutation's input. */
  errors: readonly FieldMessage[];
  /** The server sent no message and `message` is an English default: the screen shows a text of its own. */
  isUnexplained: boolean;
  retryAfterSeconds?: number;
  /** Every reason of a refusal, where the operation asks for its `checks`. */
  reasons?: readonly RefusalReason[];
}

export interface RefusalReason {
  code: string;
  message: string;
}

export interface OperationResult<Payload> extends CallOutcome {
  /** Null if the request failed. */
  data: Payload | null;
}

/** The payload type of a mutation's result union. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { __typename: `${string}Payload` }>;

interface UserErrorData {
  __typename: string;
  code: string;
  message: string;
  fields?: readonly FieldMessage[];
  retryAfterSeconds?: number;
  checks?: readonly RefusalReason[];
}

const STATUS_OF: Record<string, number> = {
  VALIDATION_FAILED: 422,
  BAD_USER_INPUT: 422,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ACCEPTED: 415,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/** Converts the result of `client.mutate`, or the `error` it threw, into an operation result. */
export function operationResult<Data>(
  { data, error }: Partial<ApolloClient.MutateResult<Data>>,
  operation: Operation,
): OperationResult<PayloadOf<Data>> {
  const payload = Object.values(data ?? {})[0] as PayloadOf<Data> | UserErrorData | undefined;
  if (isPayload<Data>(payload)) {
    const { message } = payload as { message?: unknown };
    return {
      statusCode: operation === "create" ? 201 : 200,
      message: typeof message === "string" ? message : "",
      errors: [],
      data: payload,
      isUnexplained: false,
    };
  }
  return { ...toOutcome(payload ?? toReason(error), operation), data: null };
}

/** Converts the `error` of a query into an outcome. */
export function toReadFailure(error: unknown): CallOutcome {
  return toOutcome(toReason(error), "read");
}

function toOutcome({ code, status, message, fields, retryAfterSeconds, checks }: Reason, call: Call): CallOutcome {
  return {
    statusCode: (code === undefined ? undefined : STATUS_OF[code]) ?? status ?? 500,
    message: message || DEFAULT_MESSAGES[call],
    errors: fields ?? [],
    isUnexplained: !message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(checks === undefined ? {} : { reasons: checks }),
  };
}

function isPayload<Data>(payload: { __typename: string } | undefined): payload is PayloadOf<Data> {
  return payload?.__typename.endsWith("Payload") ?? false;
}

type Reason = Partial<Omit<UserErrorData, "__typename">> & { status?: number };

/** Reads the reason from GraphQL errors or from an HTTP error response. A lost connection has none. */
function toReason(error: unknown): Reason {
  if (CombinedGraphQLErrors.is(error)) return parseGraphQLError(error.errors[0]);
  if (ServerError.is(error)) return { ...parseGraphQLError(firstErrorIn(error.bodyText)), status: error.statusCode };
  return {};
}

interface RawGraphQLError {
  message?: unknown;
  extensions?: { code?: unknown; fields?: unknown; retryAfterSeconds?: unknown };
}

function parseGraphQLError(error: RawGraphQLError | undefined): Reason {
  const { code, fields, retryAfterSeconds } = error?.extensions ?? {};
  return {
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof error?.message === "string" ? { message: error.message } : {}),
    ...(Array.isArray(fields) ? { fields: fields as FieldMessage[] } : {}),
    ...(typeof retryAfterSeconds === "number" ? { retryAfterSeconds } : {}),
  };
}

function firstErrorIn(body: string): RawGraphQLError | undefined {
  try {
    return (JSON.parse(body) as { errors?: RawGraphQLError[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

import { type ApolloClient, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { graphql } from "../gql/gql";

/** What every command asks of a refusal: `__typename ...OperationResult_userError` beside its payload. */
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

/** The specification's default messages of calls that fail without a word from the server. */
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

/** What a command does; reading is the queries'. */
export type Operation = Exclude<Call, "read">;

export interface FieldMessage {
  name: string;
  message: string;
}

/** How a call ended, as the specification has it: a failed one is told, never thrown. */
export interface CallOutcome {
  /** 200, or 201 for something new; else what HTTP calls the failure, 500 where the server did not say. */
  statusCode: number;
  /** The server's words, or the operation's default. */
  message: string;
  /** What is wrong with single fields, by the names of the command's input. */
  errors: readonly FieldMessage[];
  /** The server has said nothing and `message` is a default, in English: for people the screen has words of its own. */
  isUnexplained: boolean;
  retryAfterSeconds?: number;
}

export interface OperationResult<Payload> extends CallOutcome {
  /** Null where the call failed. */
  data: Payload | null;
}

/** A command's one answer, its refusals left out. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { __typename: `${string}Payload` }>;

interface UserErrorData {
  __typename: string;
  code: string;
  message: string;
  fields?: readonly FieldMessage[];
  retryAfterSeconds?: number;
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
};

/** Turns what `client.mutate` gave, or whatever it threw as `error`, into the result of the call. */
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

/** What became of a query that gave `error`. */
export function toReadFailure(error: unknown): CallOutcome {
  return toOutcome(toReason(error), "read");
}

function toOutcome({ code, status, message, fields, retryAfterSeconds }: Reason, call: Call): CallOutcome {
  return {
    statusCode: (code === undefined ? undefined : STATUS_OF[code]) ?? status ?? 500,
    message: message || DEFAULT_MESSAGES[call],
    errors: fields ?? [],
    isUnexplained: !message,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

function isPayload<Data>(payload: { __typename: string } | undefined): payload is PayloadOf<Data> {
  return payload?.__typename.endsWith("Payload") ?? false;
}

type Reason = Partial<Omit<UserErrorData, "__typename">> & { status?: number };

/** Of an answer without data: GraphQL's own errors, or a status with or without a body. A lost connection says nothing. */
function toReason(error: unknown): Reason {
  if (CombinedGraphQLErrors.is(error)) return parseGraphQLError(error.errors[0]);
  if (ServerError.is(error)) return { ...parseGraphQLError(firstErrorIn(error.bodyText)), status: error.statusCode };
  return {};
}

interface RawGraphQLError {
  message?: unknown;
  extensions?: { code?: unknown; fields?: unknown };
}

function parseGraphQLError(error: RawGraphQLError | undefined): Reason {
  const { code, fields } = error?.extensions ?? {};
  return {
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof error?.message === "string" ? { message: error.message } : {}),
    ...(Array.isArray(fields) ? { fields: fields as FieldMessage[] } : {}),
  };
}

function firstErrorIn(body: string): RawGraphQLError | undefined {
  try {
    return (JSON.parse(body) as { errors?: RawGraphQLError[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

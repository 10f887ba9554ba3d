import type { FastifyInstance } from "fastify";
import { getNamedType, type GraphQLNamedType, isEnumType, isInputObjectType, isUnionType } from "graphql";

import { schema } from "../../../server/doors/schema.js";
import { graphqlParts, MULTIPART, multipartBody } from "../../support/files/multipart.js";
import { graphqlInput, type Step } from "./steps.js";

/** What came of a step, whichever door it went through. */
export interface Outcome {
  readonly status: number;
  /** Only of a refusal: what the person reads, and which fields are wrong. */
  readonly message?: string;
  readonly fields?: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  VALIDATION_FAILED: 422,
  NOT_FOUND: 404,
  CONFLICT: 409,
  INVALID_CREDENTIALS: 401,
  TOO_MANY_REQUESTS: 429,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ACCEPTED: 415,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
};

export async function byRest(
  app: FastifyInstance,
  as: Headers,
  { method, path, subject, body, file }: Step,
): Promise<Outcome> {
  const upload = file && { payload: multipartBody([["file", file]]), headers: MULTIPART };
  const answer = await app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/, String(subject?.[1] ?? ""))}`,
    headers: { ...as, ...upload?.headers },
    ...(upload ? { payload: upload.payload } : body ? { payload: { ...body } } : {}),
  });
  const { message, errors } = answer.json<{ message?: string; errors?: Record<string, string[]> }>();
  return answer.statusCode < 300
    ? { status: 200 }
    : { status: answer.statusCode, ...(message ? { message } : {}), fields: Object.keys(errors ?? {}).sort() };
}

export async function byGraphql(app: FastifyInstance, as: Headers, step: Step): Promise<Outcome> {
  const { operation, file } = step;
  const field = schema.getMutationType()?.getFields()[operation];
  const takesInput = (field?.args.length ?? 0) > 0;
  const result = field && getNamedType(field.type);
  const has = (typename: string) => isUnionType(result) && result.getTypes().some(({ name }) => name === typename);
  const inputType = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const refusals = `${
    isUnionType(result)
      ? `...on
    UserError { code message }`
      : ""
  } ${has("ValidationError") ? "...on ValidationError { fields { name } }" : ""}
    ${has("ConflictError") ? "...on ConflictError { clashes: fields { name } }" : ""}`;
  const query = takesInput
    ? `mutation($input: ${inputType}!) { ${operation}(input: $input) { __typename ${refusals} } }`
    : `mutation { ${operation} { __typename ${refusals} } }`;
  const input = withEnumNames(graphqlInput(step), schema.getType(inputType));
  const upload = file && { payload: multipartBody(graphqlParts(query, input, file)), headers: MULTIPART };
  const answer = await app.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...as, ...upload?.headers },
    payload: upload?.payload ?? { query, variables: { input } },
  });
  interface Result {
    __typename: string;
    code?: string;
    message?: string;
    fields?: { name: string }[];
    clashes?: { name: string }[];
  }
  const { data, errors = [] } = answer.json<{
    data?: Record<string, Result> | null;
    errors?: { message: string; extensions?: { code?: string } }[];
  }>();
  const [error] = errors;
  if (error) {
    return { status: STATUS_OF_CODE[error.extensions?.code ?? ""] ?? 500, message: error.message, fields: [] };
  }
  const given = data?.[operation];
  if (given?.code === undefined) {
    return { status: 200 };
  }
  const fields = (given.fields ?? given.clashes ?? []).map(({ name }) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  return {
    status: STATUS_OF_CODE[given.code] ?? 500,
    ...(given.message ? { message: given.message } : {}),
    fields: [...new Set(fields)].sort(),
  };
}

/** REST's `reference_only` is GraphQL's REFERENCE_ONLY. */
function withEnumNames(input: Record<string, unknown>, type: GraphQLNamedType | undefined): Record<string, unknown> {
  const fields = isInputObjectType(type) ? type.getFields() : {};
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const fieldType = fields[name] && getNamedType(fields[name].type);
      if (isInputObjectType(fieldType) && Array.isArray(value)) {
        return [name, value.map((inner: Record<string, unknown>) => withEnumNames(inner, fieldType))];
      }
      if (isInputObjectType(fieldType) && typeof value === "object" && value !== null) {
        return [name, withEnumNames(value as Record<string, unknown>, fieldType)];
      }
      if (!isEnumType(fieldType)) return [name, value];
      const nameOf = (given: unknown) => (typeof given === "string" ? given.toUpperCase() : given);
      return [name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)];
    }),
  );
}

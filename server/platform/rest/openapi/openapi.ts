import { z } from "zod";

import { snakeCase } from "../keyCase.js";
import { type Access, permissionsFor, type RestRoute } from "../route.js";
import { failureResponse, failureComponents, failuresOf } from "./failures.js";
import { describeShape, type JsonSchema } from "./jsonSchema.js";

interface OpenApiOptions {
  readonly routes: readonly RestRoute[];
  /** What each tag of a route is about. */
  readonly tags: Readonly<Record<string, string>>;
  readonly libraryName: string;
}

const ACCESS_DESCRIPTIONS: Readonly<Record<"everyone" | "account" | "signedIn" | "staff", string>> = {
  everyone: "Everyone may call it.",
  account: "For whoever is logged in, also before they have replaced a temporary password.",
  signedIn: "For whoever is logged in with a password of their own.",
  staff: "For librarians, whatever their role.",
};

function describeAccess(access: Access): string {
  const permissions = permissionsFor(access);
  if (typeof access === "string" && access in ACCESS_DESCRIPTIONS) {
    return ACCESS_DESCRIPTIONS[access as keyof typeof ACCESS_DESCRIPTIONS];
  }
  return `For librarians whose role gives ${permissions.map((permission) => `\`${permission}\``).join(", ")}.`;
}

const INTRODUCTION = `The library's catalogue and desk for programs.

Every answer is JSON and carries \`status_code\`; what is asked for stands in \`data\` or beside it. A failed call \
answers \`status_code\`, \`message\` and, where fields are wrong, \`errors\`. An address that is asked by another \
method than it takes answers 405 and names the others in \`Allow\`. GET may be asked as HEAD.

**Lists** answer whole and streamed, or page by page with \`page\` and \`per_page\` or with \`cursor\`; \`Link\` \
announces the first, previous, next and last page. Numbers reach to the 25,000th object, cursors to the end; whoever \
follows \`next\` never meets the limit. Unknown parameters are refused.

**ETag**: ask again with \`If-None-Match\`, and an unchanged answer is 304 without a body.

**Programs** send a personal access token: \`Authorization: Bearer …\`. Browsers have a session cookie, and send the \
cookie \`csrf_access_token\` back in \`X-CSRF-TOKEN\` with every change.`;

/** The OpenAPI description of every REST route, generated from the route definitions. */
export function describeApi({ routes, tags, libraryName }: OpenApiOptions): JsonSchema {
  const schemas = new Map<string, JsonSchema>();
  hoistDefinitions(describeShape(failureResponse), schemas);
  const paths: Record<string, JsonSchema> = {};
  for (const definition of routes) {
    (paths[definition.path] ??= {})[definition.method.toLowerCase()] = describeRoute(definition, schemas);
  }
  const used = new Set(routes.map(({ tag }) => tag));
  return {
    openapi: "3.1.1",
    info: {
      title: "Aksara REST API",
      version: "1.0.0",
      summary: `The library's data, as ${libraryName} has it.`,
      description: INTRODUCTION,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: libraryName },
    },
    servers: [{ url: "/api", description: "This library." }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(SECURITY).filter(([name]) =>
          routes.some((route) => securityOf(route).some((requirement) => name in requirement)),
        ),
      ),
      schemas: Object.fromEntries([...schemas].sort(([one], [other]) => one.localeCompare(other))),
      responses: failureComponents(routes),
    },
  };
}

const SECURITY: Readonly<Record<string, JsonSchema>> = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "A browser's session; over HTTPS the cookie is called `__Host-session`.",
  },
  csrf: {
    type: "apiKey",
    in: "header",
    name: "X-CSRF-TOKEN",
    description: "The value of the cookie `csrf_access_token`, with every change that a session makes.",
  },
  token: { type: "http", scheme: "bearer", description: "A personal access token." },
};

function describeRoute(route: RestRoute, schemas: Map<string, JsonSchema>): JsonSchema {
  const {
    method,
    operationId,
    tag,
    summary,
    description,
    access,
    params,
    query,
    success,
    response: answer,
    example,
    file,
  } = route;
  const envelope = answer.extend({ status_code: z.literal(success) });
  const isList = query !== undefined && "cursor" in shapeOf(query);
  const hasEtag = method === "GET" && !file;
  const body = bodyOf(route, schemas);
  return {
    operationId,
    tags: [tag],
    summary,
    description: [description, describeAccess(access)].filter(Boolean).join(" "),
    security: securityOf(route),
    parameters: [
      ...parametersOf(params, "path", schemas),
      ...parametersOf(query, "query", schemas),
      ...(hasEtag ? [IF_NONE_MATCH] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [success]: {
        description: success === 201 ? "Made." : "Done.",
        headers: { ...(hasEtag ? ETAG_HEADER : {}), ...(isList ? LIST_HEADERS : {}) },
        content: file
          ? Object.fromEntries(
              [file]
                .flat()
                .map((type) => [
                  type,
                  { schema: { type: "string", ...(type === "text/csv" ? {} : { format: "binary" }) } },
                ]),
            )
          : {
              "application/json": {
                schema: hoistDefinitions(describeShape(envelope), schemas),
                example: example.response,
              },
            },
      },
      ...(hasEtag ? { "304": { description: "Unchanged since the answer with this ETag." } } : {}),
      ...failuresOf(route),
    },
  };
}

const IF_NONE_MATCH = {
  name: "If-None-Match",
  in: "header",
  description: "The ETag of an earlier answer.",
  schema: { type: "string" },
};
const ETAG_HEADER = { ETag: { description: "Names this answer.", schema: { type: "string" } } };
const LIST_HEADERS = {
  Link: {
    description: "Addresses of the pages around this one: `first`, `prev`, `next`, `last`.",
    schema: { type: "string" },
  },
  "X-Total-Count": { description: "How many there are; with numbered pages.", schema: { type: "integer" } },
};

function securityOf({ access, method }: RestRoute): JsonSchema[] {
  if (access === "everyone") {
    return [];
  }
  return [method === "GET" ? { session: [] } : { session: [], csrf: [] }, { token: [] }];
}

function shapeOf(schema: z.ZodType): JsonSchema {
  return (describeShape(schema, "input").properties ?? {}) as JsonSchema;
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: "path" | "query",
  schemas: Map<string, JsonSchema>,
): JsonSchema[] {
  if (!schema) {
    return [];
  }
  const described = hoistDefinitions(describeShape(schema, "input"), schemas);
  const required = new Set(described.required as readonly string[] | undefined);
  return Object.entries((described.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, { description, ...parameter }]) => ({
      name,
      in: place,
      required: place === "path" || required.has(name),
      ...(description ? { description } : {}),
      schema: parameter,
    }),
  );
}

function bodyOf({ body, upload, example }: RestRoute, schemas: Map<string, JsonSchema>): JsonSchema | null {
  const described =
    body && schemaToSnakeCase(hoistDefinitions(describeShape(body, "input"), schemas, schemaToSnakeCase));
  if (upload) {
    // OpenAPI 3.1 says it by the media type; the generators of clients look for the format.
    const file = {
      type: "string",
      format: "binary",
      contentMediaType: "application/octet-stream",
      description: "The file.",
    };
    const properties = { ...((described?.properties ?? {}) as JsonSchema), file };
    return {
      required: true,
      content: {
        "multipart/form-data": {
          schema: { type: "object", properties, required: [...((described?.required ?? []) as string[]), "file"] },
        },
      },
    };
  }
  return described
    ? {
        required: true,
        content: {
          "application/json": { schema: described, ...(example.body === undefined ? {} : { example: example.body }) },
        },
      }
    : null;
}

/** Property names as REST writes them, however deep. */
function schemaToSnakeCase(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "properties") {
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Record<string, JsonSchema>).map(([name, inner]) => [
              snakeCase(name),
              schemaToSnakeCase(inner),
            ]),
          ),
        ];
      }
      if (key === "required" && Array.isArray(value)) {
        return [key, value.map((name) => snakeCase(String(name)))];
      }
      return [key, snakeCaseDeep(value)];
    }),
  );
}

function snakeCaseDeep(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(snakeCaseDeep);
  }
  return typeof value === "object" && value !== null ? schemaToSnakeCase(value as JsonSchema) : value;
}

/** Moves records with a name of their own to the shared ones, and refers to them there. */
function hoistDefinitions(
  schema: JsonSchema,
  schemas: Map<string, JsonSchema>,
  rename: (inner: JsonSchema) => JsonSchema = (inner) => inner,
): JsonSchema {
  const { $defs = {}, ...own } = schema;
  for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
    schemas.set(name, rename(rewriteReferences(definition) as JsonSchema));
  }
  return rewriteReferences(own) as JsonSchema;
}

function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(rewriteReferences);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string"
        ? [key, inner.replace("#/$defs/", "#/components/schemas/")]
        : [key, rewriteReferences(inner)],
    ),
  );
}

import type { z } from "zod";

import type { RequestContext } from "../requestContext.js";
import type { ReceiveFile } from "../files/IncomingFile.js";
import type { Operation } from "./messages.js";

/** Whom the service behind a route lets in: told here for the documentation, kept there. */
export type Access = "everyone" | "signedIn" | "admin";

/** One call as a handler sees it. */
export interface RestCall<Params, Query> {
  readonly context: RequestContext;
  readonly params: Params;
  readonly query: Query;
  /** Keys in camelCase and nothing else changed: the service checks it. */
  readonly body: unknown;
  /** The path and query as sent, for links to other pages of it. */
  readonly url: string;
  /** `https://library.example`, as the caller sees us. */
  readonly origin: string;
  /** The file of an upload route. @throws ValidationError where the request holds none. */
  readonly file: ReceiveFile;
  readonly setHeader: (name: string, value: string) => void;
  /** For an answer too long to hold: names it by what it depends on, and tells whether the caller has it already. */
  readonly isUnchanged: (dataVersion: string) => boolean;
}

/** `status_code` is added; a streamed body writes its own. */
export type RestResponse = Readonly<Record<string, unknown>> | StreamedBody | typeof notModified;

/** A body too long to hold; with a name it is a file to be kept, and no envelope. */
export class StreamedBody {
  constructor(
    readonly chunks: AsyncIterable<string>,
    readonly fileName?: string,
  ) {}
}

/** 304: the caller has it already. */
export const notModified = Symbol("304");

export interface RouteExample {
  readonly body?: unknown;
  readonly response: unknown;
}

export interface RestRoute<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Behind /api, parameters in braces: `/books/{id}`. */
  readonly path: string;
  /** Unique; the name of the same operation in GraphQL, where it has one. */
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly operation: Operation;
  readonly params?: Params;
  readonly query?: Query;
  /** The service's own input, in camelCase; documentation only. */
  readonly body?: z.ZodType;
  /** True for multipart with the field `file`. */
  readonly upload?: boolean;
  readonly success: 200 | 201;
  /** The type of the file that is answered in the place of JSON; its failures are JSON as ever. */
  readonly file?: "text/csv";
  /** What the answer holds besides `status_code`, in snake_case. */
  readonly response: z.ZodObject;
  readonly example: RouteExample;
  /** Expected failures besides those that every route of its access has. */
  readonly failures?: readonly (404 | 409 | 413 | 415 | 422 | 429)[];
  readonly handle: (call: RestCall<z.output<Params>, z.output<Query>>) => Promise<RestResponse>;
}

/** Keeps the types of parameters and query while routes stand in one list. */
export function route<Params extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = z.ZodUndefined>(
  definition: RestRoute<Params, Query>,
): RestRoute {
  return definition;
}

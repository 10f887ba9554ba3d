import type { z } from "zod";

import type { RequestContext } from "../requestContext.js";
import type { ReceiveFile } from "../files/IncomingFile.js";
import type { Permission } from "../../viewer.js";
import type { Operation } from "./messages.js";

/** Who may call the service behind a route, which checks it too: librarians with a right, or with all of several. */
export type Access = "everyone" | "account" | "signedIn" | "staff" | Permission | readonly Permission[];

/** The rights that a librarian's role must give; none where it is for all librarians, or for others too. */
export function permissionsFor(access: Access): readonly Permission[] {
  if (typeof access !== "string") return access;
  return access === "everyone" || access === "account" || access === "signedIn" || access === "staff" ? [] : [access];
}

/** One call as the handler receives it. */
export interface RestCall<Params, Query> {
  readonly context: RequestContext;
  readonly params: Params;
  readonly query: Query;
  /** Keys in camelCase and nothing else changed: the service checks it. */
  readonly body: unknown;
  /** The path and query as sent, for links to other pages of it. */
  readonly url: string;
  /** `https://library.example`: the server's origin as the client sees it. */
  readonly origin: string;
  /** Opens the file of an upload route. @throws ValidationError if the request contains no file. */
  readonly file: ReceiveFile;
  readonly setHeader: (name: string, value: string) => void;
  /** For a long response: sets its ETag from what it depends on, and returns whether the client has it already. */
  readonly isUnchanged: (dataVersion: string) => boolean;
}

/** `status_code` is added; a streamed body contains its own. */
export type RestResponse = Readonly<Record<string, unknown>> | StreamedBody | typeof notModified;

export type FileType =
  | "text/csv"
  | "application/pdf"
  | "application/json"
  | "application/zip"
  | "application/marc"
  | "application/marcxml+xml"
  | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A streamed body; with a file name it is a download without the envelope. */
export class StreamedBody {
  constructor(
    readonly chunks: AsyncIterable<string | Uint8Array>,
    readonly fileName?: string,
    /** Which of its route's types a file has; the first unless given. */
    readonly type?: FileType,
  ) {}
}

/** 304: the caller has it already. */
export const notModified = Symbol("304");

interface RouteExample {
  readonly body?: unknown;
  readonly response: unknown;
}

export interface RestRoute<Params extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below /api, with parameters in braces: `/books/{id}`. */
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
  /** The content types that a file response may have; errors are still JSON. */
  readonly file?: FileType | readonly [FileType, ...FileType[]];
  /** The response schema without `status_code`, in snake_case. */
  readonly response: z.ZodObject;
  readonly example: RouteExample;
  /** Expected failures besides those that every route of its access has. */
  readonly failures?: readonly (404 | 409 | 413 | 415 | 422 | 429)[];
  readonly handle: (call: RestCall<z.output<Params>, z.output<Query>>) => Promise<RestResponse>;
}

/** Keeps the types of parameters and query when routes are collected in one array. */
export function route<Params extends z.ZodType = z.ZodUndefined, Query extends z.ZodType = z.ZodUndefined>(
  definition: RestRoute<Params, Query>,
): RestRoute {
  return definition;
}

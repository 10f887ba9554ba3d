import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";

import { NotFoundError, ValidationError } from "../../errors.js";

/** A global id as it was decoded; `refusedAs` once it was asked for as the id of a type that it does not name. */
export interface GlobalId {
  readonly typename: string;
  readonly id: string;
  refusedAs?: string;
}

/** A text that is no global id decodes to a type that no schema has. */
export function decodeGlobalId(globalId: string): GlobalId {
  const [, typename = "?", id = ""] =
    /^([A-Za-z]+):(\d{1,9}(?:-\d{1,9})?)$/.exec(Buffer.from(globalId, "base64").toString("utf8")) ?? [];
  return { typename, id };
}

/** The database's own number in a global id; one that is no number finds nothing. */
export function parseRecordId(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : -1;
}

/**
 * The record that a global id of this type names. An id of another type, or none at all, finds nothing: the service
 * asks permission all the same, and RefusedIds then says what was wrong.
 */
export function recordIdOf(typename: string, globalId: GlobalId): number {
  const recordId = globalId.typename === typename ? parseRecordId(globalId.id) : -1;
  if (recordId === -1) {
    globalId.refusedAs = typename;
  }
  return recordId;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Pothos's own way to make a plugin known.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      refusedIds: RefusedIds<Types>;
    }
  }
}

/**
 * Makes an id of the wrong type an error once the service has let the viewer in: a program would take an empty answer
 * for the truth. A mutation fails by itself, as it does not find the record.
 */
class RefusedIds<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { kind, args }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    if (kind === "Mutation" || Object.keys(args).length === 0) {
      return resolve;
    }
    return async (parent, given, context, info) => {
      try {
        const result: unknown = await resolve(parent, given, context, info);
        assertNoneRefused(given);
        return result;
      } catch (error) {
        if (error instanceof NotFoundError || error instanceof ValidationError) {
          assertNoneRefused(given);
        }
        throw error;
      }
    };
  }
}

SchemaBuilder.registerPlugin("refusedIds", RefusedIds);

function assertNoneRefused(args: object): void {
  const fields = refusedIn(args, []);
  const [first] = fields;
  if (first) {
    throw new ValidationError(first.message, fields);
  }
}

function refusedIn(value: unknown, path: readonly string[]): { readonly name: string; readonly message: string }[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const { refusedAs } = value as Partial<GlobalId>;
  return refusedAs === undefined
    ? Object.entries(value).flatMap(([key, inner]) => refusedIn(inner, [...path, key]))
    : [{ name: path.join("."), message: `Ini bukan id global ${refusedAs}.` }];
}

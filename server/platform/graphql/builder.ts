import type { Readable } from "node:stream";

import SchemaBuilder, { brandWithType } from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import { getNamedType, getNullableType, type GraphQLSchema, isLeafType, isListType, isObjectType } from "graphql";

import type { RequestContext } from "../requestContext.js";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "../database/keyset.js";
import { invalid } from "../../errors.js";
import "./freshLoaders.js";
import { decodeGlobalId, type GlobalId } from "./recordIds.js";

/** The assumed length of a list without paging, such as a book's authors. */
const LIST_SIZE = 3;

interface PageSize {
  readonly first?: number | null;
  readonly last?: number | null;
}

/** What a search or a filter may read of the whole list, in objects: one operation has few of them. */
export const SEARCH_COST = 750;
const FILTER_COST = 750;

/** A page of a list, which may be searched and filtered, and counted. */
export function listCost({
  search,
  filter,
  ...size
}: PageSize & { readonly search?: string | null; readonly filter?: unknown }) {
  return { field: 1 + (search ? SEARCH_COST : 0) + (filter ? FILTER_COST : 0), multiplier: pageSize(size) };
}

function pageSize({ first, last }: PageSize): number {
  return Math.min(Math.max(first ?? last ?? DEFAULT_PAGE_SIZE, 1), MAX_PAGE_SIZE);
}

/** The requested number of objects times the cost of each; at least one, so that an argument cannot reduce the cost. */
export function costOf(objects: number) {
  const count = Math.max(objects, 1);
  return { field: count, multiplier: count };
}

export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Connection: { totalCount: () => Promise<number> };
  Scalars: {
    ID: { Input: string; Output: string | number };
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Upload: { Input: Promise<UploadedFile>; Output: never };
  };
}>({
  plugins: [ErrorsPlugin, RelayPlugin, ComplexityPlugin, "refusedIds", "freshLoaders"],
  errors: {
    // A command's result is its payload or one of the expected failures that it lists.
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: "What the command gives: its payload, or why it was refused.",
    },
  },
  defaultFieldNullability: false,
  complexity: {
    // Checked once per operation: operationCost.ts.
    disabled: true,
    fieldComplexity: (_args, _context, field) =>
      isLeafType(getNamedType(field.type)) ? 0 : costOf(isListType(getNullableType(field.type)) ? LIST_SIZE : 1),
  },
  relay: {
    clientMutationId: "omit",
    mutationInputArgOptions: { description: "What the command needs." },
    cursorType: "String",
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      complexity: { field: 0, multiplier: 1 },
      description: "The page's objects, each with its cursor.",
    },
    nodesOnConnection: { complexity: costOf(1), description: "The page's objects without their cursors." },
    nodeFieldOptions: { nullable: false, complexity: costOf(1), description: "The object." },
    defaultConnectionFieldOptions: { complexity: listCost },
    defaultConnectionTypeOptions: { description: "A page of a list, by the Relay cursor connection specification." },
    defaultEdgeTypeOptions: { description: "One object of a page, and where it stands in its list." },
    cursorFieldOptions: { description: "Opaque; pass it to `after` or `before` of the same list in the same order." },
    pageInfoTypeOptions: { description: "Whether the list goes on before and behind a page." },
    pageInfoFieldOptions: { complexity: 0, description: "Whether the list goes on before and behind this page." },
    hasNextPageFieldOptions: { description: "True when objects follow this page." },
    hasPreviousPageFieldOptions: { description: "True when objects precede this page." },
    startCursorFieldOptions: { description: "The first object's cursor; null on an empty page." },
    endCursorFieldOptions: { description: "The last object's cursor; null on an empty page." },
    firstArgOptions: {
      description:
        `How many objects from the start, 0 to ${MAX_PAGE_SIZE}; ${DEFAULT_PAGE_SIZE} when neither first nor last ` +
        "is given.",
    },
    afterArgOptions: { description: "Start behind this cursor; goes with `first`." },
    lastArgOptions: { description: `How many objects from the end, 0 to ${MAX_PAGE_SIZE}.` },
    beforeArgOptions: { description: "End before this cursor; goes with `last`." },
    idFieldOptions: { description: "Global id." },
    nodeTypeOptions: { description: "An object with an id that is unique in the whole library and never changes." },
    nodeQueryOptions: {
      description: "Any object by its global id; null when there is none.",
      args: { id: { description: "A global id, as every `id` field gives it." } },
      resolve: async (_root, { id }, _context, { schema }, resolveNode) => {
        assertNodeId(schema, id, "id");
        return branded(await resolveNode(id), id);
      },
    },
    nodesQueryOptions: {
      description: `Up to ${MAX_PAGE_SIZE} objects by their global ids, in the order asked; null where there is none.`,
      complexity: (args: { ids?: readonly unknown[] }) => costOf(args.ids?.length ?? MAX_PAGE_SIZE),
      args: { ids: { description: `Global ids, at most ${MAX_PAGE_SIZE}.` } },
      resolve: async (_root, args, _context, { schema }, resolveNodes) => {
        const { ids } = args;
        if (ids.length > MAX_PAGE_SIZE) {
          throw invalid("ids", `Maksimal ${MAX_PAGE_SIZE} id sekali minta.`);
        }
        ids.forEach((id, index) => assertNodeId(schema, id, `ids.${index}`));
        const found = await Promise.all(await resolveNodes(ids));
        return ids.map((id, index) => branded(found[index], id));
      },
    },
    decodeGlobalID: decodeGlobalId,
  },
});

/** What a command's payload is declared with. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Payload>;

/** A file of a multipart request, as graphql-upload-minimal hands it over. */
export interface UploadedFile {
  readonly filename: string;
  readonly createReadStream: () => Readable;
}

/**
 * Tells Pothos the type of a loaded object. It does so itself only after the first load of an id has ended, too late
 * for a second field that asks for the same id and shares the load.
 */
function branded(object: unknown, { typename }: GlobalId): unknown {
  // Its parameter is a type of the schema by its name, which only the schema knows.
  brandWithType(object, typename as never);
  return object ?? null;
}

function assertNodeId(schema: GraphQLSchema, { typename }: GlobalId, argument: string): void {
  const type = schema.getType(typename);
  if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === "Node")) {
    throw invalid(argument, "Ini bukan id global.");
  }
}

builder.queryType({
  description: "Everything that can be read. Lists are Relay connections; an operation may cost at most 5,000 objects.",
});

builder.mutationType({
  description:
    "Every change. A command has one input, and answers with its payload or with an expected failure as data.",
});

builder.subscriptionType({
  description:
    "What happens, told while it does: by server-sent events over POST or GET /graphql with `Accept: " +
    "text/event-stream`.",
});

builder.globalConnectionField("totalCount", (t) =>
  t.int({
    description: "How many objects the whole list has. Counted only when asked for.",
    complexity: 2,
    resolve: ({ totalCount }) => totalCount(),
  }),
);

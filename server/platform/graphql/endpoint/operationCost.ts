import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import type { Plugin, YogaInitialContext } from "graphql-yoga";
import { LRUCache } from "lru-cache";

import { invalid } from "../../../errors.js";
import type { RequestContext } from "../../requestContext.js";
import { type FailureLog, toPublicError } from "../failures.js";

/**
 * The cost limit of one operation: an object costs 1, a scalar field and `__typename` nothing, and a list as many
 * objects as it requests.
 */
const MAX_COST = 5_000;

/**
 * What the schema costs that describes itself: its types are made for whoever asks, all at once, and no list of them
 * has a size to be priced by. One whole schema takes as long as the dearest read.
 */
const INTROSPECTION_COST: Readonly<Record<string, number>> = { __schema: 4_000, __type: 400 };

export interface OperationCost {
  readonly requested: number;
  readonly limit: number;
}

type Operation = Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues" | "contextValue">;

/** The request header that asks for `extensions.cost`. */
export const COST_HEADER = "graphql-cost";

/** Told what an operation costs that is about to run. */
export type OnCost = (context: RequestContext, cost: number) => void;

/** Refuses what costs too much before anything of it runs, and tells the cost to clients that ask for it. */
export function limitOperationCost(
  log: FailureLog,
  onCost: OnCost,
): Plugin<YogaInitialContext, object, RequestContext> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const { cost, refusal } = priceOperation(args, log);
      const extensions = args.contextValue.request.headers.has(COST_HEADER) ? { extensions: { cost } } : null;
      if (refusal) {
        setResultAndStopExecution({ ...refusal, ...extensions });
        return undefined;
      }
      onCost(args.contextValue as RequestContext, cost.requested);
      if (!extensions) {
        return undefined;
      }
      return {
        onExecuteDone: ({ result, setResult }: ExecutionDone) => {
          if (!(Symbol.asyncIterator in result)) {
            setResult({ ...result, ...extensions });
          }
        },
      };
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      const { refusal } = priceOperation(args, log);
      if (refusal) {
        setResultAndStopExecution(refusal);
      }
    },
  };
}

interface ExecutionDone {
  readonly result: ExecutionResult | AsyncIterable<unknown>;
  readonly setResult: (result: ExecutionResult) => void;
}

type PricedOperation =
  | { readonly cost: OperationCost; readonly refusal: null }
  | {
      /** Null if it has no price, since an argument of it has no value that its type allows. */
      readonly cost: OperationCost | null;
      /** The result of an operation that may not run. */
      readonly refusal: ExecutionResult;
    };

/** What an operation costs, and whether it may run. */
export function priceOperation(operation: Operation, log: FailureLog): PricedOperation {
  try {
    const cost = operationCost(operation);
    const { requested, limit } = cost;
    if (requested <= limit) {
      return { cost, refusal: null };
    }
    const message = `Kueri ini bernilai ${requested}; batasnya ${limit}. Minta lebih sedikit per halaman.`;
    return { cost, refusal: { errors: [toPublicError(invalid("query", message), log)] } };
  } catch (error) {
    if (error instanceof GraphQLError) {
      return { cost: null, refusal: { errors: [error] } };
    }
    throw error;
  }
}

/**
 * What an operation costs with these variables; nothing if it cannot run with them, which its execution reports.
 * @throws GraphQLError if an argument has no value that its type allows. Run, it would fail its own field alone.
 */
export function operationCost({
  schema,
  document,
  operationName,
  variableValues,
  contextValue,
}: Operation): OperationCost {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    return { requested: 0, limit: MAX_COST };
  }
  const variables = { ...variableValues };
  const prices = pricesOf(operation);
  const shape = shapeOf(variables);
  const known = prices.get(shape);
  if (known !== undefined) {
    return { requested: known, limit: MAX_COST };
  }
  try {
    const priced = pricedDocument(operation, document);
    const { complexity } = complexityFromQuery(priced, { schema, ctx: contextValue as object, variables });
    const requested = complexity + introspectionCost(priced);
    prices.set(shape, requested);
    return { requested, limit: MAX_COST };
  } catch (error) {
    if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) {
      return { requested: 0, limit: MAX_COST };
    }
    throw error;
  }
}

function introspectionCost(document: DocumentNode): number {
  let cost = 0;
  visit(document, {
    Field: ({ name }) => {
      cost += INTROSPECTION_COST[name.value] ?? 0;
    },
  });
  return cost;
}

const SHAPES_KEPT = 20;
/** By operation and shape of its variables: working a price out takes as long as a short read. */
const knownPrices = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>();

function pricesOf(operation: OperationDefinitionNode): LRUCache<string, number> {
  const prices = knownPrices.get(operation) ?? new LRUCache<string, number>({ max: SHAPES_KEPT });
  knownPrices.set(operation, prices);
  return prices;
}

/** What a price depends on: numbers, how many values there are, and whether a text is there, but never which text. */
function shapeOf(variables: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(variables, (_name, value: unknown) =>
    typeof value === "string" && value !== "" ? "…" : value,
  );
}

/** By operation, as clients send the same ones again and again. */
const pricedDocuments = new WeakMap<OperationDefinitionNode, DocumentNode>();

/** The operation alone, with its fragments but without `__typename`, to which the plugin would give a price. */
function pricedDocument(operation: OperationDefinitionNode, document: DocumentNode): DocumentNode {
  const known = pricedDocuments.get(operation);
  if (known) {
    return known;
  }
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const priced = visit(
    { ...document, definitions: [operation, ...fragments] },
    { Field: ({ name: { value } }) => (value === "__typename" ? null : undefined) },
  );
  pricedDocuments.set(operation, priced);
  return priced;
}

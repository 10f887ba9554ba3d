import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  Kind,
  visit,
} from "graphql";
import type { Plugin, YogaInitialContext } from "graphql-yoga";

import { invalid } from "../../errors.js";
import type { RequestContext } from "../requestContext.js";
import { type FailureLog, toPublicError } from "./failures.js";

/**
 * The cost limit of one operation: an object costs 1, a scalar field and `__typename` nothing, and a list as many
 * objects as it requests.
 */
export const MAX_COST = 5_000;

export interface OperationCost {
  readonly requested: number;
  readonly limit: number;
}

type PricedOperation = Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues" | "contextValue">;

/** The request header that asks for `extensions.cost`. */
export const COST_HEADER = "graphql-cost";

/** Refuses what costs too much before anything of it runs, and tells the cost to clients that ask for it. */
export function limitOperationCost(log: FailureLog): Plugin<YogaInitialContext, object, RequestContext> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const cost = operationCost(args);
      const refusal = refuseCost(cost, log);
      const { request } = args.contextValue;
      const extensions = request.headers.has(COST_HEADER) ? { extensions: { cost } } : {};
      if (refusal) {
        setResultAndStopExecution({ ...refusal, ...extensions });
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
      const refusal = refuseCost(operationCost(args), log);
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

/** The result of an operation that costs too much; null if it may run. */
export function refuseCost({ requested, limit }: OperationCost, log: FailureLog): ExecutionResult | null {
  if (requested <= limit) {
    return null;
  }
  const message = `Kueri ini bernilai ${requested}; batasnya ${limit}. Minta lebih sedikit per halaman.`;
  return { errors: [toPublicError(invalid("query", message), log)] };
}

/** What an operation costs with these variables; zero if it is not valid, which its execution reports. */
export function operationCost(operation: PricedOperation): OperationCost {
  return { requested: priceOf(operation), limit: MAX_COST };
}

function priceOf({ schema, document, operationName, variableValues, contextValue }: PricedOperation): number {
  const priced = pricedPart(document, operationName);
  if (!priced) {
    return 0;
  }
  try {
    return complexityFromQuery(priced, {
      schema,
      ctx: contextValue as object,
      variables: { ...variableValues },
    }).complexity;
  } catch (error) {
    if (error instanceof GraphQLError) {
      return 0;
    }
    throw error;
  }
}

/** By document and operation, as clients send the same ones again and again. */
const pricedParts = new WeakMap<DocumentNode, Map<string, DocumentNode | null>>();

/** The chosen operation without `__typename`, to which the plugin would give a price. */
function pricedPart(document: DocumentNode, operationName: string | null | undefined): DocumentNode | null {
  const parts = pricedParts.get(document) ?? new Map<string, DocumentNode | null>();
  pricedParts.set(document, parts);
  const name = operationName ?? "";
  const known = parts.get(name);
  if (known !== undefined) {
    return known;
  }
  const operation = getOperationAST(document, operationName);
  const part = operation
    ? visit(
        {
          ...document,
          definitions: [operation, ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)],
        },
        { Field: ({ name: { value } }) => (value === "__typename" ? null : undefined) },
      )
    : null;
  parts.set(name, part);
  return part;
}

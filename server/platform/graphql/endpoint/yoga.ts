import { blockFieldSuggestionsPlugin } from "@escape.tech/graphql-armor-block-field-suggestions";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import {
  type ExecutionArgs,
  getOperationAST,
  Kind,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
} from "graphql";
import { createYoga, type GraphQLParams, type Plugin } from "graphql-yoga";

import type { RequestContext } from "../../requestContext.js";
import type { AccessLog } from "../../auth/accessLog.js";
import { noteOperation } from "../../http/requestId.js";
import { type FailureLog, toPublicError } from "../failures.js";
import { logGraphqlRefusals } from "./logGraphqlRefusals.js";
import { limitOperationCost, type OnCost } from "./operationCost.js";

/** Bounds on the shape of an operation; its cost is bounded in operationCost.ts. */
export const limits = { depth: 12, aliases: 20, directives: 30, tokens: 1_500 } as const;

/** What a route passes to Yoga with the request: its context, and the operations where they are read already. */
export type GraphqlCall = RequestContext & {
  readonly operations?: GraphQLParams;
  /** Counts one more stream of the viewer; false if there are too many, which the route then answers. */
  readonly takeStream: () => boolean;
};

interface YogaOptions {
  readonly schema: GraphQLSchema;
  readonly log: FailureLog;
  readonly accessLog: AccessLog;
  readonly onCost: OnCost;
  readonly introspection: boolean;
  readonly production: boolean;
}

export function createGraphqlServer({ schema, log, accessLog, onCost, introspection, production }: YogaOptions) {
  const withoutIntrospection: Plugin = {
    onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
  };
  const multipartOperations: Plugin<object, GraphqlCall> = {
    onRequestParse: ({ serverContext: { operations }, setRequestParser }) => {
      if (operations) {
        setRequestParser(() => operations);
      }
    },
  };
  const namedOperations: Plugin = {
    onExecute: ({ args }) => noteOperation(operationText(args)),
    onSubscribe: ({ args }) => noteOperation(operationText(args)),
  };
  // By what the operation is: what a client accepts says nothing of what it gets.
  const countedStreams: Plugin<GraphqlCall> = {
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      const { takeStream } = args.contextValue as GraphqlCall;
      if (!takeStream()) setResultAndStopExecution({ data: null });
    },
  };
  const readsAndWrites: Plugin<RequestContext> = {
    onExecute: ({ args }) => {
      const { document, operationName, contextValue } = args as ExecutionArgs & { contextValue: RequestContext };
      const kind = getOperationAST(document, operationName)?.operation;
      if (kind === OperationTypeNode.QUERY) contextValue.budget.start();
      if (kind === OperationTypeNode.MUTATION) contextValue.session.noteWrite();
    },
  };
  // It goes with the request as it is: copied, each of its services would be made.
  return createYoga<GraphqlCall>({
    schema,
    graphqlEndpoint: "/graphql",
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError: (error) => toPublicError(error, log) },
    graphiql: false,
    // The route has read the body, within its own limit.
    maxRequestBodySize: false,
    plugins: [
      multipartOperations,
      namedOperations,
      logGraphqlRefusals(accessLog),
      limitOperationCost(log, onCost),
      countedStreams,
      readsAndWrites,
      maxTokensPlugin({ n: limits.tokens }),
      maxDepthPlugin({ n: limits.depth, flattenFragments: true }),
      maxAliasesPlugin({ n: limits.aliases }),
      maxDirectivesPlugin({ n: limits.directives }),
      ...(production ? [blockFieldSuggestionsPlugin()] : []),
      ...(introspection ? [] : [withoutIntrospection]),
    ],
  });
}

const MOST_NAMED_FIELDS = 3;

/** What an operation asks for, in names of the schema alone: `query books settings`. */
function operationText({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): string {
  const operation = getOperationAST(document, operationName);
  const names = operation?.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : "…",
  );
  return [operation?.operation, ...[...new Set(names)].slice(0, MOST_NAMED_FIELDS)].join(" ");
}

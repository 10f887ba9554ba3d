import {
  type GraphQLFieldResolver,
  getNullableType,
  type GraphQLSchema,
  isLeafType,
  getNamedType,
  isListType,
  isObjectType,
} from "graphql";

import type { RequestContext } from "../requestContext.js";

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Makes a large operation complete its lists in several turns of the event loop: thousands of objects at once would
 * hold up every other request.
 */
export function paceLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith("__")) {
      for (const field of Object.values(type.getFields())) {
        const { resolve } = field;
        const isList = isListType(getNullableType(field.type)) || getNamedType(field.type).name.endsWith("Connection");
        if (resolve && isList && !isLeafType(getNamedType(field.type))) {
          field.resolve = paced(resolve as Resolve);
        }
      }
    }
  }
  return schema;
}

function paced(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const result = resolve(source, args, context, info);
    return result instanceof Promise ? result.then((list: unknown) => inTurn(context, list)) : result;
  };
}

function inTurn({ budget }: RequestContext, list: unknown): unknown {
  const turn = budget.turn(sizeOf(list));
  return turn ? turn.then(() => list) : list;
}

/** The objects of a list or of a connection's page. */
function sizeOf(list: unknown): number {
  if (Array.isArray(list)) {
    return list.length;
  }
  const { edges } = (list ?? {}) as { edges?: unknown };
  return Array.isArray(edges) ? edges.length : 1;
}

import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type DataLoader from "dataloader";
import type { GraphQLFieldResolver } from "graphql";

import { madeSoFar } from "../defineLazily.js";
import type { RequestContext } from "../requestContext.js";

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Pothos's own way to make a plugin known.
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      freshLoaders: FreshLoaders<Types>;
    }
  }
}

/** Clears the loaders after each mutation: what is read after it in the same operation is read anew. */
class FreshLoaders<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { kind }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    if (kind !== "Mutation") {
      return resolve;
    }
    return async (parent, given, context, info) => {
      try {
        return await resolve(parent, given, context, info);
      } finally {
        clearLoaders((context as RequestContext).loaders);
      }
    };
  }
}

SchemaBuilder.registerPlugin("freshLoaders", FreshLoaders);

function clearLoaders(loaders: RequestContext["loaders"]): void {
  for (const group of madeSoFar(loaders) as Readonly<Record<string, Pick<DataLoader<never, unknown>, "clearAll">>>[]) {
    for (const loader of Object.values(group)) {
      loader.clearAll();
    }
  }
}

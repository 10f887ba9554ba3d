import type DataLoader from "dataloader";

import { madeSoFar } from "../defineLazily.js";
import type { RequestContext } from "../requestContext.js";

/** Clears the loaders after a mutation, so that a second mutation of the same operation reads fresh data. */
export function clearLoaders(loaders: RequestContext["loaders"]): void {
  for (const group of madeSoFar(loaders) as Readonly<Record<string, Pick<DataLoader<never, unknown>, "clearAll">>>[]) {
    for (const loader of Object.values(group)) {
      loader.clearAll();
    }
  }
}

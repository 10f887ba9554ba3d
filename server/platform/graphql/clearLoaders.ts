import type DataLoader from "dataloader";

/** After a command, what the request has loaded before it is no longer true: a second command of the same operation reads anew. */
export function clearLoaders(loaders: Readonly<Record<string, Pick<DataLoader<never, unknown>, "clearAll">>>): void {
  for (const loader of Object.values(loaders)) {
    loader.clearAll();
  }
}

import type DataLoader from "dataloader";

/** Clears the loaders after a mutation, so that a second mutation of the same operation reads fresh data. */
export function clearLoaders(loaders: Readonly<Record<string, Pick<DataLoader<never, unknown>, "clearAll">>>): void {
  for (const loader of Object.values(loaders)) {
    loader.clearAll();
  }
}

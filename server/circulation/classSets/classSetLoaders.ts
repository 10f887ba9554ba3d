import DataLoader from "dataloader";

import type { Viewer } from "../../viewer.js";
import type { ClassSetService, PresentedEntry, PresentedSet } from "./ClassSetService.js";

/** For the loans and the sets of a page, as the viewer may see them. */
export function createClassSetLoaders(classSets: ClassSetService, viewer: Viewer) {
  return {
    classSet: new DataLoader<number, PresentedSet | null>(async (ids) => {
      const sets = await classSets.byIds(viewer, ids);
      return ids.map((id) => sets.get(id) ?? null);
    }),
    classSetEntries: new DataLoader<PresentedSet, readonly PresentedEntry[], number>(
      async (sets) => {
        const entries = await classSets.entries(viewer, sets);
        return sets.map(({ id }) => entries.get(id) ?? []);
      },
      { cacheKeyFn: ({ id }) => id },
    ),
  };
}

export type ClassSetLoaders = ReturnType<typeof createClassSetLoaders>;

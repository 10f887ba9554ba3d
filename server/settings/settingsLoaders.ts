import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { Settings } from "./settingsReads.js";
import type { SettingsService } from "./SettingsService.js";

/** The settings, which the layout of a page asks for and many a screen once more. */
export function createSettingsLoaders(settings: SettingsService, viewer: Viewer) {
  return {
    settings: new DataLoader<"all", Settings>(async (keys) => {
      const read = await settings.read(viewer);
      return keys.map(() => read);
    }),
  };
}

export type SettingsLoaders = ReturnType<typeof createSettingsLoaders>;

import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { LikelyDouble, RegistrationRow } from "./registrationReads.js";
import type { RegistrationService } from "./RegistrationService.js";

/** The likely doubles of a page's registrations. */
export function createRegistrationLoaders(registrations: RegistrationService, viewer: Viewer) {
  return {
    registrationDoubles: new DataLoader<RegistrationRow, readonly LikelyDouble[], number>(
      (rows) => registrations.doubles(viewer, rows),
      { cacheKeyFn: ({ id }) => id },
    ),
  };
}

export type RegistrationLoaders = ReturnType<typeof createRegistrationLoaders>;

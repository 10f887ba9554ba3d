import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { AccountForViewer, UserService } from "./UserService.js";

/** The accounts that hang on the rows of a page, as this viewer sees them; null where there is none for them. */
export function createUserLoaders(users: UserService, viewer: Viewer) {
  return { accounts: new DataLoader<number, AccountForViewer | null>((ids) => users.byIds(viewer, ids)) };
}

export type UserLoaders = ReturnType<typeof createUserLoaders>;

import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { AccountForViewer, UserService } from "./UserService.js";

/** The accounts for the rows of a page, as the viewer may see them; null if they may not. */
export function createUserLoaders(users: UserService, viewer: Viewer) {
  return { accounts: new DataLoader<number, AccountForViewer | null>((ids) => users.byIds(viewer, ids)) };
}

export type UserLoaders = ReturnType<typeof createUserLoaders>;

import DataLoader from "dataloader";

import type { RoleService } from "./roles/RoleService.js";
import type { RoleRow } from "./roles/roleReads.js";
import type { Viewer } from "../viewer.js";
import type { AccountForViewer, UserService } from "./UserService.js";

/** The accounts for the rows of a page, null where the viewer may not see one; their roles; how many have a role. */
export function createUserLoaders(users: UserService, roles: RoleService, viewer: Viewer) {
  return {
    accounts: new DataLoader<number, AccountForViewer | null>((ids) => users.byIds(viewer, ids)),
    accountRole: new DataLoader<number, RoleRow>((ids) => roles.ofAccounts(ids)),
    roleAccounts: new DataLoader<number, number | null>((ids) => roles.accountCounts(viewer, ids)),
  };
}

export type UserLoaders = ReturnType<typeof createUserLoaders>;

import DataLoader from "dataloader";

import type { Viewer } from "../viewer.js";
import type { SeenAccount, UserService } from "./UserService.js";

export interface UserLoaders {
  readonly accounts: DataLoader<number, SeenAccount | null>;
}

/** The accounts that hang on the rows of a page, as this viewer sees them; null where there is none for them. */
export function createUserLoaders(users: UserService, viewer: Viewer): UserLoaders {
  return { accounts: new DataLoader((ids: readonly number[]) => users.byIds(viewer, ids)) };
}

import DataLoader from "dataloader";

import type { DatabaseReads } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { type MemberKindRow, readMemberKinds } from "./memberKindReads.js";
import type { MemberKindService } from "./MemberKindService.js";

/** The kinds of a page's members, which name them, and how many members each has. */
export function createMemberKindLoaders(database: DatabaseReads, memberKinds: MemberKindService, viewer: Viewer) {
  return {
    memberKind: new DataLoader<number, MemberKindRow>(async (ids) => {
      const kinds = await database.read(readMemberKinds);
      const found = new Map(kinds.map((kind) => [kind.id, kind]));
      return ids.map((id) => required(found.get(id), "the kind of a member"));
    }),
    memberKindStudents: new DataLoader<number, number | null>((ids) => memberKinds.studentCounts(viewer, ids)),
  };
}

export type MemberKindLoaders = ReturnType<typeof createMemberKindLoaders>;

import type { Database } from "../../platform/database/Database.js";
import { assertAdmin, type Viewer } from "../../viewer.js";
import { classificationsWithPrefix } from "../authorityReads.js";
import { sortKeyPrefixOf } from "./classPath.js";
import { branchesOf, type ClassBranch, topLevelBranches } from "./classTree.js";

/** A library has some thousand classes; behind so many in one branch the sums end. */
const MAX_CLASSES = 50_000;
/** Nobody reads on behind so many; the list by name finds the others. */
const MAX_BRANCHES = 500;

/** The library's classes as a tree, opened branch by branch. */
export class ClassTreeService {
  constructor(private readonly database: Database) {}

  /** What lies directly below a branch, or the trunk. A branch that cannot be has none. */
  async branches(viewer: Viewer, parent: string | null): Promise<ClassBranch[]> {
    assertAdmin(viewer);
    const sortKeyPrefix = parent === null ? "" : sortKeyPrefixOf(parent);
    if (sortKeyPrefix === null) {
      return [];
    }
    const rows = await this.database.read((reader) => classificationsWithPrefix(reader, sortKeyPrefix, MAX_CLASSES));
    return (parent === null ? topLevelBranches(rows) : branchesOf(parent, rows)).slice(0, MAX_BRANCHES);
  }
}

import type { Database } from "../../platform/database/Database.js";
import { assertAdmin, type Viewer } from "../../viewer.js";
import { classificationsBelow } from "../catalogueReads.js";
import { sortKeysBelow } from "./classPath.js";
import { branchesOf, type ClassBranch, trunk } from "./classTree.js";

/** A library has some thousand classes; behind so many in one branch the sums end. */
const MOST_CLASSES = 50_000;
/** Nobody reads on behind so many; the list by name finds the others. */
const MOST_BRANCHES = 500;

/** The library's classes as a tree, opened branch by branch. */
export class ClassTreeService {
  constructor(private readonly database: Database) {}

  /** What lies directly below a branch, or the trunk. A branch that cannot be has none. */
  async branches(viewer: Viewer, parent: string | null): Promise<ClassBranch[]> {
    assertAdmin(viewer);
    const beginning = parent === null ? "" : sortKeysBelow(parent);
    if (beginning === null) {
      return [];
    }
    const rows = await this.database.read((reader) => classificationsBelow(reader, beginning, MOST_CLASSES));
    return (parent === null ? trunk(rows) : branchesOf(parent, rows)).slice(0, MOST_BRANCHES);
  }
}

import type { DatabaseReads } from "../../platform/database/Database.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { classificationsWithPrefix } from "../authorityReads.js";
import { sortKeyPrefixOf } from "./classPath.js";
import { branchesOf, type ClassBranch, topLevelBranches } from "./classTree.js";

/** A bound for the cost: a library has some thousand classes. */
const MAX_CLASSES = 50_000;
/** A bound for the number of classes shown; others are found in the list by name. */
const MAX_BRANCHES = 500;

/** The library's classes as a tree, opened branch by branch. */
export class ClassTreeService {
  constructor(private readonly database: DatabaseReads) {}

  /** The direct children of a node, or of the root. Empty for a node that cannot exist. */
  async branches(viewer: Viewer, parent: string | null): Promise<ClassBranch[]> {
    assertCanRead(viewer, "catalogue");
    const sortKeyPrefix = parent === null ? "" : sortKeyPrefixOf(parent);
    if (sortKeyPrefix === null) {
      return [];
    }
    const rows = await this.database.read((reader) => classificationsWithPrefix(reader, sortKeyPrefix, MAX_CLASSES));
    return (parent === null ? topLevelBranches(rows) : branchesOf(parent, rows)).slice(0, MAX_BRANCHES);
  }
}

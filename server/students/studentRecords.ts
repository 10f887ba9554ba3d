import sql, { type Sql } from "sql-template-tag";

import type { Area } from "../rights.js";
import { canRead, isStudent, type Viewer } from "../viewer.js";

/** That a record is the viewer's own, by its column of the student; librarians and visitors have none. */
export function isOwn(viewer: Viewer, studentId: Sql): Sql {
  return isStudent(viewer) ? sql`${studentId} = ${viewer.studentId}` : sql`1 = 0`;
}

/** That the viewer may see a record: librarians who may read the area all of them, students their own. */
export function isVisible(viewer: Viewer, area: Area, studentId: Sql): Sql {
  return canRead(viewer, area) ? sql`1 = 1` : isOwn(viewer, studentId);
}

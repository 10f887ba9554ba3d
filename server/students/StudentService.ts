import type { Database } from "../database/Database.js";
import { canSeeStudent, type Viewer } from "../viewer.js";
import { selectStudent, type StudentRow } from "./studentReads.js";

export class StudentService {
  constructor(private readonly database: Database) {}

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<StudentRow | null> {
    return canSeeStudent(viewer, id) ? this.database.read((reader) => selectStudent(reader, id)) : null;
  }
}

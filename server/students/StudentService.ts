import type { Database } from "../database/Database.js";
import { canSeeStudent, type Viewer } from "../viewer.js";
import { selectStudents, type StudentRow } from "./studentReads.js";

export class StudentService {
  constructor(private readonly database: Database) {}

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<StudentRow | null> {
    if (!canSeeStudent(viewer, id)) {
      return null;
    }
    const [student] = await this.database.read((reader) => selectStudents(reader, [id]));
    return student ?? null;
  }
}

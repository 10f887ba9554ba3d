import type { DatabaseReads } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { required } from "../platform/required.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, canSeeStudent, isVisitor, type Viewer } from "../viewer.js";
import { planStudentList, type StudentListArgs } from "./studentList.js";
import {
  type ClassRow,
  countStudents,
  selectClasses,
  selectStudent,
  selectStudentByNis,
  studentsByIds,
  type StudentRow,
} from "./studentReads.js";

/** Of what one types to find a member: fewer letters would be most of a school. */
const SHORTEST_SEARCH = 2;

interface StudentLookup {
  readonly id: number | null;
  readonly databaseId: number | null;
  readonly nis: string | null;
}

/** Reads students: administrators see all, a student only their own record. */
export class StudentService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<StudentRow | null> {
    return canSeeStudent(viewer, id) ? this.database.read((reader) => selectStudent(reader, id)) : null;
  }

  /** As `byId`, in the order of the ids. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<(StudentRow | null)[]> {
    const visible = ids.filter((id) => canSeeStudent(viewer, id));
    const rows = await this.database.read((reader) => studentsByIds(reader, visible));
    const found = new Map(rows.map((student) => [student.id, student]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /** As `byId`, by the student's own number too. @throws ValidationError unless exactly one of them is given. */
  async one(viewer: Viewer, { id, databaseId, nis }: StudentLookup): Promise<StudentRow | null> {
    if ([id, databaseId, nis].filter((given) => given !== null).length !== 1) {
      throw invalid("id", "Sebutkan id, databaseId, atau nis, salah satu saja.");
    }
    const recordId = id ?? databaseId;
    if (recordId !== null) {
      return this.byId(viewer, recordId);
    }
    if (isVisitor(viewer)) {
      return null;
    }
    const student = await this.database.read((reader) => selectStudentByNis(reader, required(nis, "the NIS")));
    return student && canSeeStudent(viewer, student.id) ? student : null;
  }

  /** @throws ValidationError for a page size, cursor or search that is out of bounds. */
  async page(viewer: Viewer, list: StudentListArgs, page: PageArgs): Promise<Page<StudentRow>> {
    assertCanList(viewer, list);
    return this.database.read((reader) => {
      const { name, segments } = planStudentList(reader, list, this.today());
      return readPage(name, segments, page);
    });
  }

  async count(viewer: Viewer, list: StudentListArgs): Promise<number> {
    assertCanList(viewer, list);
    return this.database.read((reader) => countStudents(reader, planStudentList(reader, list, this.today()).where));
  }

  /** The classes of the active students, in the order of the grades. */
  async classes(viewer: Viewer): Promise<ClassRow[]> {
    assertCanRead(viewer, "borrowers");
    return this.database.read(selectClasses);
  }

  private today(): string {
    return dayIn(this.timeZone, this.now());
  }
}

/** Who lends, but does not look after members, finds those who stand at the desk, and pages through nobody else's. */
function assertCanList(viewer: Viewer, { search }: StudentListArgs): void {
  assertCanRead(viewer, (search ?? "").trim().length < SHORTEST_SEARCH ? "students" : "borrowers");
}

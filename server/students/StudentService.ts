import { foldWords } from "../../common/fold.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { required } from "../platform/required.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { assertCanRead, canRead, canSeeStudent, isStudent, isVisitor, type Viewer } from "../viewer.js";
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
/** How many who only lends is shown: whom they look for is among them, or is asked for by more letters. */
const MOST_FOUND = 20;

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
    const student = canSeeStudent(viewer, id) ? await this.database.read((reader) => selectStudent(reader, id)) : null;
    return student && asSeenBy(viewer, student);
  }

  /** As `byId`, in the order of the ids. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<(StudentRow | null)[]> {
    const visible = ids.filter((id) => canSeeStudent(viewer, id));
    const rows = await this.database.read((reader) => studentsByIds(reader, visible));
    const found = new Map(rows.map((student) => [student.id, asSeenBy(viewer, student)]));
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
    return student && canSeeStudent(viewer, student.id) ? asSeenBy(viewer, student) : null;
  }

  /** @throws ValidationError for a page size, cursor or search that is out of bounds. */
  async page(viewer: Viewer, list: StudentListArgs, page: PageArgs): Promise<Page<StudentRow>> {
    assertCanList(viewer, list, page);
    const isWhole = canRead(viewer, "students");
    const wanted = isWhole ? page : { first: Math.min(page.first ?? MOST_FOUND, MOST_FOUND) };
    return this.database.read(async (reader) => {
      const { name, segments } = planStudentList(reader, list, this.today(), { numbersAreNis: !isWhole });
      const { edges, ...rest } = await readPage(name, segments, wanted);
      return {
        ...rest,
        hasNextPage: isWhole && rest.hasNextPage,
        edges: edges.map(({ cursor, node }) => ({ cursor, node: asSeenBy(viewer, node) })),
      };
    });
  }

  async count(viewer: Viewer, list: StudentListArgs): Promise<number> {
    assertCanList(viewer, list, {});
    const options = { numbersAreNis: !canRead(viewer, "students") };
    return this.database.read((reader) =>
      countStudents(reader, planStudentList(reader, list, this.today(), options).where),
    );
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
function assertCanList(viewer: Viewer, { search }: StudentListArgs, { after, before, last, skip }: PageArgs): void {
  const namesSomebody = foldWords(search ?? "").some((word) => word.length >= SHORTEST_SEARCH);
  const goesOn = [after, before, last, skip].some((given) => given !== undefined && given !== null);
  assertCanRead(viewer, namesSomebody && !goesOn ? "borrowers" : "students");
}

/** Who only lends is told whose card it is, and not where the person lives or how to reach them. */
function asSeenBy(viewer: Viewer, student: StudentRow): StudentRow {
  if (canRead(viewer, "students") || isStudent(viewer)) return student;
  return {
    ...student,
    nisn: null,
    gender: null,
    birthDate: null,
    phone: null,
    email: null,
    address: null,
    guardianName: null,
    guardianPhone: null,
    occupation: null,
    education: null,
    username: null,
  };
}

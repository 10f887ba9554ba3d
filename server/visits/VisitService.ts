import sql, { join, type Sql } from "sql-template-tag";

import type { Database } from "../platform/database/Database.js";
import { toStored } from "../platform/database/instant.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { NotFoundError } from "../errors.js";
import { visitsCounter } from "./visitsCounter.js";
import { foldKey, foldWords } from "../platform/text/fold.js";
import { AddressLimit } from "../platform/limits/AddressLimit.js";
import { instantOf, nextDay } from "../platform/time/libraryClock.js";
import { readInput } from "../platform/validation/readInput.js";
import { assertAdmin, assertMayWrite, assertSignedIn, type Viewer } from "../viewer.js";
import { calledName, greetingFor } from "./greeting.js";
import { type NewVisit, recordVisitInput, visitListInput } from "./visitInput.js";
import { selectVisits, studentAtTheDoor, sumVisits, type VisitRow, type VisitSums } from "./visitReads.js";
import { countVisit, type Visitor } from "./visitWriter.js";

/** Whoever comes again within this time is greeted and not counted. */
const SAME_VISIT_MS = 60 * 60_000;
/** A class of forty at one tablet within a minute, three times over. */
const CALLS_A_MINUTE = 120;

export interface Greeting {
  /** For the one who came, in Indonesian: the name they are called by and nothing else of anybody. */
  readonly greeting: string;
  /** False for somebody who came within the last hour. */
  readonly counted: boolean;
}

/** Narrows the administrators' list; days are the library's. */
export interface VisitListArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly kind?: string | null;
  readonly className?: string | null;
  readonly search?: string | null;
}

export class VisitService {
  private readonly limit: AddressLimit;

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.limit = new AddressLimit({
      callsAMinute: CALLS_A_MINUTE,
      message: "Terlalu banyak kunjungan dari perangkat ini. Tunggu sebentar, lalu coba lagi.",
      now: () => this.now().getTime(),
    });
  }

  /**
   * Signs the guest book at the door. A visit is its own record of who and when, so that it leaves no entry in the trail of changes.
   * @throws ValidationError, NotFoundError for a number that is no student's, ThrottledError
   */
  async recordVisit(viewer: Viewer, input: unknown, address: string): Promise<Greeting> {
    assertMayWrite(viewer);
    this.limit.take(address);
    const visit = readInput(recordVisitInput, input);
    const { visitor, name } = await this.identify(visit);
    const now = this.now();
    const since = new Date(now.getTime() - SAME_VISIT_MS);
    const [counter, counterSince] = [visitsCounter(now, this.timeZone), visitsCounter(since, this.timeZone)];
    const counted = await this.database.write((tx) => countVisit(tx, visitor, { now, since, counter, counterSince }));
    return { greeting: greetingFor(name, !counted), counted };
  }

  /** All visits, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: VisitListArgs, page: PageArgs): Promise<Page<VisitRow>> {
    assertAdmin(viewer);
    return this.readVisits("visits", this.narrowed(list), page);
  }

  /** How many visits the list has, and how many people came. */
  async sums(viewer: Viewer, list: VisitListArgs): Promise<VisitSums> {
    assertAdmin(viewer);
    return this.database.read((reader) => sumVisits(reader, this.narrowed(list)));
  }

  /** A student's own visits, the newest first; administrators have none. */
  async ownVisits(viewer: Viewer, page: PageArgs): Promise<Page<VisitRow>> {
    assertSignedIn(viewer);
    return this.readVisits("myVisits", own(viewer), page);
  }

  async ownSums(viewer: Viewer): Promise<VisitSums> {
    assertSignedIn(viewer);
    return this.database.read((reader) => sumVisits(reader, own(viewer)));
  }

  /** Null also where the viewer may not know that there is one. */
  byId(viewer: Viewer, id: number): Promise<VisitRow | null> {
    return this.database.read(async (reader) => {
      const [visit] = await selectVisits(reader, sql`visits.id = ${id} AND ${shownTo(viewer)}`, sql`visits.id`, 1);
      return visit ?? null;
    });
  }

  /** Who comes, and what they are called. The door says the same of a number that nobody has and of one that is no longer a student's. */
  private async identify(visit: NewVisit): Promise<{ visitor: Visitor; name: string }> {
    const { purpose } = visit;
    const nobody = {
      studentId: null,
      visitorName: null,
      visitorKey: null,
      institution: null,
      className: null,
      peopleCount: 1,
      purpose,
    };
    if (visit.kind === "guest") {
      const { visitorName, institution } = visit;
      const visitorKey = `${foldKey(visitorName, 90)}|${foldKey(institution ?? "", 90)}`;
      return {
        visitor: { ...nobody, kind: "guest", visitorName, institution, visitorKey },
        name: calledName(visitorName),
      };
    }
    if (visit.kind === "class") {
      const { className, peopleCount } = visit;
      return {
        visitor: {
          ...nobody,
          kind: "class",
          visitorName: `Kelas ${className}`,
          visitorKey: foldKey(className),
          className,
          peopleCount,
        },
        name: `kelas ${className}`,
      };
    }
    const student = await this.database.read((reader) => studentAtTheDoor(reader, visit.nis));
    if (!student) {
      throw new NotFoundError("NIS tidak ditemukan. Periksa nomornya, atau isi sebagai tamu.");
    }
    return {
      visitor: { ...nobody, kind: "student", studentId: student.id, className: student.className },
      name: calledName(student.name),
    };
  }

  private narrowed(list: VisitListArgs): Sql {
    const { from, to, kind, className, search } = readInput(visitListInput, list);
    const nis = search?.trim() ?? "";
    // Folded words are letters and digits only, so that LIKE meets no wildcard of the reader's.
    const found = foldWords(search ?? "").map(
      (word) =>
        sql`(LOWER(students.name) LIKE ${`%${word}%`} OR visits.visitor_key LIKE ${`%${word}%`} OR students.nis = ${nis})`,
    );
    return join(
      [
        ...(from ? [sql`visits.visited_at >= ${toStored(instantOf(this.timeZone, from))}`] : []),
        ...(to ? [sql`visits.visited_at < ${toStored(instantOf(this.timeZone, nextDay(to)))}`] : []),
        ...(kind ? [sql`visits.kind = ${kind}`] : []),
        ...(className ? [sql`visits.class_name = ${className}`] : []),
        ...found,
        sql`1 = 1`,
      ],
      " AND ",
    );
  }

  private readVisits(name: string, where: Sql, page: PageArgs): Promise<Page<VisitRow>> {
    return this.database.read((reader) =>
      readPage<VisitRow>(
        name,
        [
          {
            keys: newestFirst,
            fetch: (condition, order, limit) => selectVisits(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }
}

const newestFirst: readonly KeyColumn<VisitRow>[] = [
  { column: sql`visits.visited_at`, descending: true, valueOf: ({ visitedAt }) => toStored(visitedAt) },
  { column: sql`visits.id`, descending: true, valueOf: ({ id }) => id },
];

function own(viewer: Viewer): Sql {
  return viewer.role === "student" ? sql`visits.student_id = ${viewer.studentId}` : sql`1 = 0`;
}

function shownTo(viewer: Viewer): Sql {
  return viewer.role === "admin" || viewer.role === "system" ? sql`1 = 1` : own(viewer);
}

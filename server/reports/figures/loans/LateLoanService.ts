import sql, { join } from "sql-template-tag";

import { BorrowingService } from "../../../circulation/borrowings/BorrowingService.js";
import type { Loan } from "../../../circulation/borrowings/presentLoan.js";
import type { LibraryTime } from "../../../circulation/policy/lendingDay.js";
import { pick } from "../../../platform/database/columns.js";
import type { DatabaseReads } from "../../../platform/database/Database.js";
import type { Page, PageArgs } from "../../../platform/database/keyset.js";
import { required } from "../../../platform/required.js";
import { studentTable } from "../../../students/Student.entity.js";
import { assertCanRead, type Viewer } from "../../../viewer.js";

/** An overdue loan and how its borrower is reached. */
export interface LateLoan extends Loan {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Today's overdue loans for the desk's reminders, with what it needs to reach people. */
export class LateLoanService {
  private readonly borrowings: BorrowingService;

  constructor(
    private readonly database: DatabaseReads,
    time: LibraryTime,
  ) {
    this.borrowings = new BorrowingService(database, time);
  }

  /** The longest overdue first. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<LateLoan>> {
    assertCanRead(viewer, "circulation");
    assertCanRead(viewer, "students");
    const loans = await this.borrowings.page(viewer, { status: "overdue" }, page);
    if (loans.edges.length === 0) return { ...loans, edges: [] };
    const borrowerOf = ({ studentId }: Loan) => required(studentId, "the student of an overdue loan");
    const studentIds = [...new Set(loans.edges.map(({ node }) => borrowerOf(node)))];
    const contacts = await this.database.read((reader) =>
      reader.select(pick(studentTable, "id", "phone", "email"), sql`FROM students WHERE id IN (${join(studentIds)})`),
    );
    const contactOf = new Map(contacts.map(({ id, ...contact }) => [id, contact]));
    return {
      ...loans,
      edges: loans.edges.map(({ cursor, node }) => ({
        cursor,
        node: { ...node, ...required(contactOf.get(borrowerOf(node)), "the student of an overdue loan") },
      })),
    };
  }

  async count(viewer: Viewer): Promise<number> {
    return this.borrowings.count(viewer, { status: "overdue" });
  }
}

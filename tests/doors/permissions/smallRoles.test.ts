import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { borrowingTable } from "../../../server/circulation/borrowings/Borrowing.entity.js";
import { addCharge } from "../../../server/circulation/ledger/ledgerWriter.js";
import { pick } from "../../../server/platform/database/columns.js";
import { required } from "../../../server/platform/required.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asLibrarianWith, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("A role of a few rights", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    const [copy] = copies(1);
    await givenBooks(test.database, [{ title: "Amba", copies: copy ? [copy] : [] }]);
    await givenBorrowing(test.database, copy?.itemCode ?? "");
    await test.database.write(testWrite, async (tx) => {
      const [loan] = await tx.select(pick(borrowingTable, "id", "studentId"), sql`FROM borrowings`);
      const { id, studentId } = required(loan, "the loan");
      await addCharge(tx, {
        studentId: studentId ?? 0,
        borrowingId: id,
        chargeReason: "other",
        amount: 5_000,
        reason: "Sampul robek",
        madeAt: new Date("2026-11-20T03:00:00Z"),
        madeBy: "Kepala",
      });
    });
  });
  afterAll(() => app.close());

  it("that lends sees a loan without what was charged for it", async () => {
    const fines = async (grants: Parameters<typeof asLibrarianWith>[2]) => {
      const { data } = await postGraphql<{ borrowings: { nodes: { fines: { amount: number }[] }[] } }>(
        app,
        "{ borrowings(first: 5) { nodes { fines { amount } } } }",
        {},
        await asLibrarianWith(app, test.database, grants),
      );
      return data.borrowings.nodes.flatMap((loan) => loan.fines);
    };
    expect(await fines({ circulation: "write" })).toEqual([]);
    expect(await fines({ circulation: "write", finance: "read" })).toEqual([{ amount: 5_000 }]);
  });

  it("that looks after accounts sees no member by theirs", async () => {
    const { userId } = await givenStudentViewer(test.database);
    const account = async (grants: Parameters<typeof asLibrarianWith>[2]) => {
      const { data } = await postGraphql<{ node: { student: { name: string } | null } | null }>(
        app,
        "query ($id: ID!) { node(id: $id) { ... on User { student { name } } } }",
        { id: Buffer.from(`User:${userId}`).toString("base64") },
        await asLibrarianWith(app, test.database, grants),
      );
      return data.node;
    };
    expect(await account({ accounts: "read" })).toBeNull();
    expect(await account({ accounts: "read", members: "read" })).toMatchObject({ student: {} });
  });

  it("that reads figures is not told who borrowed and who came", async () => {
    const recent = async (grants: Parameters<typeof asLibrarianWith>[2]) => {
      const { status, body } = await requestRest(app, "GET", "/library-info/recent", {
        as: await asLibrarianWith(app, test.database, grants),
      });
      expect(status).toBe(200);
      return body.data as { borrowings: unknown[]; visits: unknown[] };
    };
    expect(await recent({ reports: "read" })).toMatchObject({ borrowings: [], visits: [] });
    expect((await recent({ reports: "read", circulation: "read" })).borrowings).not.toEqual([]);
  });
});

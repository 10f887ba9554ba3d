import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { givenClassSet, givenTeacher } from "../../support/circulation/classSets.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { loginHeaders } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("A class set of which the library has forgotten who had it", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("is shown by either door with its copies and without a name", async () => {
    const library = await givenClassSet(test.database);
    const { admin, editing, setCodes, classSetId, lending } = library;
    const teacherId = await givenTeacher(test.database);
    const taught = await editing.create(admin, { itemCode: setCodes[2], teacherId, dueAt: "2026-11-09" });
    await library.lend(setCodes[0]);
    await editing.lend(admin, taught.classSetId, { itemCode: setCodes[2] });
    for (const itemCode of [setCodes[0], setCodes[2]]) await lending.returnCopy(admin, { itemCode });
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE class_sets SET teacher_id = NULL, due_at = '2026-11-01'`);
      await tx.run(sql`UPDATE borrowings SET student_id = NULL`);
    });
    const as = await loginHeaders(app, admin.username);

    const query = `query Sets($id: Int!) { classSet(databaseId: $id) { className teacherName teacher { id } lentCount
      entries { studentName nis className isInClass student { id } borrowing { itemCode status studentName } } } }`;
    for (const [id, className, itemCode] of [
      [classSetId, "X IPA 1", setCodes[0]],
      [taught.classSetId, null, setCodes[2]],
    ] as const) {
      const graphql = await postGraphql(app, query, { id }, as);
      const nobody = { studentName: null, nis: null, className: null, isInClass: false, student: null };
      const borrowing = { itemCode, status: "RETURNED", studentName: null };
      expect(graphql).toMatchObject({
        errors: [],
        data: {
          classSet: {
            className,
            teacherName: null,
            teacher: null,
            lentCount: 1,
            entries: [{ ...nobody, borrowing }],
          },
        },
      });
      const rest = await requestRest(app, "GET", `/class-sets/${id}`, { as });
      expect(rest.status).toBe(200);
      expect(rest.body.data).toMatchObject({
        class_name: className,
        teacher: null,
        lent_count: 1,
        entries: [
          {
            student: null,
            is_in_class: false,
            borrowing: { student: null, copy: { item_code: itemCode }, status: "returned" },
          },
        ],
      });
    }
    const listed = await requestRest(app, "GET", "/class-sets?search=sari", { as });
    expect(listed.body.data).toEqual([]);
  });
});

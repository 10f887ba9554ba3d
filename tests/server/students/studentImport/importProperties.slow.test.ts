import { fc } from "../../../support/fastCheck.js";
import sql from "sql-template-tag";

import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { cellsOf, meanStudentFile, type MeanStudentFile } from "../../../support/imports/meanStudents.js";
import { testWrite } from "../../../support/testWrite.js";
import { createDataFolder, storedStudents, studentCounts, studentImportSteps } from "./importingStudents.js";

const written = { numRuns: Number(process.env.IMPORT_FILES ?? 12) };

/** How many rows are not blank. */
const contentRows = (lines: MeanStudentFile["lines"]) =>
  lines.filter((row) => row && cellsOf(row).some((cell) => cell.trim() !== "")).length;

onBothEngines("Any file of students", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const stored = () => storedStudents(test.database);

  it("brings each of its rows in or says why not, again changes nothing, and is undone and done again the same", () =>
    fc.assert(
      fc.asyncProperty(meanStudentFile, meanStudentFile, fc.boolean(), async (earlier, { lines, content }, updates) => {
        await test.database.write(testWrite, async (tx) => {
          await tx.run(sql`DELETE FROM student_import_rows`);
          await tx.run(sql`DELETE FROM student_imports`);
          await tx.run(sql`DELETE FROM students`);
          await tx.run(sql`UPDATE counters SET value = 0 WHERE name = 'students'`);
        });
        const { service, previewed, started, undone, rows, leftOut, byId } = studentImportSteps(
          test.database,
          folder.path,
        );
        fc.pre(contentRows(lines) > 0 && contentRows(earlier.lines) > 0);
        await started((await previewed(earlier.content)).id);
        const before = await stored();

        const foreseen = await previewed(content, { updateExisting: updates });
        const kindsBefore = (await rows(foreseen.id)).map(({ number, kind, reason }) => [number, kind, reason]);
        expect(await stored()).toEqual(before);
        const done = await started(foreseen.id);
        const outcomes = await rows(done.id);
        const after = await stored();

        // What was foreseen is what has become of it, and what is counted is what is stored.
        expect(outcomes.map(({ number, kind, reason }) => [number, kind, reason])).toEqual(kindsBefore);
        expect(outcomes).toHaveLength(contentRows(lines));
        expect(done.counts).toEqual({ ...foreseen.counts, done: outcomes.length });
        expect(after.length).toBe(before.length + done.counts.imported);
        const { rows: all, imported, updated, unchanged, held, refused } = done.counts;
        expect(imported + updated + unchanged + held + refused).toBe(all);
        expect(outcomes.filter(({ kind }) => kind === "new")).toHaveLength(done.counts.imported);
        expect(await studentCounts(test.database)).toEqual({ kept: after.length, counted: after.length });
        // Every row is in the library, or out with its reason.
        const numbers = new Set(after.map(({ nis }) => nis));
        for (const { kind, nis, reason } of outcomes) {
          expect(kind === "refused" || kind === "held" ? reason !== "" : numbers.has(nis)).toBe(true);
          // Nothing but what somebody is known by keeps a pupil out.
          expect(kind === "refused" ? reason : "NIS").toMatch(/^(?:NIS|Nama)/u);
        }
        expect(await leftOut(done.id)).toHaveLength(done.counts.leftOut + 1);

        const again = await started((await previewed(content, { updateExisting: updates })).id);
        // A number that its holder has given up in the file is free for another row by then, and somebody whose birth
        // date the file has changed is no longer who another row was taken for.
        const freed = again.counts.toCheck < done.counts.toCheck || again.counts.held < done.counts.held;
        if (!freed) {
          expect([again.counts.imported, again.counts.updated, await stored()]).toEqual([0, 0, after]);
        }
        await (again.counts.imported + again.counts.updated > 0 ? undone(again.id) : undefined);

        if (done.counts.imported + done.counts.updated > 0) {
          expect((await undone(done.id)).counts).toMatchObject({ kept: 0 });
          expect(await stored()).toEqual(before);
          expect(await studentCounts(test.database)).toEqual({ kept: before.length, counted: before.length });
          await started((await previewed(content, { updateExisting: updates })).id);
          expect(await stored()).toEqual(after);
        } else {
          await expect(service.undo(system, done.id)).rejects.toThrow("tidak menambah");
        }
        expect((await byId(done.id)).rowsKept).toBe(true);
      }),
      written,
    ));
});

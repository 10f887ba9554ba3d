import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import type { Transaction } from "../../../server/platform/database/Database.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { SeenNumbers } from "../../../server/students/studentImport/rows/classifyRows.js";
import { writeRows } from "../../../server/students/studentImport/run/writeRows.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { lockStudent, lockStudents } from "../../../server/students/editing/studentWriter.js";
import { system } from "../../../server/viewer.js";
import { onMariaDb } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";
import { createDataFolder, storedStudents, studentImportSteps } from "./studentImport/importingStudents.js";

// On SQLite there is one writer, which sees what was written before it.
onMariaDb("A student whom another write holds", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());
  const editing = () => new StudentEditingService(test.database, studentDependents);

  /** A write that has changed something and goes on until it is let go. */
  async function holding(change: (tx: Transaction) => Promise<void>) {
    let letGo = (): void => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    let written = Promise.resolve();
    await new Promise<void>((resolve) => {
      written = test.database.write(testWrite, async (tx) => {
        await change(tx);
        resolve();
        await isLetGo;
      });
    });
    return { letGo, written };
  }

  /** The server looks anew only for who has not asked for 100 ms. */
  async function somebodyWaits(): Promise<void> {
    for (let waiting = 0; waiting === 0; await wait(120)) {
      waiting = await test.database.read((reader) =>
        reader.count(sql`FROM information_schema.INNODB_TRX WHERE trx_state = 'LOCK WAIT'`),
      );
    }
  }

  it.each<[string, (tx: Transaction, id: number) => Promise<unknown>]>([
    ["one who is locked", lockStudent],
    ["several who are", async (tx, id) => (await lockStudents(tx, [id]))[0]],
    [
      "those of a file's next batch",
      async (tx, id) => {
        const given = { nis: "L1", name: "Lia", className: "XI" };
        const options = {
          dependents: studentDependents,
          seen: new SeenNumbers(),
          updateExisting: true,
          time: { timeZone: "UTC", now: () => new Date() },
        };
        await writeRows(tx, [{ row: 2, given, notes: [] }], options);
        return (await lockStudents(tx, [id]))[0];
      },
    ],
  ])("is read as it is once that has ended: %s", async (_title, read) => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM students`));
    const { id } = await editing().create(system, { nis: "L1", name: "Lia", phone: "0811-1111-1111" });
    const desk = await holding((tx) => tx.run(sql`UPDATE students SET phone = '0822' WHERE id = ${id}`));
    const seen = test.database.write(testWrite, async (tx) => {
      await tx.count(sql`FROM students`);
      const reading = read(tx, id);
      desk.letGo();
      return reading;
    });
    await desk.written;
    await seen;
    expect((await storedStudents(test.database))[0]).toMatchObject({ phone: "0822" });
    expect(await seen).toMatchObject({ phone: "0822" });
  });

  it("is kept by an undo if that is a visit", async () => {
    const { imported, service, byId, rows } = studentImportSteps(test.database, folder.path);
    const { id } = await imported("nis,nama\nK1,Kiki\n");
    const desk = await holding((tx) =>
      tx.run(
        sql`INSERT INTO visits (kind, student_id, visitor_name, people_count, visited_at)
            SELECT 'student', id, name, 1, '2026-11-21 00:00:00' FROM students WHERE nis = 'K1'`,
      ),
    );
    await service.undo(system, id);
    await somebodyWaits();
    desk.letGo();
    await desk.written;
    await service.whenIdle();
    expect([(await byId(id)).state, (await rows(id))[0]?.keptReason]).toEqual([
      "partly_undone",
      "Sudah punya 1 kunjungan.",
    ]);
  });
});

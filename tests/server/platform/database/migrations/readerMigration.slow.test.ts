import sql from "sql-template-tag";

import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { givenStudent } from "../../../../support/people.js";
import { testWrite } from "../../../../support/testWrite.js";

onBothEngines("Visits from before purposes had codes", (test) => {
  it("keep their purpose and learn their class, there and back", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const studentId = await givenStudent(test.database);
    const undo = async () => {
      // Whatever migrations follow are undone before it.
      while (
        (await source.query<{ name: string }[]>("SELECT name FROM migrations")).some(({ name }) =>
          name.startsWith("Reader"),
        )
      ) {
        await source.undoLastMigration();
      }
    };
    await undo();
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE students SET class_name = 'XI IPA 1' WHERE id = ${studentId}`);
      await tx.run(
        sql`INSERT INTO visits (kind, student_id, visitor_name, purpose, people_count, visited_at) VALUES
            ('student', ${studentId}, NULL, 'Meminjam/Mengembalikan', 1, '2026-11-20 01:00:00'), ('class', NULL,
            'Kelas X IPA 1', 'Mengerjakan tugas', 32, '2026-11-20 02:00:00'),
            ('guest', NULL, 'Sri', NULL, 1, '2026-11-20 03:00:00')`,
      );
    });
    const purposes = () =>
      test.database
        .read((reader) => reader.rows<{ purpose: string | null }>(sql`SELECT purpose FROM visits ORDER BY id`))
        .then((rows) => rows.map(({ purpose }) => purpose));

    await source.runMigrations();
    expect(await purposes()).toEqual(["borrowing", "assignment", null]);
    const classes = await test.database.read((reader) =>
      reader.rows<{ className: string | null }>(sql`SELECT class_name AS className FROM visits ORDER BY id`),
    );
    expect(classes.map(({ className }) => className)).toEqual(["XI IPA 1", "X IPA 1", null]);

    await undo();
    expect(await purposes()).toEqual(["Meminjam/Mengembalikan", "Mengerjakan tugas", null]);
    await source.runMigrations();
  });
});

import { LibraryRoles1767300000127 } from "../../../../../server/platform/database/migrations/1767300000127-LibraryRoles.js";
import { hasRight, PERMISSIONS } from "../../../../../server/rights.js";
import { roleById } from "../../../../../server/users/roles/roleReads.js";
import { dataSourceOf } from "../../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../../support/database.js";
import { STAFF_GRANTS } from "../../../../support/roles.js";
import { testWrite } from "../../../../support/testWrite.js";

const AT = "'2025-03-01 08:00:00'";

onBothEngines("Accounts of two roles", (test) => {
  it("are Admin and Petugas, with what they had, also where the migration runs twice", async () => {
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    await new LibraryRoles1767300000127().down(runner);
    await runner.query(`INSERT INTO students (id, nis, name, registered_at) VALUES (1, '1', 'Ani', ${AT})`);
    await runner.query(
      `INSERT INTO users (id, username, username_key, password_hash, role, student_id, active, created_at, updated_at)
       VALUES (1, 'Kepala', 'kepala', 'x', 'admin', NULL, 1, ${AT}, ${AT}),
         (2, 'Siti', 'siti', 'x', 'staff', NULL, 0, ${AT}, ${AT}), (3, '1', '1', 'x', 'student', 1, 1, ${AT}, ${AT})`,
    );

    for (let start = 0; start < 2; start += 1) {
      // As whoever runs the migrations does, so that SQLite may rebuild a table that others refer to.
      await runner.beforeMigration();
      await new LibraryRoles1767300000127().up(runner);
      await runner.afterMigration();
    }

    const rows = (await runner.query("SELECT username, role, library_role_id FROM users ORDER BY id")) as object[];
    expect(rows.map((row) => Object.values(row) as unknown[])).toEqual([
      ["Kepala", "admin", 1],
      ["Siti", "staff", 3],
      ["1", "student", null],
    ]);
    const staff = await test.database.read((reader) => roleById(reader, 3));
    const given = PERMISSIONS.filter((permission) => staff && hasRight(staff.grants, permission));
    expect(given).toEqual(PERMISSIONS.filter((permission) => hasRight(STAFF_GRANTS, permission)));
    expect(await test.database.read((reader) => roleById(reader, 4))).toMatchObject({ name: "Duta Baca" });
  });
});

import type { MigrationInterface, QueryRunner } from "typeorm";

import { addColumnOnce } from "./portableTable.js";

/** Who works at the library is an administrator or has a smaller role; a session says which browser it is. */
export class UserRoles1763920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumnOnce(runner, "users", {
      name: "role",
      shape: {
        sqlite: "varchar(10) NOT NULL DEFAULT ('student')",
        mysql: "varchar(10) NOT NULL DEFAULT 'student'",
      },
      indexes: {},
    });
    await runner.query("UPDATE users SET role = 'admin' WHERE student_id IS NULL");
    await addColumnOnce(runner, "users", {
      name: "password_expires_at",
      shape: { sqlite: "datetime", mysql: "datetime NULL" },
      indexes: {},
    });
    for (const [name, length] of [
      ["address", 45],
      ["device", 80],
    ] as const) {
      await addColumnOnce(runner, "sessions", {
        name,
        shape: { sqlite: `varchar(${length})`, mysql: `varchar(${length}) NULL` },
        indexes: {},
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // Earlier versions know administrators alone: staff must not become administrators.
    await runner.query("UPDATE users SET active = 0 WHERE role = 'staff'");
    await runner.query("ALTER TABLE users DROP COLUMN role");
    await runner.query("ALTER TABLE users DROP COLUMN password_expires_at");
    await runner.query("ALTER TABLE sessions DROP COLUMN address");
    await runner.query("ALTER TABLE sessions DROP COLUMN device");
  }
}

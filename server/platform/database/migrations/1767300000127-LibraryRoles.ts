import { type MigrationInterface, type QueryRunner, TableForeignKey } from "typeorm";

import { addColumnOnce, portableTable } from "./portableTable.js";

const GROUPS = [
  "catalogue",
  "circulation",
  "members",
  "finance",
  "reports",
  "settings",
  "accounts",
  "overrides",
  "waivers",
  "personalData",
  "backups",
] as const;

interface Role {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly purpose: string;
  /** Of each group, in their order: nothing, read or write. */
  readonly gives: string;
}

/** What every library begins with. The third has exactly the rights that accounts of staff had until now. */
const ROLES: readonly Role[] = [
  {
    id: 1,
    name: "Admin",
    key: "admin",
    purpose: "Kepala perpustakaan: mengelola semuanya, termasuk akun, pengaturan, dan cadangan.",
    gives: "wwwwrwwwwww",
  },
  {
    id: 2,
    name: "Pustakawan",
    key: "pustakawan",
    purpose: "Mengelola koleksi, anggota, sirkulasi, dan denda, tanpa akun dan pengaturan.",
    gives: "wwwwr--ww--",
  },
  {
    id: 3,
    name: "Petugas",
    key: "petugas",
    purpose: "Melayani peminjaman, pengembalian, kunjungan, dan pembayaran denda di meja.",
    gives: "rwrwr------",
  },
  {
    id: 4,
    name: "Duta Baca",
    key: "duta baca",
    purpose: "Siswa yang membantu di meja: meminjamkan, menerima buku kembali, dan mencatat kunjungan.",
    gives: "-w---------",
  },
];
const REFERENCE = "fk_users_library_role";
const LEVELS: Readonly<Record<string, string>> = { "-": "none", r: "read", w: "write" };

/** Roles that the library names. Who was an administrator stays one, and all other librarians become Petugas. */
export class LibraryRoles1767300000127 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, varchar, text, create } = portableTable(runner);
    if (!(await runner.hasTable("library_roles"))) {
      await create({
        name: "library_roles",
        columns: [
          id(),
          varchar("name", 60),
          varchar("name_key", 190),
          varchar("purpose", 255, { default: "''" }),
          text("grants"),
        ],
        unique: { uq_library_roles_name: ["name_key"] },
      });
    }
    for (const role of ROLES) {
      const grants = JSON.stringify(
        Object.fromEntries(GROUPS.map((group, index) => [group, LEVELS[role.gives.charAt(index)]])),
      );
      // MariaDB keeps them of a start that was cut off.
      await runner.query(
        `INSERT INTO library_roles (id, name, name_key, purpose, grants)
         SELECT * FROM (SELECT ? AS id, ? AS name, ? AS name_key, ? AS purpose, ? AS grants) made
         WHERE NOT EXISTS (SELECT 1 FROM library_roles WHERE library_roles.id = ?)`,
        [role.id, role.name, role.key, role.purpose, grants, role.id],
      );
    }
    await addColumnOnce(runner, "users", {
      name: "library_role_id",
      shape: { sqlite: "integer", mysql: "int NULL" },
      indexes: { ix_users_library_role: ["library_role_id"] },
    });
    await runner.query(
      `UPDATE users SET library_role_id = CASE role WHEN 'admin' THEN 1 ELSE 3 END
       WHERE student_id IS NULL AND role IN ('admin', 'staff')`,
    );
    const users = await runner.getTable("users");
    if (users?.foreignKeys.some(({ name }) => name === REFERENCE)) return;
    await runner.createForeignKey(
      "users",
      new TableForeignKey({
        name: REFERENCE,
        columnNames: ["library_role_id"],
        referencedTableName: "library_roles",
        referencedColumnNames: ["id"],
        onDelete: "NO ACTION",
        onUpdate: "NO ACTION",
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropReference(runner);
    await runner.dropIndex("users", "ix_users_library_role");
    await runner.query("ALTER TABLE users DROP COLUMN library_role_id");
    await runner.dropTable("library_roles");
  }
}

/**
 * SQLite drops a reference by rebuilding its table, which is only safe while foreign keys are not enforced: on the way
 * up whoever runs the migrations sees to that, and the setting cannot be changed within a transaction.
 */
async function dropReference(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.driver.options.type !== "better-sqlite3") {
    return runner.dropForeignKey("users", REFERENCE);
  }
  const isWithin = runner.isTransactionActive;
  if (isWithin) await runner.commitTransaction();
  await runner.query("PRAGMA foreign_keys = OFF");
  await runner.dropForeignKey("users", REFERENCE);
  await runner.query("PRAGMA foreign_keys = ON");
  if (isWithin) await runner.startTransaction();
}

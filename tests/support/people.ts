import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import type { Database } from "../../server/platform/database/Database.js";
import { toSqlDateTime } from "../../server/platform/database/sqlDateTime.js";
import { studentKeys } from "../../server/students/studentKeys.js";
import { libraryRoleTable } from "../../server/users/roles/LibraryRole.entity.js";
import type { AdminViewer, LibrarianRole, LibrarianViewer, StudentViewer } from "../../server/viewer.js";
import { KIND_IDS } from "./memberKinds.js";
import { AS_ADMIN, AS_STAFF, grantsOnly, ROLE_IDS } from "./roles.js";
import { testWrite } from "./testWrite.js";

export const PASSWORD = "kopi-tubruk-pagi";

/**
 * A hash names its own cost, so these are cheap to verify. The cost of the product's own hashes is asserted in the
 * tests of passwords.
 */
const CHEAP_HASH = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let sequence = 0;

interface GivenUser {
  readonly username?: string;
  /** Instead of a cheap one. */
  readonly passwordHash?: string;
  readonly studentId?: number;
  /** Of whom is no student; an administrator, unless it says otherwise. */
  readonly role?: LibrarianRole;
  /** Of a role other than Admin and Petugas. */
  readonly roleId?: number;
}

/** An account whose password is PASSWORD; with a student it is that student's. Gives its id. */
export async function givenUser(
  database: Database,
  { username, passwordHash, studentId, roleId, role = roleId === undefined ? "admin" : "staff" }: GivenUser = {},
): Promise<number> {
  sequence += 1;
  const stored = passwordHash ?? (await hash(PASSWORD, CHEAP_HASH));
  const name = username ?? `pengguna${sequence}`;
  const now = toSqlDateTime(new Date());
  return database.write(testWrite, async (tx) => {
    await tx.run(
      sql`INSERT INTO users (username, username_key, password_hash, role, library_role_id, student_id, active, created_at, updated_at)
          VALUES (${name}, ${name.toLowerCase()}, ${stored}, ${studentId === undefined ? role : "student"},
            ${studentId === undefined ? (roleId ?? ROLE_IDS[role]) : null}, ${studentId ?? null}, 1, ${now}, ${now})`,
    );
    const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM users WHERE username_key = ${name.toLowerCase()}`);
    return row?.id ?? 0;
  });
}

interface GivenStudent {
  readonly nis?: string;
  readonly name?: string;
  readonly className?: string;
  readonly status?: "active" | "graduated";
  readonly memberKindId?: number;
}

/** A student of the school, active. Gives the id. */
export async function givenStudent(
  database: Database,
  { nis, name, className, status = "active", memberKindId = KIND_IDS.pupil }: GivenStudent = {},
): Promise<number> {
  sequence += 1;
  const student = {
    nis: nis ?? `N${String(sequence).padStart(5, "0")}`,
    nisn: null,
    name: name ?? `Siswa ${sequence}`,
    className: className ?? null,
  };
  const { nameKey, classKey, searchKey } = studentKeys(student);
  return database.write(testWrite, async (tx) => {
    await tx.run(
      sql`INSERT INTO students (nis, name, name_key, class_name, class_key, search_key, status, member_kind_id, registered_at)
          VALUES (${student.nis}, ${student.name}, ${nameKey}, ${student.className}, ${classKey}, ${searchKey},
          ${status}, ${memberKindId}, ${toSqlDateTime(new Date())})`,
    );
    const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM students WHERE nis = ${student.nis}`);
    return row?.id ?? 0;
  });
}

/** For services: an administrator of flesh and blood, without the way through a session. */
export async function givenAdmin(database: Database): Promise<AdminViewer> {
  sequence += 1;
  const username = `petugas${sequence}`;
  return { ...AS_ADMIN, userId: await givenUser(database, { username }), username, credential: { kind: "session" } };
}

/** For services: a librarian whose role is smaller. */
export async function givenStaff(database: Database): Promise<LibrarianViewer> {
  sequence += 1;
  const username = `layanan${sequence}`;
  const userId = await givenUser(database, { username, role: "staff" });
  return { ...AS_STAFF, userId, username, credential: { kind: "session" } };
}

/** A role of the library's own that gives what is named. Gives its number. */
async function givenRole(database: Database, grants: Parameters<typeof grantsOnly>[0]): Promise<number> {
  sequence += 1;
  const name = `Peran ${sequence}`;
  return database.write(testWrite, async (tx) => {
    const [id] = await tx.insert(libraryRoleTable, [
      { name, nameKey: name.toLowerCase(), purpose: "", grants: grantsOnly(grants) },
    ]);
    return id ?? 0;
  });
}

/** For services: a librarian with a new role of their own, which gives what is named. */
export async function givenLibrarianWith(
  database: Database,
  grants: Parameters<typeof grantsOnly>[0],
): Promise<LibrarianViewer> {
  const libraryRoleId = await givenRole(database, grants);
  sequence += 1;
  const username = `peran${sequence}`;
  const userId = await givenUser(database, { username, roleId: libraryRoleId });
  return {
    role: "staff",
    libraryRoleId,
    grants: grantsOnly(grants),
    userId,
    username,
    credential: { kind: "session" },
  };
}

export async function givenStudentViewer(database: Database): Promise<StudentViewer> {
  const studentId = await givenStudent(database);
  sequence += 1;
  const username = `siswa${sequence}`;
  return {
    role: "student",
    userId: await givenUser(database, { username, studentId }),
    username,
    studentId,
    credential: { kind: "session" },
  };
}

/** Headers of a browser that has logged in: its cookies and the CSRF token. */
export async function loginHeaders(
  app: FastifyInstance,
  username: string,
  password = PASSWORD,
): Promise<Record<string, string>> {
  const response = await app.inject({ method: "POST", url: "/api/auth/login", payload: { username, password } });
  if (response.statusCode !== 200) {
    throw new Error(`Login as ${username} failed: ${response.body}`);
  }
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
    "x-csrf-token": cookies.csrf_access_token ?? "",
  };
}

/** Headers of a new administrator who is logged in. */
export async function asAdmin(app: FastifyInstance, database: Database): Promise<Record<string, string>> {
  const { username } = await givenAdmin(database);
  return loginHeaders(app, username);
}

/** Headers of a new librarian of the smaller role who is logged in. */
export async function asStaff(app: FastifyInstance, database: Database): Promise<Record<string, string>> {
  const { username } = await givenStaff(database);
  return loginHeaders(app, username);
}

/** Headers of a new librarian who is logged in, with a role that gives what is named. */
export async function asLibrarianWith(
  app: FastifyInstance,
  database: Database,
  grants: Parameters<typeof grantsOnly>[0],
): Promise<Record<string, string>> {
  const { username } = await givenLibrarianWith(database, grants);
  return loginHeaders(app, username);
}

/** Headers of an administrator who logged in with a password that another has made. */
export async function asNewcomer(app: FastifyInstance, database: Database): Promise<Record<string, string>> {
  const { userId, username } = await givenAdmin(database);
  const inAWeek = toSqlDateTime(new Date(Date.now() + 7 * 86_400_000));
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE users SET password_expires_at = ${inAWeek} WHERE id = ${userId}`),
  );
  return loginHeaders(app, username);
}

/** Headers of a new student who is logged in. */
export async function asStudent(app: FastifyInstance, database: Database): Promise<Record<string, string>> {
  const { username } = await givenStudentViewer(database);
  return loginHeaders(app, username);
}

import sql, { join, type Sql } from "sql-template-tag";

import { integer, omit, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { libraryRoleTable } from "./LibraryRole.entity.js";

/** The roles that the doors know by the old names of roles, `admin` and `staff`: both always exist. */
export const ADMIN_ROLE_ID = 1;
export const STAFF_ROLE_ID = 3;

const roleColumns = omit(libraryRoleTable, "nameKey");
export type RoleRow = RowOf<typeof roleColumns>;

export function selectRoles(reader: Reader, where: Sql, order: Sql, limit: Sql | number): Promise<RoleRow[]> {
  return reader.select(roleColumns, sql`FROM library_roles WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

export async function roleById(reader: Reader, id: number): Promise<RoleRow | null> {
  const [role] = await selectRoles(reader, sql`id = ${id}`, sql`id`, 1);
  return role ?? null;
}

export async function rolesByIds(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, RoleRow>> {
  if (ids.length === 0) return new Map();
  const roles = await selectRoles(reader, sql`id IN (${join([...ids])})`, sql`id`, ids.length);
  return new Map(roles.map((role) => [role.id, role]));
}

export async function roleIdByKey(reader: Reader, nameKey: string): Promise<number | null> {
  const [role] = await reader.select(pick(libraryRoleTable, "id"), sql`FROM library_roles WHERE name_key = ${nameKey}`);
  return role?.id ?? null;
}

const countColumns = { roleId: integer(sql`library_role_id`), accounts: integer(sql`COUNT(*)`) };

/** How many accounts each of these roles has, closed ones included; one without any is missing. */
export async function countAccountsByRole(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.select(
    countColumns,
    sql`FROM users WHERE library_role_id IN (${join([...ids])}) GROUP BY library_role_id`,
  );
  return new Map(rows.map(({ roleId, accounts }) => [roleId, accounts]));
}

import { ALL_GRANTS, GRANTS, type Grants } from "../../server/rights.js";

/** The roles that every library begins with, by the numbers that the migration gives them. */
export const ROLE_IDS = { admin: 1, librarian: 2, staff: 3, reader: 4 } as const;

/** A role's grants: those that are named, and nothing of the others. */
export function grantsOnly(given: Partial<Grants>): Grants {
  return Object.fromEntries(GRANTS.map((grant) => [grant, given[grant] ?? "none"])) as unknown as Grants;
}

/** What Petugas has of a new library. */
export const STAFF_GRANTS = grantsOnly({
  catalogue: "read",
  circulation: "write",
  members: "read",
  finance: "write",
  reports: "read",
});

/** What a librarian as a viewer has besides who they are. */
export const AS_ADMIN = { role: "admin", libraryRoleId: ROLE_IDS.admin, grants: ALL_GRANTS } as const;
export const AS_STAFF = { role: "staff", libraryRoleId: ROLE_IDS.staff, grants: STAFF_GRANTS } as const;

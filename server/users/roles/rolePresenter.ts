import { z } from "zod";

import { GRANT_LEVELS, type Grants } from "../../rights.js";
import type { RoleRow } from "./roleReads.js";

const rightsResponse = z
  .object({
    catalogue: z.enum(GRANT_LEVELS.catalogue).describe("Books, copies, lists, imports, e-resources and the blog."),
    circulation: z.enum(GRANT_LEVELS.circulation).describe("Loans, reservations, class sets, notices and visits."),
    members: z.enum(GRANT_LEVELS.members).describe("Members, their classes, cards and clearance letters."),
    finance: z.enum(GRANT_LEVELS.finance).describe("Fines, payments and cash."),
    reports: z.enum(["none", "read", "write"]).describe("The dashboard and reports."),
    settings: z.enum(GRANT_LEVELS.settings).describe("The library's settings and its rules of lending."),
    accounts: z.enum(GRANT_LEVELS.accounts).describe("Accounts, roles, sessions and the audit trail."),
    overrides: z.enum(["none", "read", "write"]).describe("Loans that the rules would not allow."),
    waivers: z.enum(["none", "read", "write"]).describe("Fines let off, paid back and reversed."),
    personal_data: z.enum(["none", "read", "write"]).describe("All data of one member, given to them or erased."),
    backups: z.enum(["none", "read", "write"]).describe("The whole library in one file."),
  })
  .meta({ id: "RoleRights", description: "What a role gives of each group." });

export const roleResponse = z
  .object({
    id: z.int().describe("Number in the database."),
    name: z.string().describe("What the library calls it."),
    purpose: z.string().describe("Whom it is for, in a sentence; may be empty."),
    rights: rightsResponse,
    accounts_count: z.int().nullable().describe("How many accounts have it, closed ones included."),
  })
  .meta({ id: "Role", description: "What somebody who works at the library may do (peran)." });

function presentRights({ personalData, ...grants }: Grants): z.infer<typeof rightsResponse> {
  return {
    catalogue: grants.catalogue,
    circulation: grants.circulation,
    members: grants.members,
    finance: grants.finance,
    reports: grants.reports,
    settings: grants.settings,
    accounts: grants.accounts,
    overrides: grants.overrides,
    waivers: grants.waivers,
    personal_data: personalData,
    backups: grants.backups,
  };
}

export function presentRole(role: RoleRow, accounts: number | null): z.infer<typeof roleResponse> {
  return {
    id: role.id,
    name: role.name,
    purpose: role.purpose,
    rights: presentRights(role.grants),
    accounts_count: accounts,
  };
}

/** The role of an account, as REST names it there. */
export const namedRole = z.object({ id: z.int(), name: z.string() });

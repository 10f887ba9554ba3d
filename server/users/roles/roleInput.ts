import { z } from "zod";

import { line, optionalLine } from "../../platform/validation/fields.js";
import { GRANT_LEVELS } from "../../rights.js";

/** All of them stand in one choice of a form. */
export const MAX_ROLES = 50;

const level = <const Levels extends readonly [string, ...string[]]>(levels: Levels) => z.enum(levels);

const rights = z
  .strictObject({
    catalogue: level(GRANT_LEVELS.catalogue).describe("Books, copies, lists, imports, e-resources and the blog."),
    circulation: level(GRANT_LEVELS.circulation).describe("Loans, reservations, class sets, notices and visits."),
    members: level(GRANT_LEVELS.members).describe("Members, their classes, cards and clearance letters."),
    finance: level(GRANT_LEVELS.finance).describe("Fines, payments and cash."),
    reports: level(GRANT_LEVELS.reports).describe("The dashboard and reports."),
    settings: level(GRANT_LEVELS.settings).describe("The library's settings and its rules of lending."),
    accounts: level(GRANT_LEVELS.accounts).describe("Accounts, roles, sessions and the audit trail."),
    overrides: level(GRANT_LEVELS.overrides).describe("Loans that the rules would not allow."),
    waivers: level(GRANT_LEVELS.waivers).describe("Fines let off, paid back and reversed."),
    personalData: level(GRANT_LEVELS.personalData).describe("All data of one member, given to them or erased."),
    backups: level(GRANT_LEVELS.backups).describe("The whole library in one file."),
  })
  .partial();

const named = line(60).refine((text) => text === "" || /[\p{L}\p{N}]/u.test(text), "Tulis dengan huruf atau angka.");
const purpose = optionalLine(255).describe("Whom it is for, in a sentence.");

export const createRoleInput = z.strictObject({
  name: named.describe("At most 60 characters; unique but for case, accents and punctuation."),
  purpose: purpose.optional(),
  rights: rights.describe("What it gives of each group; nothing of those that are left out."),
});

/** What is omitted stays, also of the rights. */
export const updateRoleInput = z.strictObject({
  name: named.optional().describe("At most 60 characters; unique but for case, accents and punctuation."),
  purpose: purpose.optional(),
  rights: rights.optional().describe("What it gives of each group; those that are left out stay."),
});

export const deleteRoleInput = z.strictObject({
  replacementId: z.int().nullish().describe("The role that its accounts get; required where it has any."),
});

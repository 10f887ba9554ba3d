import {
  ALL_GRANTS,
  AREAS,
  coversGrants,
  GRANTS,
  hasRight,
  type Permission,
  PERMISSIONS,
} from "../../server/rights.js";
import { grantsOnly, STAFF_GRANTS } from "../support/roles.js";

const givenBy = (...given: Parameters<typeof grantsOnly>): Permission[] =>
  PERMISSIONS.filter((permission) => hasRight(grantsOnly(...given), permission));

describe("What a role opens", () => {
  it("is, of each group, what the page about roles says", () => {
    expect(givenBy({ catalogue: "read" })).toEqual(["catalogue.read", "stockTakes.read", "suggestions.read"]);
    expect(givenBy({ catalogue: "write" })).toEqual(
      (["catalogue", "stockTakes", "imports", "suggestions", "blogs", "bin"] as const).flatMap((area) => [
        `${area}.read`,
        `${area}.write`,
      ]),
    );
    expect(givenBy({ circulation: "read" })).toEqual(["circulation.read", "borrowers.read", "visits.read"]);
    expect(givenBy({ circulation: "write" })).toEqual([
      "stockTakes.read",
      "stockTakes.write",
      "circulation.read",
      "circulation.write",
      "borrowers.read",
      "visits.read",
      "visits.write",
    ]);
    expect(givenBy({ members: "read" })).toEqual([
      "borrowers.read",
      "clearance.read",
      "students.read",
      "promotions.read",
    ]);
    expect(givenBy({ members: "write" })).not.toContain("personalData.read");
    expect(givenBy({ finance: "write" })).toEqual(["fines.read", "fines.write"]);
    expect(givenBy({ waivers: "write" })).toEqual(["waivers.read", "waivers.write", "refunds.read", "refunds.write"]);
    expect(givenBy({ reports: "read" })).toEqual(["reports.read"]);
    expect(givenBy({ settings: "read" })).toEqual(["settings.read", "policy.read"]);
    expect(givenBy({ accounts: "read" })).toEqual(["audit.read", "accounts.read"]);
    for (const grant of ["overrides", "personalData", "backups"] as const) {
      expect(givenBy({ [grant]: "write" })).toEqual([`${grant}.read`, `${grant}.write`]);
    }
  });

  it("is everything for an administrator", () => {
    const given = PERMISSIONS.filter((permission) => hasRight(ALL_GRANTS, permission));
    // Nobody changes a report, what the audit trail says, or a member by lending to them.
    expect(given).toEqual(
      PERMISSIONS.filter((permission) => !["reports.write", "audit.write", "borrowers.write"].includes(permission)),
    );
    expect(AREAS.every((area) => hasRight(ALL_GRANTS, `${area}.read`))).toBe(true);
  });

  it("was all that staff had, when it was one role", () => {
    expect(PERMISSIONS.filter((permission) => hasRight(STAFF_GRANTS, permission))).toEqual([
      "catalogue.read",
      "stockTakes.read",
      "stockTakes.write",
      "suggestions.read",
      "circulation.read",
      "circulation.write",
      "borrowers.read",
      "fines.read",
      "fines.write",
      "clearance.read",
      "visits.read",
      "visits.write",
      "students.read",
      "promotions.read",
      "reports.read",
    ]);
  });

  it("is covered by a role that gives as much of every group", () => {
    expect(coversGrants(STAFF_GRANTS, STAFF_GRANTS)).toBe(true);
    for (const grant of GRANTS) {
      expect(coversGrants({ ...ALL_GRANTS, [grant]: "none" }, ALL_GRANTS)).toBe(false);
      expect(coversGrants(ALL_GRANTS, { ...ALL_GRANTS, [grant]: "none" })).toBe(true);
    }
  });
});

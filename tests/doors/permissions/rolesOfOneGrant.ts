import { type Grant, GRANT_LEVELS, type Grants, GRANTS } from "../../../server/rights.js";
import { grantsOnly } from "../../support/roles.js";

export type RoleName = `${Grant}: ${string}`;

interface Role {
  readonly name: RoleName;
  readonly grants: Grants;
}

/** A role for each thing that a role can give, and for nothing else. */
export const ROLES_OF_ONE_GRANT: readonly Role[] = GRANTS.flatMap((grant) =>
  GRANT_LEVELS[grant]
    .filter((level) => level !== "none")
    .map((level): Role => ({ name: `${grant}: ${level}`, grants: grantsOnly({ [grant]: level }) })),
);

import type { QueryRunner } from "typeorm";

import { MemberKinds1766900000123 } from "../../../server/platform/database/migrations/1766900000123-MemberKinds.js";
import { OldKinds1767000000123 } from "../../../server/platform/database/migrations/1767000000123-OldKinds.js";
import { Registrations1767700000152 } from "../../../server/platform/database/migrations/1767700000152-Registrations.js";

/** Takes the database back to before the kinds of members were the library's own: what earlier migrations know. */
export async function beforeMemberKinds(runner: QueryRunner): Promise<void> {
  await new Registrations1767700000152().down(runner);
  await new OldKinds1767000000123().down(runner);
  await new MemberKinds1766900000123().down(runner);
}

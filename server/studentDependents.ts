import { studentCodes } from "./activation/studentCodes.js";
import { studentLoans } from "./circulation/borrowings/studentLoans.js";
import { lendingKindUses } from "./circulation/policy/memberKindUses.js";
import { leaversReservations } from "./circulation/reservations/leaversReservations.js";
import { registrationKindUses } from "./registrations/registrationKindUses.js";
import type { StudentDependents } from "./students/StudentDependents.js";
import { studentAccounts } from "./users/studentAccounts.js";
import { visitKindUses } from "./visits/visitKindUses.js";

/** What the features above students do where a student changes. */
export const studentDependents: StudentDependents = {
  accounts: studentAccounts,
  codes: studentCodes,
  reservations: leaversReservations,
  loans: studentLoans,
  kindUses: [lendingKindUses, visitKindUses, registrationKindUses],
};

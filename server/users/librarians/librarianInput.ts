import { z } from "zod";

import { line, optionalLine } from "../../platform/validation/fields.js";
import { LIBRARIAN_ROLES } from "../../viewer.js";
import { usernameInput } from "../userInput.js";

const role = z
  .enum(LIBRARIAN_ROLES)
  .describe(
    "As older programs send it: `admin` is the role Admin, `staff` the role Petugas; who has another role keeps it.",
  );
const libraryRoleId = z.int().describe("The role's number: what they may do. Instead of `role`.");

export const createLibrarianInput = z.strictObject({
  username: usernameInput.describe("3 to 60 letters, digits and . _ - @; upper and lower case are one."),
  name: line(255).describe("Whose account it is."),
  role: role.optional(),
  libraryRoleId: libraryRoleId.optional(),
});

/** Omitted fields keep their value. */
export const librarianChangesInput = z.strictObject({
  name: optionalLine(255).optional().describe("Whose account it is."),
  role: role.optional(),
  libraryRoleId: libraryRoleId.optional(),
  isActive: z
    .boolean()
    .optional()
    .describe(
      "False closes the account: nobody logs in with it, and its sessions and tokens end at once and for good.",
    ),
});

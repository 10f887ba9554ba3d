import { ConflictError, ThrottledError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { PERMISSIONS } from "../rights.js";
import { hasAccount } from "../viewer.js";
import { StudentRef } from "../students/student.graphql.js";
import { RoleRef } from "./roles/role.graphql.js";
import type { AccountForViewer } from "./UserService.js";

export const UserRef = builder.objectRef<AccountForViewer>("User");

const UserRoleRef = builder.enumType("UserRole", {
  description: "What an account may do.",
  values: {
    ADMIN: { value: "admin", description: "Runs the library (admin)." },
    STAFF: { value: "staff", description: "Works at the library in a role that is not Admin (petugas)." },
    STUDENT: { value: "student", description: "A student (siswa), who sees their own data." },
  } as const,
});

const PermissionRef = builder.enumType("Permission", {
  description: "What a librarian may do: read or change one part of the library's work.",
  values: Object.fromEntries(
    PERMISSIONS.map((permission) => [
      permission.replace(".", "_").replace(/[A-Z]/gu, "_$&").toUpperCase(),
      {
        value: permission,
        description: `${permission.endsWith(".read") ? "Read" : "Change"}: ${permission.split(".")[0]}.`,
      },
    ]),
  ),
});

const SecondFactorRef = builder
  .objectRef<{ readonly enabledAt: Date; readonly recoveryCodesLeft: number }>("SecondFactor")
  .implement({
    description: "What a librarian's account asks for besides its password: the codes of an app.",
    fields: (t) => ({
      enabledAt: t.expose("enabledAt", { type: "DateTime", description: "Since when a login takes a code." }),
      recoveryCodesLeft: t.exposeInt("recoveryCodesLeft", {
        description: "How many of the ten codes on paper were not used.",
      }),
    }),
  });

builder.node(UserRef, {
  description: "An account (pengguna). Only its owner and administrators see it; for everybody else there is none.",
  id: { resolve: ({ userId }) => userId, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.accounts.load(id),
  fields: (t) => ({
    databaseId: t.exposeInt("userId", { description: "Its number in the database, as REST uses it." }),
    username: t.exposeString("username", { description: "The name it logs in with." }),
    role: t.field({
      type: UserRoleRef,
      description: "Whether it is an administrator's, another librarian's or a student's; see `libraryRole`.",
      resolve: ({ role }) => role,
    }),
    libraryRole: t.field({
      type: RoleRef,
      nullable: true,
      description: "The role that says what a librarian may do; null for a student.",
      resolve: ({ libraryRoleId }, _args, { loaders }) =>
        libraryRoleId === null ? null : loaders.accountRole.load(libraryRoleId),
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Whose it is; a student's name as the register has it.",
    }),
    email: t.exposeString("email", { nullable: true, description: "E-mail." }),
    phone: t.exposeString("phone", { nullable: true, description: "Telephone." }),
    student: t.expose("student", {
      type: StudentRef,
      nullable: true,
      description: "The student marker: whose account it is, null for a librarian's.",
    }),
    isActive: t.exposeBoolean("active", { description: "False where the account is closed." }),
    passwordExpiresAt: t.expose("passwordExpiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when a password that was given to its owner may be used; null for the owner's own.",
    }),
    secondFactorDue: t.exposeBoolean("secondFactorDue", {
      description:
        "Whether the library makes a second factor a librarian's duty that this account has not met: then a session " +
        "of it may do nothing else.",
    }),
    passwordChangedAt: t.expose("passwordChangedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the password last took the place of another one; null for the account's first.",
    }),
    secondFactor: t.field({
      type: SecondFactorRef,
      nullable: true,
      description: "The second factor of a librarian's account; null where it is off.",
      resolve: ({ secondFactorSince: enabledAt, recoveryCodesLeft }) =>
        enabledAt === null ? null : { enabledAt, recoveryCodesLeft },
    }),
    viewerCan: t.expose("viewerCan", {
      type: [PermissionRef],
      description: "What this request may do at the desk; nothing for a student.",
    }),
    viewerCanManage: t.exposeBoolean("viewerCanManage", {
      description: "Whether this request may change the collection.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "Who asks; null for a visitor. Source: GET /user-info.",
    resolve: (_root, _args, { users, viewer }) => (hasAccount(viewer) ? users.me(viewer) : null),
  }),
);

builder.relayMutationField(
  "updateUserInfo",
  {
    description: "What to change of one's own account. Null clears, and what is absent stays.",
    inputFields: (t) => ({
      username: t.string({ description: "3 to 60 letters, digits and . _ - @; upper and lower case are one." }),
      name: t.string({ description: "An administrator's only; a student's name is the register's." }),
      email: t.string({ description: "E-mail." }),
      phone: t.string({ description: "Telephone." }),
      address: t.string({ description: "Postal address; a student's only." }),
      currentPassword: t.string({ description: "Required where `username` or `email` becomes another." }),
    }),
  },
  {
    description: "Changes one's own account; only with a session. Source: PUT /user-info.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { users, viewer }) => ({ user: await users.updateUserInfo(viewer, input) }),
  },
  {
    description: "The account as it is now.",
    outputFields: (t) => ({ user: t.expose("user", { type: UserRef, description: "The account." }) }),
  },
);

builder.relayMutationField(
  "changePassword",
  {
    description: "The old password and the new one.",
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: "The one that is valid now." }),
      password: t.string({
        required: true,
        description:
          "8 to 128 signs of any kind; not among the most common, and without the library's or the account's name.",
      }),
    }),
  },
  {
    description:
      "Changes one's own password and ends every other session of the account and its tokens; this browser gets a " +
      "fresh session. " +
      "Source: PUT /user-info/password.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { users, session, viewer }) => {
      session.begin(await users.changePassword(viewer, input, session));
      return { message: "Kata sandi sudah diubah" };
    },
  },
  {
    description: "The password is changed.",
    outputFields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
  },
);

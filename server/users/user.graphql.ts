import { builder, recordNumber } from "../graphql/builder.js";
import type { SessionUser } from "../session/SessionService.js";
import { canManage } from "../viewer.js";

export const UserRef = builder.objectRef<SessionUser>("User");

const UserRoleRef = builder.enumType("UserRole", {
  description: "What an account may do.",
  values: {
    ADMIN: { value: "admin", description: "Runs the library (petugas)." },
    STUDENT: { value: "student", description: "A student (siswa), who sees their own data." },
  } as const,
});

builder.node(UserRef, {
  description: "An account (pengguna).",
  id: { resolve: ({ userId }) => userId, parse: recordNumber, description: "Global id." },
  loadOne: (id, { viewer }) =>
    (viewer.role === "admin" || viewer.role === "student") && viewer.userId === id
      ? { userId: viewer.userId, username: viewer.username, studentId: viewer.role === "student" ? viewer.studentId : null }
      : null,
  fields: (t) => ({
    databaseId: t.exposeInt("userId", { description: "Its number in the database, as REST uses it." }),
    username: t.exposeString("username", { description: "The name it logs in with." }),
    role: t.field({ type: UserRoleRef, description: "What it may do.", resolve: ({ studentId }) => (studentId === null ? "admin" : "student") }),
    viewerCanManage: t.boolean({ description: "Whether this request may change the collection.", resolve: (_user, _args, { viewer }) => canManage(viewer) }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "Who asks; null for a visitor.",
    resolve: (_root, _args, { viewer }) =>
      viewer.role === "admin" || viewer.role === "student"
        ? { userId: viewer.userId, username: viewer.username, studentId: viewer.role === "student" ? viewer.studentId : null }
        : null,
  }),
);

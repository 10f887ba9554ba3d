import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { exampleStudent } from "../students/studentPresenter.js";
import { presentUserInfo, userInfoResponse, userRole } from "./userPresenter.js";
import { changePasswordInput, userInfoInput } from "./userInput.js";

const example = {
  id: 7,
  username: "rani",
  role: "student",
  name: "Rani Puspita",
  email: "rani@example.sch.id",
  phone: "0812-3456-7890",
  student: { ...exampleStudent, username: "rani" },
  password_changed_at: "2026-08-03T02:15:00.000Z",
  second_factor: null,
  second_factor_due: false,
  viewer_can: [],
};

export const userRoutes = [
  route({
    method: "GET",
    path: "/user-info",
    operationId: "viewer",
    tag: "Account",
    access: "account",
    operation: "read",
    success: 200,
    summary: "One's own account",
    response: z.object({ data: userInfoResponse }),
    example: { response: { status_code: 200, data: example } },
    handle: async ({ context: { users, viewer } }) => ({ data: presentUserInfo(await users.me(viewer)) }),
  }),
  route({
    method: "GET",
    path: "/user-info/role",
    operationId: "viewerRole",
    tag: "Account",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "One's own role",
    response: z.object({ role: userRole }),
    example: { response: { status_code: 200, role: "student" } },
    handle: async ({ context: { users, viewer } }) => ({ role: (await users.me(viewer)).role }),
  }),
  route({
    method: "PUT",
    path: "/user-info",
    operationId: "updateUserInfo",
    tag: "Account",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Change one's own account",
    description:
      "Only with a session. Null clears, and what is absent stays. `name` is an administrator's only, `address` a student's. " +
      "Another name to log in with or another `email` takes `current_password`.",
    body: userInfoInput,
    response: z.object({ data: userInfoResponse }),
    example: {
      body: { email: "rani@example.sch.id", current_password: "…" },
      response: { status_code: 200, data: example },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { users, viewer }, body }) => ({
      data: presentUserInfo(await users.updateUserInfo(viewer, body)),
    }),
  }),
  route({
    method: "PUT",
    path: "/user-info/password",
    operationId: "changePassword",
    tag: "Account",
    access: "account",
    operation: "update",
    success: 200,
    summary: "Change one's own password",
    description:
      "Only with a session. It ends every other session of the account and its tokens; this browser gets a fresh session.",
    body: changePasswordInput,
    response: z.object({ message: z.string() }),
    example: {
      body: { current_password: "…", password: "…" },
      response: { status_code: 200, message: "Kata sandi sudah diubah" },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { users, session, viewer }, body }) => {
      session.begin(await users.changePassword(viewer, body, session));
      return { message: "Kata sandi sudah diubah" };
    },
  }),
];

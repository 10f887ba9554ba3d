import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { presentUser, userAnswer } from "../users/userAnswer.js";
import { loginInput } from "./sessionInput.js";

const exampleUser = { id: 1, username: "admin", role: "admin", student: null };

export const sessionRoutes = [
  route({
    method: "POST",
    path: "/auth/login",
    operationId: "login",
    tag: "Session",
    access: "everyone",
    operation: "create",
    success: 200,
    summary: "Log in",
    body: loginInput,
    answer: z.object({ user: userAnswer, message: z.string() }),
    example: {
      body: { username: "admin", password: "…" },
      answer: { status_code: 200, user: exampleUser, message: "Berhasil login" },
    },
    failures: [422, 429],
    handle: async ({ context: { sessions, session, viewer }, body }) => {
      const begun = await sessions.login(viewer, body, session);
      session.begin(begun);
      return { user: presentUser(begun.user), message: "Berhasil login" };
    },
  }),
  route({
    method: "POST",
    path: "/auth/logout",
    operationId: "logout",
    tag: "Session",
    access: "everyone",
    operation: "create",
    success: 200,
    summary: "Log out",
    answer: z.object({ message: z.string() }),
    example: { answer: { status_code: 200, message: "Berhasil logout" } },
    handle: async ({ context: { sessions, session, viewer } }) => {
      await sessions.logout(viewer, session.token);
      session.end();
      return { message: "Berhasil logout" };
    },
  }),
];

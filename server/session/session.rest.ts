import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { presentUser, userResponse } from "../users/userPresenter.js";
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
    response: z.object({ user: userResponse, message: z.string() }),
    example: {
      body: { username: "admin", password: "…" },
      response: { status_code: 200, user: exampleUser, message: "Berhasil login" },
    },
    failures: [422, 429],
    handle: async ({ context: { sessions, session, viewer }, body }) => {
      const newSession = await sessions.login(viewer, body, session);
      session.begin(newSession);
      return { user: presentUser(newSession.user), message: "Berhasil login" };
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
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Berhasil logout" } },
    handle: async ({ context: { sessions, session, viewer } }) => {
      await sessions.logout(viewer, session.token);
      session.end();
      return { message: "Berhasil logout" };
    },
  }),
];

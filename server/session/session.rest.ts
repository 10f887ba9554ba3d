import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { presentUser, userResponse } from "../users/userPresenter.js";
import { completeLoginInput, loginInput } from "./sessionInput.js";

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
    description:
      "Where the account has a second factor, the answer to a right password is 401 with `challenge`: no session yet, " +
      "but what `POST /auth/login/code` takes for ten minutes.",
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
    path: "/auth/login/code",
    operationId: "completeLogin",
    tag: "Session",
    access: "everyone",
    operation: "create",
    success: 200,
    summary: "Log in with a code",
    description:
      "The second half of a login of an account with a second factor. A wrong code is 422, and the next one may be " +
      "sent with the same `challenge`; where that is over or was used, 401: log in again.",
    body: completeLoginInput,
    response: z.object({ user: userResponse, message: z.string() }),
    example: {
      body: { challenge: "…", code: "492039" },
      response: { status_code: 200, user: exampleUser, message: "Berhasil login" },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { sessions, session, viewer }, body }) => {
      const newSession = await sessions.completeLogin(viewer, body, session);
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

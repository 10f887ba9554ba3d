import {
  ConflictError,
  CredentialsError,
  SecondFactorRequiredError,
  ThrottledError,
  ValidationError,
} from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { UserRef } from "../users/user.graphql.js";

builder.relayMutationField(
  "login",
  {
    description: "A name and a password.",
    inputFields: (t) => ({
      username: t.string({ required: true, description: "Upper or lower case alike." }),
      password: t.string({ required: true, description: "As it was chosen." }),
    }),
  },
  {
    description:
      "Opens a session: the answer sets its two cookies. Where the account has a second factor it opens none yet and " +
      "says what `completeLogin` takes. Source: POST /auth/login.",
    errors: { types: [ValidationError, CredentialsError, SecondFactorRequiredError, ThrottledError] },
    resolve: async (_root, { input }, { sessions, users, session, viewer }) => {
      const newSession = await sessions.login(viewer, input, session);
      session.begin(newSession);
      return { user: await users.me(newSession.viewer) };
    },
  },
  {
    description: "Who is logged in now.",
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: "The account.", resolve: ({ user }) => user }),
    }),
  },
);

builder.relayMutationField(
  "completeLogin",
  {
    description: "A code for a login whose password was right.",
    inputFields: (t) => ({
      challenge: t.string({ required: true, description: "What `login` has answered." }),
      code: t.string({
        required: true,
        description: "The six digits that the app shows, or a recovery code; spaces and dashes do not matter.",
      }),
    }),
  },
  {
    description:
      "Opens the session of an account with a second factor: the answer sets its two cookies. Source: POST " +
      "/auth/login/code.",
    errors: { types: [ValidationError, CredentialsError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { sessions, users, session, viewer }) => {
      const newSession = await sessions.completeLogin(viewer, input, session);
      session.begin(newSession);
      return { user: await users.me(newSession.viewer) };
    },
  },
  {
    description: "Who is logged in now.",
    outputFields: (t) => ({
      user: t.field({ type: UserRef, description: "The account.", resolve: ({ user }) => user }),
    }),
  },
);

const LogoutPayload = builder.objectRef<{ readonly message: string }>("LogoutPayload").implement({
  description: "The session is over.",
  fields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
});

builder.mutationField("logout", (t) =>
  t.field({
    type: LogoutPayload,
    description: "Ends this browser's session at once, on the server too. Source: POST /auth/logout.",
    resolve: async (_root, _args, { sessions, session, viewer }) => {
      await sessions.logout(viewer, session.token);
      session.end();
      return { message: "Berhasil logout" };
    },
  }),
);

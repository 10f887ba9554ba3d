import { ConflictError, ThrottledError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { RESET_REDEEMED, RESET_REQUESTED } from "./resetMessages.js";

const PasswordResetRef = builder.objectRef<{ readonly byMail: boolean }>("PasswordResetInfo").implement({
  description: "How a forgotten password is replaced.",
  fields: (t) => ({
    byMail: t.exposeBoolean("byMail", { description: "Whether a code is mailed; otherwise the desk does it." }),
  }),
});

builder.queryField("passwordReset", (t) =>
  t.field({
    type: PasswordResetRef,
    description: "How a forgotten password is replaced here. Source: GET /auth/forgot-password.",
    resolve: (_root, _args, { passwordResets, viewer }) => ({ byMail: passwordResets.isByMail(viewer) }),
  }),
);

const said = (text: string) => ({
  description: text,
  outputFields: (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { message: string }>) => ({
    message: t.exposeString("message", { description: "For the person, in Indonesian." }),
  }),
});

builder.relayMutationField(
  "requestPasswordReset",
  {
    description: "An account whose password was forgotten.",
    inputFields: (t) => ({
      account: t.string({
        required: true,
        description: "The name to log in with, the member's number, or the account's e-mail address.",
      }),
    }),
  },
  {
    description:
      "Mails a code for one new password to the address of the account, at most three an hour. The answer is the " +
      "same for accounts that there are and that there are not. Source: POST /auth/forgot-password.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { passwordResets, session, viewer }) => {
      await passwordResets.request(viewer, input, session);
      return { message: RESET_REQUESTED };
    },
  },
  said("It was written down."),
);

builder.relayMutationField(
  "redeemPasswordReset",
  {
    description: "A mailed code, and what the password shall be.",
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: "As mailed; upper and lower case, hyphens and spaces do not count.",
      }),
      password: t.string({
        required: true,
        description:
          "8 to 128 signs of any kind; not among the most common, and without the library's or the account's name.",
      }),
    }),
  },
  {
    description:
      "Gives the account of a mailed code a new password. Its sessions and tokens end, and none begins. A code is " +
      "good for an hour and one password. Source: POST /auth/reset-password.",
    errors: { types: [ValidationError, ThrottledError] },
    resolve: async (_root, { input }, { passwordResets, session, viewer }) => {
      await passwordResets.redeem(viewer, input, session);
      return { message: RESET_REDEEMED };
    },
  },
  said("The password is the new one."),
);

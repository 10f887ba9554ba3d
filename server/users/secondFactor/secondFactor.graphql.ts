import { ConflictError, NotFoundError, ThrottledError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { UserRef } from "../user.graphql.js";

const CURRENT_PASSWORD = "The one that is valid now.";
const ANY_CODE = "The six digits that the app shows, or a recovery code.";
const SHOWN_ONCE = "Ten codes on paper, each of which stands for one of the app once. Shown this once.";

builder.relayMutationField(
  "startSecondFactor",
  {
    description: "One's own password.",
    inputFields: (t) => ({ password: t.string({ required: true, description: CURRENT_PASSWORD }) }),
  },
  {
    description:
      "A new secret for an app that shows codes. Nothing is on before `enableSecondFactor`. Librarians, only in a " +
      "session. Source: POST /user-info/second-factor/start.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: (_root, { input }, { secondFactors, viewer }) => secondFactors.start(viewer, input),
  },
  {
    description: "What the app is given.",
    outputFields: (t) => ({
      key: t.exposeString("key", { description: "The secret, to be typed into the app (Base32)." }),
      address: t.exposeString("address", { description: "The same for a QR code: `otpauth://totp/…`." }),
      enrolment: t.exposeString("enrolment", {
        description: "What `enableSecondFactor` takes, within half an hour and while the password is the same.",
      }),
    }),
  },
);

builder.relayMutationField(
  "enableSecondFactor",
  {
    description: "The first code.",
    inputFields: (t) => ({
      enrolment: t.string({ required: true, description: "What `startSecondFactor` has answered." }),
      code: t.string({ required: true, description: "The six digits that the app shows now." }),
    }),
  },
  {
    description:
      "Turns one's own second factor on and ends the account's other sessions; tokens go on. Only in a session. " +
      "Source: POST /user-info/second-factor.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input }, { secondFactors, session, viewer }) =>
      secondFactors.enable(viewer, input, session.token),
  },
  {
    description: "It is on.",
    outputFields: (t) => ({
      user: t.expose("account", { type: UserRef, description: "The account." }),
      recoveryCodes: t.exposeStringList("recoveryCodes", { description: SHOWN_ONCE }),
    }),
  },
);

builder.relayMutationField(
  "disableSecondFactor",
  {
    description: "Both factors.",
    inputFields: (t) => ({
      password: t.string({ required: true, description: CURRENT_PASSWORD }),
      code: t.string({ required: true, description: ANY_CODE }),
    }),
  },
  {
    description: "Turns one's own second factor off. Only in a session. Source: POST /user-info/second-factor/disable.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { secondFactors, viewer }) => ({
      account: await secondFactors.disable(viewer, input),
    }),
  },
  {
    description: "It is off.",
    outputFields: (t) => ({ user: t.expose("account", { type: UserRef, description: "The account." }) }),
  },
);

builder.relayMutationField(
  "renewRecoveryCodes",
  {
    description: "Both factors.",
    inputFields: (t) => ({
      password: t.string({ required: true, description: CURRENT_PASSWORD }),
      code: t.string({ required: true, description: ANY_CODE }),
    }),
  },
  {
    description:
      "New recovery codes; the old ones are worth nothing any more. Only in a session. Source: POST " +
      "/user-info/second-factor/recovery-codes.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: (_root, { input }, { secondFactors, viewer }) => secondFactors.renewRecoveryCodes(viewer, input),
  },
  {
    description: "The new codes.",
    outputFields: (t) => ({
      user: t.expose("account", { type: UserRef, description: "The account." }),
      recoveryCodes: t.exposeStringList("recoveryCodes", { description: SHOWN_ONCE }),
    }),
  },
);

builder.relayMutationField(
  "resetSecondFactor",
  {
    description: "A librarian who has lost app and recovery codes.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The account's global id." }) }),
  },
  {
    description:
      "Turns a librarian's second factor off and ends their sessions; the password stays. Not one's own. Only in a " +
      "session. Source: DELETE /librarians/{id}/second-factor.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input }, { secondFactors, viewer }) => ({
      account: await secondFactors.reset(viewer, recordIdOf("User", input.id)),
    }),
  },
  {
    description: "It is off.",
    outputFields: (t) => ({ user: t.expose("account", { type: UserRef, description: "The account." }) }),
  },
);

import { type LendingCheck, LendingRefusedError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { UserErrorRef } from "../../platform/graphql/userErrors.graphql.js";

const LendingCheckKindRef = builder.enumType("LendingCheckKind", {
  description: "What a check does to the act.",
  values: {
    IMPOSSIBLE: { value: "impossible", description: "Nobody overrides it; the message names the cure." },
    CONFIRM: { value: "confirm", description: "It happens once its code is sent in `confirm`." },
    NOTICE: { value: "notice", description: "It happens all the same; the desk should know." },
  } as const,
});

export const LendingCheckRef = builder.objectRef<LendingCheck>("LendingCheck").implement({
  description: "One reason why it does not happen by itself, or something to know about it.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "For programs and for `confirm`: `on_loan`, `limit` …" }),
    kind: t.field({ type: LendingCheckKindRef, description: "What it does.", resolve: ({ kind }) => kind }),
    message: t.exposeString("message", { description: "What is the matter and what to do, in Indonesian." }),
    needsOverride: t.boolean({
      description: "Whether only who has the permission OVERRIDES can confirm it: an exception from the rules.",
      resolve: ({ needsOverride = false }) => needsOverride,
    }),
  }),
});

builder.objectType(LendingRefusedError, {
  name: "LendingRefusal",
  description:
    "A loan, a renewal, a letter or an erasure that does not happen, or not before it was confirmed; " +
    "nothing was changed.",
  interfaces: [UserErrorRef],
  fields: (t) => ({
    checks: t.field({
      type: [LendingCheckRef],
      description: "Every reason at once; one alone where that is impossible.",
      resolve: ({ checks }) => [...checks],
    }),
  }),
});

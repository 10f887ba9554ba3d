import { brandWithType } from "@pothos/core";

import {
  ConflictError,
  CredentialsError,
  type DomainError,
  type FieldError,
  FileRefusedError,
  type LendingCheck,
  LendingRefusedError,
  NotFoundError,
  ThrottledError,
  ValidationError,
} from "../../errors.js";
import { builder } from "./builder.js";
import { ERROR_CODES } from "./failures.js";

export const FieldErrorRef = builder.objectRef<FieldError>("FieldError").implement({
  description: "One wrong value of an input.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "The field, as its input names it; parts of a list by number: `authors.0.firstName`.",
    }),
    message: t.exposeString("message", { description: "What is wrong with it and what to do, in Indonesian." }),
  }),
});

type UserErrorData = Pick<DomainError, "kind" | "message" | "fields">;

export const UserErrorRef = builder.interfaceRef<UserErrorData>("UserError").implement({
  description: "An expected failure of a command: data, not an exception.",
  fields: (t) => ({
    code: t.string({
      description: "For programs: `VALIDATION_FAILED`, `NOT_FOUND`, `CONFLICT` …",
      resolve: ({ kind }) => (kind === "validation" ? "VALIDATION_FAILED" : ERROR_CODES[kind]),
    }),
    message: t.exposeString("message", {
      description: "For the person who asked, in Indonesian: what happened and what to do.",
    }),
  }),
});

/** An error returned as data next to others: throwing it from a field would make that field fail. */
export function toUserErrorData(error: DomainError): UserErrorData {
  const { kind, message, fields } = error;
  const data = { kind, message, fields };
  brandWithType(data, error.constructor as typeof NotFoundError);
  return data;
}

const fields = {
  type: [FieldErrorRef] as [typeof FieldErrorRef],
  resolve: (error: UserErrorData) => [...error.fields],
};

builder.objectType(ValidationError, {
  name: "ValidationError",
  description: "Values that cannot be accepted; nothing was changed.",
  interfaces: [UserErrorRef],
  fields: (t) => ({ fields: t.field({ ...fields, description: "Every wrong field." }) }),
});

builder.objectType(NotFoundError, {
  name: "NotFoundError",
  description: "What the input names is not there.",
  interfaces: [UserErrorRef],
});

builder.objectType(ConflictError, {
  name: "ConflictError",
  description: "It clashes with what is there: a taken name, a record that is still in use.",
  interfaces: [UserErrorRef],
  fields: (t) => ({ fields: t.field({ ...fields, description: "The fields that clash, where single ones do." }) }),
});

const LendingCheckKindRef = builder.enumType("LendingCheckKind", {
  description: "What a check does to the act.",
  values: {
    IMPOSSIBLE: { value: "impossible", description: "Nobody overrides it; the message names the cure." },
    CONFIRM: { value: "confirm", description: "It happens once its code is sent in `confirm`." },
    NOTICE: { value: "notice", description: "It happens all the same; the desk should know." },
  } as const,
});

export const LendingCheckRef = builder.objectRef<LendingCheck>("LendingCheck").implement({
  description: "One reason why a loan does not happen by itself, or something to know about it.",
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
  description: "A loan or a renewal that does not happen, or not before it was confirmed; nothing was changed.",
  interfaces: [UserErrorRef],
  fields: (t) => ({
    checks: t.field({
      type: [LendingCheckRef],
      description: "Every reason at once; one alone where that is impossible.",
      resolve: ({ checks }) => [...checks],
    }),
  }),
});

builder.objectType(CredentialsError, {
  name: "CredentialsError",
  description:
    "The user name and the password, or the student's number and the code, do not belong together; which of them " +
    "is wrong is never said.",
  interfaces: [UserErrorRef],
});

builder.objectType(ThrottledError, {
  name: "ThrottledError",
  description: "Too many tries.",
  interfaces: [UserErrorRef],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt("retryAfterSeconds", { description: "Seconds until the next try is looked at." }),
  }),
});

builder.objectType(FileRefusedError, {
  name: "FileRefusedError",
  description: "A file that is too large or of another type than its content has to be; what was there before stays.",
  interfaces: [UserErrorRef],
});

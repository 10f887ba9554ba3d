import { brandWithType } from "@pothos/core";

import {
  ConflictError,
  CredentialsError,
  type DomainError,
  type FieldError,
  FileRefusedError,
  NotFoundError,
  SecondFactorRequiredError,
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

builder.objectType(CredentialsError, {
  name: "CredentialsError",
  description:
    "The user name and the password, or the student's number and the code, do not belong together; which of them " +
    "is wrong is never said.",
  interfaces: [UserErrorRef],
});

builder.objectType(SecondFactorRequiredError, {
  name: "SecondFactorRequiredError",
  description:
    "The password was right, and the account asks for a code besides: there is no session before `completeLogin`.",
  interfaces: [UserErrorRef],
  fields: (t) => ({
    challenge: t.exposeString("challenge", { description: "What `completeLogin` takes, once." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Until when the code may be sent." }),
  }),
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

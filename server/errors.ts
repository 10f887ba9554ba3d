import { randomBytes } from "node:crypto";

/** One wrong value: the name of the field as services know it (camelCase), and what to do about it in Indonesian. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

export type DomainErrorKind =
  | "validation"
  | "notFound"
  | "conflict"
  | "forbidden"
  | "unauthenticated"
  | "credentials"
  | "throttled"
  | "fileTooLarge"
  | "fileType";

/** An expected failure: its message is meant for the person who asked. Everything else is a surprise and is masked. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  readonly fields: readonly FieldError[] = [];
}

/** Values that cannot be accepted, all of them at once. */
export class ValidationError extends DomainError {
  override readonly name = "ValidationError";
  readonly kind = "validation";

  constructor(
    message: string,
    override readonly fields: readonly FieldError[],
  ) {
    super(message);
  }
}

/** What was named is not there, or not for this viewer. */
export class NotFoundError extends DomainError {
  override readonly name = "NotFoundError";
  readonly kind = "notFound";
}

/** It clashes with what is there: a taken name, a record in use, another import that runs. */
export class ConflictError extends DomainError {
  override readonly name = "ConflictError";
  readonly kind = "conflict";

  constructor(
    message: string,
    override readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }
}

/** Known, and not allowed. */
export class ForbiddenError extends DomainError {
  override readonly name = "ForbiddenError";
  readonly kind = "forbidden";
}

/** Nobody is logged in where somebody must be. */
export class UnauthenticatedError extends DomainError {
  override readonly name = "UnauthenticatedError";
  readonly kind = "unauthenticated";
}

/** A user name and a password, or a number and a code, that do not belong together; which of the two is wrong is never said. */
export class CredentialsError extends DomainError {
  override readonly name = "CredentialsError";
  readonly kind = "credentials";
}

/** Too many tries; `retryAfterSeconds` says when the next one is looked at. */
export class ThrottledError extends DomainError {
  override readonly name = "ThrottledError";
  readonly kind = "throttled";

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** A file that is larger than what is accepted, or of another type. */
export class FileRefusedError extends DomainError {
  override readonly name = "FileRefusedError";

  constructor(
    readonly kind: "fileTooLarge" | "fileType",
    message: string,
  ) {
    super(message);
  }
}

export function invalid(name: string, message: string): ValidationError {
  return new ValidationError(message, [{ name, message }]);
}

/** An id under which a person may ask about a failure that nobody expected, and the log tells its story. */
export function newErrorId(): string {
  return randomBytes(6).toString("hex");
}

export function unexpectedMessage(errorId: string): string {
  return `Terjadi kesalahan di server. Sebutkan kode ${errorId} kepada petugas.`;
}

interface AllRefusedMessages {
  /** Where none of them is there. */
  readonly notFound: string;
  /** Where several are kept from it, each for a reason of its own. */
  readonly conflict: string;
}

/** Why nothing of what was asked for several at once was done; `list` is the field in which they were named, each at its place. */
export function allRefusedError(
  listField: string,
  outcomes: readonly { readonly refused: DomainError | null }[],
  messages: AllRefusedMessages,
): NotFoundError | ConflictError {
  if (outcomes.every(({ refused }) => refused instanceof NotFoundError)) {
    return new NotFoundError(messages.notFound);
  }
  const fields = outcomes.map(({ refused }, index) => ({ name: `${listField}.${index}`, message: refused?.message ?? "" }));
  return new ConflictError(fields.length === 1 ? (fields[0]?.message ?? "") : messages.conflict, fields);
}

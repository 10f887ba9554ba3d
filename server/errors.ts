import { currentRequestId, newRequestId } from "./platform/http/requestId.js";
import { required } from "./platform/required.js";

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
  | "secondFactor"
  | "throttled"
  | "fileTooLarge"
  | "fileType"
  | "timeout"
  | "unavailable";

/** An expected failure, whose message is shown to the user. Every other error is unexpected and masked. */
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

/** The record does not exist, or the viewer may not see it. */
export class NotFoundError extends DomainError {
  override readonly name = "NotFoundError";
  readonly kind = "notFound";
}

/** Conflicts with existing data: a name that is taken, a record in use, another import that is running. */
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

/** One reason why an act of lending does not happen by itself, or something to know about it. */
export interface LendingCheck {
  readonly code: string;
  /** Impossible: nobody overrides it. Confirm: it happens once it was confirmed. Notice: it happens all the same. */
  readonly kind: "impossible" | "confirm" | "notice";
  /** In Indonesian: what is the matter and what to do. */
  readonly message: string;
  /** For one that has to be confirmed: whether that takes the right `overrides`. */
  readonly needsOverride?: boolean | undefined;
}

/** A loan, a renewal or a reservation that does not happen, or not before somebody has confirmed it. */
export class LendingRefusedError extends DomainError {
  override readonly name = "LendingRefusedError";

  constructor(
    readonly kind: "notFound" | "validation" | "conflict",
    readonly checks: readonly LendingCheck[],
  ) {
    super(checks.map(({ message }) => message).join(" "));
  }
}

/** Known, and not allowed. */
export class ForbiddenError extends DomainError {
  override readonly name = "ForbiddenError";
  readonly kind = "forbidden";
}

/** The operation needs a logged-in user. */
export class UnauthenticatedError extends DomainError {
  override readonly name = "UnauthenticatedError";
  readonly kind = "unauthenticated";
}

/**
 * A user name and a password, or a number and a code, that do not belong together; which of the two is wrong is never
 * said.
 */
export class CredentialsError extends DomainError {
  override readonly name = "CredentialsError";
  readonly kind = "credentials";
}

/** The password was right, and the account asks for a code besides: no session yet. */
export class SecondFactorRequiredError extends DomainError {
  override readonly name = "SecondFactorRequiredError";
  readonly kind = "secondFactor";

  constructor(
    /** What the code is sent with. */
    readonly challenge: string,
    readonly expiresAt: Date,
  ) {
    super("Masukkan kode 6 angka dari aplikasi autentikator.");
  }
}

/** Too many attempts; the next one is accepted after `retryAfterSeconds`, which the message says for people. */
export class ThrottledError extends DomainError {
  override readonly name = "ThrottledError";
  readonly kind = "throttled";

  constructor(
    /** A whole sentence. */
    reason: string,
    readonly retryAfterSeconds: number,
  ) {
    super(`${reason} Tunggu ${waitText(retryAfterSeconds)}, lalu coba lagi.`);
  }
}

/** Rounded up: who comes back then is let in. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} detik`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} menit` : `${Math.ceil(minutes / 60)} jam`;
}

/** An operation that would read for longer than it may; it has changed nothing. */
export class OperationTimeoutError extends DomainError {
  override readonly name = "OperationTimeoutError";
  readonly kind = "timeout";

  constructor() {
    super("Permintaan ini terlalu berat sehingga dihentikan. Persempit pencarian atau filternya, lalu coba lagi.");
  }
}

/** A newer version has the database, or is about to: this one does nothing more. */
export class SupersededError extends DomainError {
  override readonly name = "SupersededError";
  readonly kind = "unavailable";

  constructor() {
    super("Perpustakaan sedang diperbarui. Tunggu sebentar, lalu coba lagi.");
  }
}

/** A file that is too large or of a type that is not accepted. */
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

/**
 * The id of an unexpected error: shown to the user, and logged with the error itself. Within a request it is that of
 * the request, which all its other lines in the log bear too.
 */
export function newErrorId(): string {
  return currentRequestId() ?? newRequestId();
}

export function unexpectedMessage(errorId: string): string {
  return `Terjadi kesalahan di server. Sebutkan kode ${errorId} kepada petugas.`;
}

interface AllRefusedMessages {
  /** Where none of them is there. */
  readonly notFound: string;
  /** Several names that are not allowed, each with its own reason. */
  readonly conflict: string;
}

/**
 * The errors of a batch operation of which nothing could be done. `list` is the field that held the ids; each error
 * has its index.
 */
export function allRefusedError(
  listField: string,
  outcomes: readonly { readonly refused: DomainError | null }[],
  messages: AllRefusedMessages,
): NotFoundError | ConflictError {
  if (outcomes.every(({ refused }) => refused instanceof NotFoundError)) {
    return new NotFoundError(messages.notFound);
  }
  const fields = outcomes.map(({ refused }, index) => ({
    name: `${listField}.${index}`,
    message: required(refused, "the reason of a refusal").message,
  }));
  const [first, ...others] = fields;
  return new ConflictError(first && others.length === 0 ? first.message : messages.conflict, fields);
}

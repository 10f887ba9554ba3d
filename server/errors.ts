import { randomBytes } from "node:crypto";

/** One wrong value: the name of the field as the caller wrote it, and what to do about it in Indonesian. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

export type DomainErrorKind = "validation" | "notFound" | "conflict" | "forbidden" | "unauthenticated";

/** An expected failure: its message is meant for the person who asked. Everything else is a surprise and is masked. */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly kind: DomainErrorKind,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }
}

export function invalid(name: string, message: string): DomainError {
  return new DomainError("validation", message, [{ name, message }]);
}

/** An id under which a person may ask about a failure that nobody expected, and the log tells its story. */
export function newErrorId(): string {
  return randomBytes(6).toString("hex");
}

export function unexpectedMessage(errorId: string): string {
  return `Terjadi kesalahan di server. Sebutkan kode ${errorId} kepada petugas.`;
}

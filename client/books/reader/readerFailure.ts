export type ReaderFailureKind = "gone" | "login" | "locked" | "broken" | "offline";

/** Why a book cannot be read, for whoever is to be told. */
export class ReaderError extends Error {
  override readonly name = "ReaderError";

  constructor(readonly kind: ReaderFailureKind) {
    super(kind);
  }
}

export function failureKindOf(error: unknown): ReaderFailureKind {
  return error instanceof ReaderError ? error.kind : "broken";
}

/** Why the file was not sent, by the status of the response. */
export function failureOfStatus(status: number): ReaderFailureKind {
  if (status === 401 || status === 403) return "login";
  return status === 404 || status === 410 ? "gone" : "offline";
}

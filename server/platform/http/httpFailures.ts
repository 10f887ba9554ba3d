import type { FastifyReply, FastifyRequest } from "fastify";

import { DomainError, type DomainErrorKind, newErrorId, ThrottledError, unexpectedMessage } from "../../errors.js";
import { storageFailure } from "../storageFailure.js";
import { ERROR_CODES } from "../graphql/failures.js";
import type { FailureLog } from "../graphql/failures.js";

/** What HTTP calls each expected failure. */
const HTTP_STATUS: Readonly<Record<DomainErrorKind, number>> = {
  validation: 422,
  notFound: 404,
  conflict: 409,
  forbidden: 403,
  unauthenticated: 401,
  credentials: 401,
  secondFactor: 401,
  throttled: 429,
  fileTooLarge: 413,
  fileType: 415,
  timeout: 503,
  unavailable: 503,
};

const CLIENT_ERROR_MESSAGES: Readonly<Record<number, string>> = {
  413: "Kiriman ini terlalu besar. Kurangi isinya, lalu coba lagi.",
  414: "Alamat halaman ini terlalu panjang. Kurangi pencarian atau filternya.",
  415: "Jenis isi ini tidak diterima. Kirim JSON.",
};

export function wantsHtml({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/** An error as an HTTP response; an unexpected one gets an id and is logged. */
export interface HttpFailure {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly errorId?: string;
  readonly cause?: DomainError;
}

export function toHttpFailure(error: Error & { statusCode?: number }, log: FailureLog): HttpFailure {
  if (error instanceof DomainError) {
    return { status: HTTP_STATUS[error.kind], message: error.message, code: ERROR_CODES[error.kind], cause: error };
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return {
      status: statusCode,
      message:
        CLIENT_ERROR_MESSAGES[statusCode] ?? "Permintaan ini tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.",
      code: "BAD_REQUEST",
    };
  }
  const errorId = newErrorId();
  log(error, errorId);
  const storage = storageFailure(error, errorId);
  return storage
    ? { ...storage, errorId }
    : { status: 500, message: unexpectedMessage(errorId), code: "INTERNAL_SERVER_ERROR", errorId };
}

/** Status and headers of an error, for every kind of body. */
export function setFailureHeaders(reply: FastifyReply, { status, cause }: HttpFailure): FastifyReply {
  if (status === 503) {
    void reply.header("retry-after", "5");
  }
  if (cause instanceof ThrottledError) {
    void reply.header("retry-after", String(cause.retryAfterSeconds));
  }
  return reply.code(status).header("cache-control", "no-store");
}

/** The error handler of every route: returns the client's mistake, or an id under which ours was logged. */
export function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply, log: FailureLog): FastifyReply {
  const failure = toHttpFailure(error, log);
  const { status, message, code, cause } = failure;
  const wait = cause instanceof ThrottledError ? { retryAfterSeconds: cause.retryAfterSeconds } : {};
  setFailureHeaders(reply, failure);
  if (request.url.startsWith("/graphql")) {
    return reply.send({ errors: [{ message, extensions: { code, ...wait } }] });
  }
  if (wantsHtml(request) && !request.url.startsWith("/api")) {
    return reply.type("text/html; charset=utf-8").send(failurePage(message));
  }
  return reply.send({ status_code: status, message });
}

/** A self-contained page, since the renderer of the other pages may be what failed. */
function failurePage(message: string): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Terjadi kesalahan</title></head><body><main><h1>Halaman ini belum dapat ditampilkan</h1>
<p>${message}</p><p><a href="/">Ke halaman utama</a></p></main></body></html>`;
}

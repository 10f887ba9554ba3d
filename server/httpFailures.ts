import type { FastifyReply, FastifyRequest } from "fastify";

import { newErrorId, unexpectedMessage } from "./errors.js";
import type { FailureLog } from "./graphql/failures.js";

const CALLER_MESSAGES: Readonly<Record<number, string>> = {
  413: "Permintaan ini terlalu besar.",
  415: "Jenis isi ini tidak diterima. Kirim JSON.",
};

export function wantsHtml({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/** The last resort of every route: says what the caller did wrong, or an id under which the log tells what we did wrong. */
export function sendFailure(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply, log: FailureLog): FastifyReply {
  const status = error.statusCode ?? 500;
  const isCallers = status >= 400 && status < 500;
  const errorId = newErrorId();
  if (!isCallers) {
    log(error, errorId);
  }
  const message = isCallers
    ? (CALLER_MESSAGES[status] ?? "Permintaan ini tidak dapat dibaca.")
    : unexpectedMessage(errorId);
  reply.code(status).header("cache-control", "no-store");
  if (request.url.startsWith("/graphql")) {
    return reply.send({ errors: [{ message, extensions: { code: isCallers ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR" } }] });
  }
  if (wantsHtml(request) && !request.url.startsWith("/api")) {
    return reply.type("text/html; charset=utf-8").send(failureDocument(message));
  }
  return reply.send({ status_code: status, message });
}

/** Stands alone: whatever draws the other pages may be what failed. */
function failureDocument(message: string): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Terjadi kesalahan</title></head><body><main><h1>Halaman ini belum dapat ditampilkan</h1>
<p>${message}</p><p><a href="/">Ke beranda</a></p></main></body></html>`;
}

import type { FastifyInstance, FastifyRequest } from "fastify";

/** A request with a file takes the time that its line needs; Node counts this from its first byte. */
export const UPLOAD_TIMEOUT_MS = 30 * 60_000;
/** Any other body is small: who takes longer only holds a connection. */
const BODY_TIMEOUT_MS = 60_000;
/** As long as other web servers wait for a caller that is still sending when it has been answered. */
const LINGER_MS = 30_000;

export function isMultipart({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["content-type"]?.trim().toLowerCase().startsWith("multipart/") ?? false;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Bounds the time that a body may take, and takes the rest of a refused upload: a browser looks at an answer only when it has sent
 * everything, and is told of a broken connection where it is cut off.
 */
export function limitRequestBodies(
  app: FastifyInstance,
  { bodyWithinMs: bodyTimeoutMs = BODY_TIMEOUT_MS, lingerMs = LINGER_MS } = {},
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request) && !isMultipart(request)) {
      destroyAfter(request, bodyTimeoutMs);
    }
    done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    const { raw } = request;
    if (isMultipart(request) && !raw.readableEnded && !raw.destroyed) {
      // Past whatever parser no longer wants it.
      raw.unpipe();
      raw.resume();
      destroyAfter(request, lingerMs);
    }
    done(null, payload);
  });
}

function destroyAfter({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => raw.destroy(), milliseconds).unref();
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}

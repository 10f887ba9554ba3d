import type { FastifyInstance, FastifyRequest } from "fastify";

/** As long as other web servers wait for a caller that is still sending when it has been answered. */
const LINGER_MS = 30_000;

export function isMultipart({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["content-type"]?.trim().toLowerCase().startsWith("multipart/") ?? false;
}

/**
 * A browser looks at an answer only when it has sent everything, and is told of a broken connection where that is cut. So the rest of
 * a refused upload is read and thrown away for a while, past whatever parser no longer wants it.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", (request, _reply, payload, done) => {
    const { raw } = request;
    if (isMultipart(request) && !raw.readableEnded && !raw.destroyed) {
      raw.unpipe();
      raw.resume();
      const lingering = setTimeout(() => raw.destroy(), LINGER_MS).unref();
      raw.once("close", () => clearTimeout(lingering)).once("end", () => clearTimeout(lingering));
    }
    done(null, payload);
  });
}

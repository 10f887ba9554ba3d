import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/** Passes twice before a connection ends: the first time, Node only notes how much is still unsent. */
const STALLED_MS = 25_000;
/** What a stop gives those who still receive, before the process that asked for it kills the server. */
const CLOSE_WITHIN_MS = 6_000;

/** Ends the connection of a reader who has stopped reading, and at a stop those that do not come to an end. */
export function limitConnections(
  app: FastifyInstance,
  { stalledMs = STALLED_MS, closeWithinMs = CLOSE_WITHIN_MS } = {},
): void {
  // From the response on, since a request may take its time; Node takes the limit away at the next request.
  app.addHook("onSend", (_request, reply, payload, done) => {
    const { socket } = reply.raw;
    // A request within the process has none that could stall.
    if (socket instanceof Socket) {
      socket.setTimeout(stalledMs);
    }
    done(null, payload);
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", (done) => {
    timer = setTimeout(() => app.server.closeAllConnections(), closeWithinMs).unref();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearTimeout(timer);
    done();
  });
}

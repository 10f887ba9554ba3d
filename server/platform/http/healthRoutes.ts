import type { FastifyInstance } from "fastify";

const READY_TIMEOUT_MS = 3_000;

/**
 * /healthz: the process is alive. /readyz: what is asked of this instance now would be answered: it is not about to
 * stop, and the data can be read and written; migrations were run before the server started to listen. Once it is about
 * to stop, each answer is the last one of its connection, so that a proxy that keeps connections open sends nothing to
 * one that is closed.
 * @param assertUsable Fails where the data cannot be read and written.
 */
export function addHealthRoutes(app: FastifyInstance, assertUsable: () => Promise<void>, leaving?: AbortSignal): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (leaving?.aborted) void reply.header("connection", "close");
    done();
  });
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const usable = assertUsable().then(
      () => true,
      () => false,
    );
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
    });
    const isReady = await Promise.race([usable, timeout]);
    clearTimeout(timer);
    return isReady && !leaving?.aborted ? { status: "ok" } : reply.code(503).send({ status: "unavailable" });
  });
}

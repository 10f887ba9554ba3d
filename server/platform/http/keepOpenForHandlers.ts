import type { FastifyInstance } from "fastify";

/**
 * Lets what a request uses stay open until its handler has ended, whether its client still waits or not: a stop ends
 * connections that take too long, and their handlers go on. For the routes that are added after this.
 */
export function keepOpenForHandlers(
  app: FastifyInstance,
  resource: { readonly keepOpen: (work: () => Promise<unknown>) => Promise<unknown> },
): void {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        // Its failure is answered by whoever waits for the result itself.
        resource.keepOpen(() => result).catch(() => undefined);
      }
      return result;
    };
  });
}

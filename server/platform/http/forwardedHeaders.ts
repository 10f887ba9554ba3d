import { isIP } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * Refuses what a trusted proxy cannot have meant: a client that is no address (a port is none either), and a protocol
 * other than HTTP. Without it junk would count as an address of its own, past every limit per address, and a protocol
 * would reach the links of pages. The first refusal is logged, since it may be the proxy's settings.
 */
export function refuseBadForwardedHeaders(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const problem = badHeader(request);
    if (problem === null) {
      done();
      return;
    }
    if (!isLogged) {
      isLogged = true;
      request.log.warn({ header: problem }, "a trusted proxy sends a header that cannot be used; check its settings");
    }
    done(Object.assign(new Error(`${problem} cannot be used`), { statusCode: 400 }));
  });
}

function badHeader({ ip, protocol }: { readonly ip: string; readonly protocol: string }): string | null {
  if (isIP(ip) === 0) {
    return "X-Forwarded-For";
  }
  return protocol === "http" || protocol === "https" ? null : "X-Forwarded-Proto";
}

import { isIP } from "node:net";

import type { FastifyInstance } from "fastify";

import { hasProxySigns, isLocalHost, isThisMachine } from "./localNetwork.js";

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

/**
 * Says once what to change where a proxy stands in front that nobody has told the server of: it believes none of what
 * the proxy says, so that all readers count as one, and over plain HTTP browsers drop the session's cookie.
 */
export function reportUntrustedProxy(app: FastifyInstance): void {
  let isReported = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const { remoteAddress: address = "" } = request.socket;
    // From elsewhere anybody may send such headers.
    if (!isReported && hasProxySigns(request) && request.ip === address && isNearby(address)) {
      isReported = true;
      request.log.warn(
        { address },
        `${address} passes requests on like a proxy, but is not trusted. If it is yours, set ` +
          `TRUSTED_PROXIES=${address} and PUBLIC_URL to the address that readers open, such as https://perpus.sch.id`,
      );
    }
    done();
  });
}

function isNearby(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return isThisMachine(plain) || isLocalHost(plain);
}

function badHeader({ ip, protocol }: { readonly ip: string; readonly protocol: string }): string | null {
  if (isIP(ip) === 0) {
    return "X-Forwarded-For";
  }
  return protocol === "http" || protocol === "https" ? null : "X-Forwarded-Proto";
}

import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

const localAddresses = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  localAddresses.addSubnet(network, bits, "ipv4");
}
localAddresses.addSubnet("fc00::", 7, "ipv6");
localAddresses.addSubnet("fe80::", 10, "ipv6");

/** Names that only a local network can resolve. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(?:local|lan|home|internal|home\.arpa)$/i;

/**
 * Whether a request comes over plain HTTP from a browser on the local network: it opened a private address or a local
 * name, and no proxy says that it stands in between, which may speak HTTPS on its other side. This machine itself does
 * not count: most browsers treat it as they treat HTTPS.
 */
export function isPlainLocalRequest(request: FastifyRequest): boolean {
  return request.protocol === "http" && !hasProxySigns(request) && isLocalHost(request.hostname);
}

export function hasProxySigns({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return ["forwarded", "x-forwarded-for", "x-forwarded-proto", "via"].some((name) => name in headers);
}

export function isThisMachine(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]", "::1"].includes(hostname);
}

/** By host name: each request asks, and comparing an address with networks takes longer than a cached page. */
const knownHosts = new LRUCache<string, boolean>({ max: 100, memoMethod: isHostOfHouse });

export function isLocalHost(hostname: string): boolean {
  return knownHosts.memo(hostname);
}

function isHostOfHouse(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(host);
  return version === 0
    ? host !== "localhost" && LOCAL_NAME.test(host)
    : localAddresses.check(host, version === 4 ? "ipv4" : "ipv6");
}

/** The addresses by which other devices of the house reach this machine. */
export function localNetworkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

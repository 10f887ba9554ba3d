import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

import type { FastifyRequest } from "fastify";

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

/** Names that only a network of the house can resolve. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(?:local|lan|home|internal|home\.arpa)$/i;

/**
 * Whether a request comes over plain HTTP from a browser in the same house: it opened a private address or a local
 * name, and no proxy says that it stands in between, which may speak HTTPS on its other side. This machine itself does
 * not count: browsers treat it as they treat HTTPS.
 */
export function isPlainLocalRequest({ protocol, hostname, headers }: FastifyRequest): boolean {
  const hasProxy = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "via"].some((name) => name in headers);
  return protocol === "http" && !hasProxy && isLocalHost(hostname);
}

export function isLocalHost(hostname: string): boolean {
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

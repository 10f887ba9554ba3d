import { isIPv6 } from "node:net";

/**
 * What counts as one address: all of an IPv4 address; of an IPv6 address its first half, since the other is the
 * caller's to choose.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (embedded !== undefined || !isIPv6(plain)) {
    return embedded ?? plain;
  }
  return `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes the shortest form, with an embedded IPv4 address as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

import { isIPv6 } from "node:net";

const IPV4_MAPPED = "0:0:0:0:0:ffff";

/**
 * What counts as one address: all of an IPv4 address, however it is written; of an IPv6 address its first half, since
 * the other is the caller's to choose.
 */
export function networkOf(address: string): string {
  return networkWithin(address, 4);
}

/**
 * The same for what a whole customer of a provider may do: of an IPv6 address the first three groups (/48), as many
 * providers give each customer so many networks that one for each call costs nothing.
 */
export function wideNetworkOf(address: string): string {
  return networkWithin(address, 3);
}

function networkWithin(address: string, groupsKept: number): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) {
    return plain;
  }
  const groups = groupsOf(plain);
  return groups.slice(0, 6).join(":") === IPV4_MAPPED
    ? groups.slice(6).flatMap(bytesOf).join(".")
    : `${groups.slice(0, groupsKept).join(":")}::/${groupsKept * 16}`;
}

function bytesOf(group: string): number[] {
  const value = parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes the shortest form, with an embedded IPv4 address as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}

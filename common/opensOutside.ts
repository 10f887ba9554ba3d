/** Addresses and names that only this machine, or the network that it is in, can reach. */
const OF_HOUSE = [
  /^[a-z0-9-]+$/iu,
  /\.(?:localhost|local|lan|home|internal|home\.arpa)$/iu,
  /^(?:127|10)(?:\.\d+){3}$/u,
  /^(?:172\.(?:1[6-9]|2\d|3[01])|192\.168|169\.254)(?:\.\d+){2}$/u,
  /^\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/iu,
  // The same IPv4 addresses as IPv6 writes them.
  /^\[::ffff:(?:7f[\da-f]{2}|a[\da-f]{2}|ac1[\da-f]|c0a8|a9fe):[\da-f]+\]$/iu,
];

/** Whether others can open a link with this origin. */
export function opensOutside(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return !OF_HOUSE.some((host) => host.test(hostname));
}

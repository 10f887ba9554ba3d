/** Addresses and names that only this machine, or the network that it is in, can reach. */
const OF_HOUSE =
  /^(?:[a-z0-9-]+|.*\.(?:localhost|local|lan|home|internal|home\.arpa)|(?:127|10)(?:\.\d+){3}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|(?:192\.168|169\.254)(?:\.\d+){2}|\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\])$/iu;

/** Whether others can open a link with this origin. */
export function opensOutside(origin: string): boolean {
  return URL.canParse(origin) && !OF_HOUSE.test(new URL(origin).hostname);
}

/** Addresses and names that only a network of the house can reach, as the server has them for its letters. */
const OF_HOUSE =
  /^(?:[a-z0-9-]+|.*\.(?:localhost|local|lan|home|internal|home\.arpa)|127\..*|10\..*|172\.(?:1[6-9]|2\d|3[01])\..*|192\.168\..*|169\.254\..*|\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\])$/iu;

/** Whether others can open a link with this origin. */
export function opensOutside(origin: string): boolean {
  return URL.canParse(origin) && !OF_HOUSE.test(new URL(origin).hostname);
}

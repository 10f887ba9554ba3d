const MAX_ID = 2_147_483_647;

/** The number of a record in an address; null for what cannot be one. */
export function parseNumber(text = ""): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}

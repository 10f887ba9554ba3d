/** The range `from` to `to` of the first five digits after the group, and how many of them identify the publisher. */
type RegistrantRanges = readonly (readonly [from: number, to: number, digits: number])[];

/**
 * The publisher ranges of the Indonesian ISBN agency, by the first five digits after the group. Other groups are not
 * hyphenated.
 */
const REGISTRANT_RANGES: Readonly<Record<string, RegistrantRanges>> = {
  "978602": [
    [0, 6999, 2],
    [7000, 13999, 4],
    [14000, 14999, 5],
    [15000, 16999, 4],
    [17000, 19999, 5],
    [20000, 49999, 3],
    [50000, 53999, 5],
    [54000, 59999, 4],
    [60000, 61999, 5],
    [62000, 69999, 4],
    [70000, 74999, 5],
    [75000, 94999, 4],
    [95000, 99999, 5],
  ],
  "978623": [
    [0, 9999, 2],
    [11000, 49999, 3],
    [52500, 87999, 4],
    [88000, 99999, 5],
  ],
  "978979": [
    [0, 9999, 3],
    [10000, 14999, 4],
    [15000, 19999, 5],
    [20000, 29999, 2],
    [30000, 39999, 4],
    [40000, 79999, 3],
    [80000, 94999, 4],
    [95000, 99999, 5],
  ],
};

/** `978-979-3062-79-2`, as it is printed; the bare digits where we do not know where the publisher's number ends. */
export function hyphenateIsbn(isbn13: string): string {
  const group = isbn13.slice(0, 6);
  const next = Number(isbn13.slice(6, 11));
  const digits = REGISTRANT_RANGES[group]?.find(([from, to]) => next >= from && next <= to)?.[2];
  return digits === undefined
    ? isbn13
    : [
        isbn13.slice(0, 3),
        isbn13.slice(3, 6),
        isbn13.slice(6, 6 + digits),
        isbn13.slice(6 + digits, 12),
        isbn13.slice(12),
      ].join("-");
}

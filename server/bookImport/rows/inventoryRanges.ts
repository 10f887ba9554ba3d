const UNTIL = String.raw`(?:s\s*[./]?\s*d\.?|sampai(?:\s+dengan)?|hingga)`;
/** `1001-1003`, `1006 s/d 1008`, `B.001/P/2022 - B.003/P/2022`, `0001-0003/P`. */
const RANGE = new RegExp(String.raw`^(.*?)(\d{1,12})([^\d]*?)\s*(-|–|—|${UNTIL})\s*(.*?)(\d{1,12})(\D.*)?$`, "iu");
const WITH_SUFFIX = new RegExp(
  String.raw`^([^\d]*)(\d{1,12})(\D.*?)\s*(-|–|—|${UNTIL})\s*([^\d]*)(\d{1,12})(\D.*)$`,
  "iu",
);

/**
 * The inventory numbers of a cell. What may be a range is one where it has as many numbers as the row has copies; where
 * no count is told, only one in words (`s/d`) is.
 */
export function numbersOfCell(cell: string, count: number | null, most: number): string[] {
  const parts = cell
    .split(/[;|<>,\r\n]+/u)
    .map((part) => part.trim().replace(/\s+/gu, " "))
    .filter((part) => part !== "" && !/^-+$/u.test(part));
  const ranges = parts.map((part) => rangeOf(part, most));
  const all = parts.flatMap((part, index) => ranges[index]?.numbers ?? [part]);
  if (count !== null && count > 0 && all.length === count) return all;
  return parts.flatMap((part, index) => {
    const range = ranges[index];
    return range?.isInWords && (count === null || count === 0) ? range.numbers : [part];
  });
}

/** Two numbers of a register and what stands between them. */
const LONGEST_RANGE = 200;

function rangeOf(part: string, most: number): { readonly numbers: string[]; readonly isInWords: boolean } | null {
  if (part.length > LONGEST_RANGE) return null;
  const found = WITH_SUFFIX.exec(part) ?? RANGE.exec(part);
  if (!found) return null;
  const [, before = "", first = "", between = "", sign = "", secondBefore = "", last = "", after = ""] = found;
  const isOneSeries = isSameOrEmpty(secondBefore, before) && isSameOrEmpty(between, after);
  const size = Number(last) - Number(first) + 1;
  if (!isOneSeries || size < 2 || size > most) return null;
  const numbers = Array.from(
    { length: size },
    (_, place) => `${before}${String(Number(first) + place).padStart(first.length, "0")}${after}`,
  );
  return { numbers, isInWords: !/^[-–—]$/u.test(sign) };
}

function isSameOrEmpty(text: string, other: string): boolean {
  return text.trim() === "" || text.trim() === other.trim();
}

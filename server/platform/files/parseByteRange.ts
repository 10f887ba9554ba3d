export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * Parses a `Range` header. Null if the whole file should be sent: several ranges, other units and invalid values may
 * be ignored (RFC 9110, 14.2). "none" if the range is not satisfiable.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") {
    return null;
  }
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) {
    return null;
  }
  return start >= size ? "none" : { start, end };
}

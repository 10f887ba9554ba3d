import { parseByteRange } from "../../../../server/platform/files/parseByteRange.js";

describe("A range of a file of 1,000 bytes", () => {
  it.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=0-", { start: 0, end: 999 }],
    ["bytes=500-599", { start: 500, end: 599 }],
    ["bytes=990-2000", { start: 990, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["BYTES=1-2", { start: 1, end: 2 }],
  ])("%s is that part", (header, range) => {
    expect(parseByteRange(header, 1_000)).toEqual(range);
  });

  it.each(["bytes=1000-", "bytes=1000-1001", "bytes=-0"])("%s is not satisfiable", (header) => {
    expect(parseByteRange(header, 1_000)).toBe("none");
  });

  it.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=9-1",
    "bytes=0-1,5-9",
    "items=0-1",
    "bytes=a-b",
    "bytes=--5",
  ])("%s is ignored: the whole file is sent", (header) => {
    expect(parseByteRange(header, 1_000)).toBeNull();
  });

  it("of an empty file is never satisfiable", () => {
    expect(parseByteRange("bytes=0-", 0)).toBe("none");
    expect(parseByteRange("bytes=-1", 0)).toBe("none");
  });
});

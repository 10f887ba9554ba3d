import { chunkLimits, IMPORT_LIMITS, KNOWN_HEADINGS, uploadOptions } from "../../../server/bookImport/importOptions.js";
import { csvOfBooks } from "../../../server/bookImport/dumps/csvOfBooks.js";

describe("What an import may take", () => {
  const bytes = (count: number) => () => Promise.resolve(count);

  it("is a million rows and half a gigabyte, in writes of five hundred rows", async () => {
    expect(IMPORT_LIMITS).toEqual({ fileBytes: 536_870_912, rows: 1_000_000 });
    expect(chunkLimits({ dataDir: "d" })).toEqual({ rowsPerChunk: 500, mostRows: 1_000_000 });
    expect(await uploadOptions({ dataDir: "d" }, undefined)).toEqual({
      dataDir: "d",
      maxBytes: 536_870_912,
      known: KNOWN_HEADINGS,
      toCsv: csvOfBooks,
    });
  });

  it("is what the library has chosen, and never more than that", async () => {
    const maxBytes = async (options: Omit<Parameters<typeof uploadOptions>[0], "dataDir">) =>
      (await uploadOptions({ dataDir: "d", ...options }, undefined)).maxBytes;
    expect(await maxBytes({ fileBytes: bytes(9) })).toBe(9);
    expect(await maxBytes({ fileBytes: bytes(999_999_999) })).toBe(536_870_912);
    expect(await maxBytes({ fileBytes: bytes(9), limits: { fileBytes: 5 } })).toBe(5);
    expect(await maxBytes({ limits: { fileBytes: 5 } })).toBe(5);
    expect(chunkLimits({ dataDir: "d", rowsPerWrite: 3, limits: { rows: 4 } })).toEqual({
      rowsPerChunk: 3,
      mostRows: 4,
    });
    const { signal } = new AbortController();
    expect((await uploadOptions({ dataDir: "d" }, signal)).signal).toBe(signal);
  });
});

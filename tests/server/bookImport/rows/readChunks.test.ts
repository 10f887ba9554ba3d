import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import { type Chunk, type ChunkLimits, oneAhead, readChunks } from "../../../../server/bookImport/rows/readChunks.js";
import { formatOf } from "./planning.js";

const HEADER = ["judul", "jumlah", "catatan"];
const copies = (...counts: readonly number[]) => counts.map((count, index) => `Buku ${index};${count};`);

describe("The rows of a file", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "aksara-chunks-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const chunksOf = async (rows: readonly string[], limits: Partial<ChunkLimits> = {}) => {
    const path = join(folder, "buku.csv");
    await writeFile(path, [HEADER.join(";"), ...rows].join("\n"));
    const { size } = await stat(path);
    const chunks: Chunk[] = [];
    const all = { rowsPerChunk: 5_000, mostRows: 5_000, ...limits };
    for await (const chunk of readChunks({ path, bytes: size, encoding: "utf-8" }, formatOf(HEADER), all)) {
      chunks.push(chunk);
    }
    return chunks;
  };
  const sizesOf = async (...args: Parameters<typeof chunksOf>) =>
    (await chunksOf(...args)).map(({ rows }) => rows.length);
  /** A cell counts one more than its letters. */
  const wide = (characters: number) => `Lebar;1;${"x".repeat(characters - 9)}`;

  it.each([
    ["so many rows", copies(0, 0, 0, 0, 0), { rowsPerChunk: 2 }, [2, 2, 1]],
    ["so many rows, none left over", copies(0, 0, 0, 0), { rowsPerChunk: 2 }, [2, 2]],
    ["two thousand copies", copies(...Array<number>(9).fill(500)), {}, [4, 4, 1]],
    ["two thousand copies, each anew", copies(1_000, 1_000, 1_000, 999, 1), {}, [2, 3]],
    ["two thousand copies, those of refused rows left out", [";7;", ...copies(1_000, 999, 1, 1)], {}, [4, 1]],
    ["a million characters", [wide(500_000), wide(500_000), wide(500_000), wide(499_999), wide(9)], {}, [2, 3]],
  ])("come in chunks of %s", async (_, rows, limits, sizes) => {
    expect(await sizesOf(rows, limits)).toEqual(sizes);
  });

  it("are numbered as a spreadsheet does, and each chunk knows how much of the file is read by then", async () => {
    const chunks = await chunksOf(["Satu", "", "Dua", ";;", "Tiga"], { rowsPerChunk: 2 });
    expect(chunks.map(({ rows }) => rows.map(({ row }) => row.number))).toEqual([[2, 4], [6]]);
    expect(chunks.map(({ share }) => share)).toEqual([1, 1]);
    const shares = (await chunksOf([...Array<string>(5).fill(wide(400_000)), "Akhir"], { rowsPerChunk: 1 })).map(
      ({ share }) => share,
    );
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares[0]).toBeLessThan(1);
    expect(shares.at(-1)).toBe(1);
  });

  it("are refused as a whole where there is none, or one too many", async () => {
    await expect(chunksOf([])).rejects.toMatchObject({ message: "Berkas hanya berisi nama kolom, tanpa buku." });
    expect(await sizesOf(copies(...Array<number>(1_001).fill(0)), { mostRows: 1_001 })).toEqual([1_001]);
    await expect(chunksOf(copies(...Array<number>(1_002).fill(0)), { mostRows: 1_001 })).rejects.toMatchObject({
      message: "Berkas berisi lebih dari 1.001 baris. Bagi menjadi beberapa berkas.",
    });
  });
});

describe("Chunks that are read one ahead", () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
  });
  async function* chunks(failsAt = 9): AsyncGenerator<Chunk> {
    try {
      for (let number = 1; number <= 3; number += 1) {
        await nextTurn();
        said.push(`read ${number}`);
        if (number === failsAt) {
          throw new Error("broken");
        }
        yield { rows: [], share: number };
      }
    } finally {
      said.push("closed");
    }
  }
  const written = async (from: AsyncGenerator<Chunk>, until = 9) => {
    for await (const { share } of oneAhead(from)) {
      if (share === until) {
        return;
      }
      await nextTurn();
      await nextTurn();
      said.push(`written ${share}`);
    }
  };

  it("are read while the one before is written, each once and in their order", async () => {
    await written(chunks());
    expect(said).toEqual(["read 1", "read 2", "written 1", "read 3", "written 2", "closed", "written 3"]);
  });

  it("end where their reader leaves, and tell a failure to who asks for the chunk that has it", async () => {
    await written(chunks(), 1);
    expect(said.at(-1)).toBe("closed");
    await expect(written(chunks(2))).rejects.toThrow("broken");
    expect(said).toContain("written 1");
    // Nobody asks for the broken one: then nobody is told, and the process does not end for it.
    await written(chunks(2), 1);
    await nextTurn();
  });
});

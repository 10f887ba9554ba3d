import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { ZipArchive } from "../../../client/books/reader/epub/ZipArchive";
import { parseByteRange } from "../../../server/platform/files/parseByteRange.js";
import { measureCpuMs } from "../../support/measureCpuMs";
import { aZip, type ZipEntry } from "../../support/files/zipArchive";

const LARGE = Buffer.alloc(400_000, "kancil ");
/** What is quadratic takes minutes. */
const MOST_MS = 2_000;
let content: Buffer = Buffer.alloc(0);
let sent = 0;
let status = 200;
let server: Server;
let url = "";

beforeAll(async () => {
  // Closed while idle, as it is after five seconds, a connection could break under the next request of a busy machine.
  server = createServer({ keepAliveTimeout: 0 }, ({ headers }, response) => {
    const range = parseByteRange(headers.range, content.length);
    if (status !== 200) response.writeHead(status).end();
    else if (range === "none" || range === null) response.writeHead(range ? 416 : 200).end(range ? "" : content);
    else {
      const part = content.subarray(range.start, range.end + 1);
      sent += part.length;
      response.writeHead(206, { "content-range": `bytes ${range.start}-${range.end}/${content.length}` }).end(part);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/buku.epub`;
});
afterAll(() => server.close());
beforeEach(() => {
  sent = 0;
  status = 200;
});

function open(entries: readonly ZipEntry[]): Promise<ZipArchive> {
  content = aZip(entries);
  return ZipArchive.open(url);
}
const failure = (kind: string) => expect.objectContaining({ name: "ReaderError", kind }) as unknown;

test("an archive is read by its parts: its directory, and what is asked for", async () => {
  const archive = await open([
    { name: "mimetype", content: Buffer.from("application/epub+zip") },
    // Random, so that it does not shrink.
    { name: "gambar.png", content: Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251)) },
    { name: "bab/satu.xhtml", content: LARGE, isDeflated: true },
    { name: "akhir.txt", content: Buffer.from("tamat") },
  ]);
  expect(await archive.readText("akhir.txt", 100)).toBe("tamat");
  expect(sent).toBeLessThan(70_000);
  expect(Buffer.from(await archive.read("bab/satu.xhtml", LARGE.length))).toEqual(LARGE);
  expect([archive.sizeOf("bab/satu.xhtml"), archive.has("../akhir.txt")]).toEqual([LARGE.length, false]);
  expect(sent).toBeLessThan(content.length);
});

test("an entry is unpacked up to the size that it gave, and no further than is taken", async () => {
  const small = { name: "a", content: LARGE, isDeflated: true };
  await expect((await open([{ ...small, claimedSize: 10 }])).read("a", 1_000)).rejects.toEqual(failure("broken"));
  await expect((await open([{ ...small, claimedSize: 500_000 }])).read("a", 900_000)).rejects.toEqual(
    failure("broken"),
  );
  await expect((await open([small])).read("a", LARGE.length - 1)).rejects.toEqual(failure("broken"));
  await expect((await open([small])).read("b", 1_000)).rejects.toEqual(failure("broken"));
});

test("a directory of thousands of the longest names, and an end that is never one, are read at once", async () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `${index}`.padStart(350, "../"));
  const entries = names.map((name) => ({ name, content: Buffer.alloc(0) }));
  content = aZip(entries);
  const took = await measureCpuMs(async () => {
    expect((await ZipArchive.open(url)).has(names.at(-1) ?? "")).toBe(true);
  });
  expect(took).toBeLessThan(MOST_MS);
  await expect(open([...entries, { name: "a", content: Buffer.alloc(0) }])).rejects.toEqual(failure("broken"));

  content = Buffer.alloc(1_000_000, "PK\u0005");
  expect(await measureCpuMs(() => expect(ZipArchive.open(url)).rejects.toEqual(failure("broken")))).toBeLessThan(
    MOST_MS,
  );
});

test("what is locked, cut, gone or refused says so", async () => {
  await expect(open([{ name: "a", content: LARGE, flags: 1 }])).rejects.toEqual(failure("locked"));
  content = aZip([{ name: "a", content: LARGE }]).subarray(0, -30);
  await expect(ZipArchive.open(url)).rejects.toEqual(failure("broken"));
  content = Buffer.from("PK");
  await expect(ZipArchive.open(url)).rejects.toEqual(failure("broken"));
  for (const [answer, kind] of [
    [404, "gone"],
    [401, "login"],
    [503, "offline"],
  ] as const) {
    status = answer;
    await expect(ZipArchive.open(url)).rejects.toEqual(failure(kind));
  }
  await expect(ZipArchive.open("http://127.0.0.1:1/")).rejects.toEqual(failure("offline"));
});

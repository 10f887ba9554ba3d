import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";

import sharp from "sharp";
import sql from "sql-template-tag";

import { coverSrcSet } from "../../../../server/platform/files/fileAddress.js";
import { system, visitor } from "../../../../server/viewer.js";
import { onBothEngines, onOneEngine } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { aPdf, aPicture as picture, aPictureWithGps } from "../../../support/files/givenFiles.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { measureCpuMs } from "../../../support/measureCpuMs.js";
import { testFiles, fileReferencesOf, receivedFile } from "./testFiles.js";
import { testWrite } from "../../../support/testWrite.js";

/** A small PNG that says it is as large as this. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const content = await picture(20, 30).png().toBuffer();
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
  return content;
}

onBothEngines("A book's cover", (test) => {
  const files = testFiles(test);
  let bookId: number;
  beforeEach(async () => {
    [bookId = 0] = await givenBooks(test.database, [{ title: "Laut Bercerita" }]);
  });
  afterEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET image_url = NULL`));
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stored_files SET state = 'dropped'`));
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });
  afterAll(() => files.remove());

  const upload = async (content: Buffer, name?: string) => {
    const { imageUrl } = await files.service().uploadBookCover(system, { id: bookId }, receivedFile(content, name));
    const stem = /^\/static\/covers\/([0-9a-f]{32})-640\.webp$/.exec(imageUrl ?? "")?.[1] ?? "";
    const open = (width: number) => readFile(files.stored().folder.pathOf(`${stem}-${width}.webp`));
    return { imageUrl, stem, open };
  };

  onOneEngine(test, () => {
    it.each([
      ["JPEG", () => picture().jpeg().toBuffer()],
      ["PNG", () => picture().png().toBuffer()],
      ["WebP", () => picture().webp().toBuffer()],
      ["AVIF", () => picture(300, 450).avif({ effort: 0 }).toBuffer()],
      ["grey PNG with an alpha channel", () => picture().ensureAlpha(0.5).toColourspace("b-w").png().toBuffer()],
      ["CMYK JPEG", () => picture().toColourspace("cmyk").jpeg().toBuffer()],
    ])("is made of a %s in three widths", async (_type, make) => {
      const { imageUrl, stem, open } = await upload(await make(), "sampul.html");

      expect(imageUrl).toBe(`/static/covers/${stem}-640.webp`);
      expect(await files.onDisk()).toEqual([`${stem}-160.webp`, `${stem}-320.webp`, `${stem}-640.webp`]);
      const sizes = await Promise.all([160, 320, 640].map(async (width) => sharp(await open(width)).metadata()));
      expect(sizes.map(({ format, space }) => [format, space])).toEqual([
        ["webp", "srgb"],
        ["webp", "srgb"],
        ["webp", "srgb"],
      ]);
      expect(sizes.slice(0, 1).map(({ width, height }) => [width, height])).toEqual([[160, 240]]);
      expect(await files.journal()).toEqual([{ name: stem, kind: "cover", state: "kept" }]);
      expect(await fileReferencesOf(test.database, bookId)).toMatchObject({ imageUrl });
    });

    it("is never blown up, and keeps the name of its width", async () => {
      const { open } = await upload(await picture(200, 300).png().toBuffer());
      const widths = await Promise.all(
        [160, 320, 640].map(async (width) => (await sharp(await open(width)).metadata()).width),
      );
      expect(widths).toEqual([160, 200, 200]);
    });

    it("stands upright and tells nothing of where it was taken", async () => {
      const content = await aPictureWithGps();
      expect((await sharp(content).metadata()).exif?.includes("Rahasia Keluarga")).toBe(true);
      expect(await sharp(content).metadata()).toMatchObject({
        orientation: 6,
        width: 600,
        height: 400,
        exif: expect.any(Buffer),
        xmp: expect.any(Buffer),
      });

      const { open } = await upload(content);

      for (const width of [160, 320, 640]) {
        const made = await open(width);
        const metadata = await sharp(made).metadata();
        expect(metadata.exif ?? metadata.xmp ?? metadata.icc ?? metadata.iptc ?? metadata.orientation).toBeUndefined();
        expect(["EXIF", "XMP ", "GPS", "Rahasia"].filter((trace) => made.includes(trace))).toEqual([]);
        expect(metadata.width < metadata.height).toBe(true);
      }
      // Turned a quarter to the right, what was left is on top.
      const { data } = await sharp(await open(160))
        .resize(1, 2)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([(data[0] ?? 0) > (data[2] ?? 0), (data[3] ?? 0) < (data[5] ?? 0)]).toEqual([true, true]);
    });

    it("carries nothing of what was hidden in the picture", async () => {
      const hidden = "<script>alert(document.domain)</script>";
      const { open } = await upload(Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(hidden), aPdf()]));
      for (const width of [160, 320, 640]) {
        expect((await open(width)).includes("script")).toBe(false);
      }
    });

    it.each<[string, () => Buffer | Promise<Buffer>, string]>([
      ["nothing", () => Buffer.alloc(0), "validation"],
      ["a page named like a picture", () => Buffer.from("<!doctype html><img src=x onerror=alert(1)>"), "fileType"],
      [
        "a page behind a picture's first bytes",
        () => Buffer.from("\u0089PNG\r\n\u001a\n<script>alert(1)</script>", "latin1"),
        "fileType",
      ],
      [
        "a drawing",
        () =>
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
        "fileType",
      ],
      ["a GIF", () => picture(20, 30).gif().toBuffer(), "fileType"],
      ["a TIFF", () => picture(20, 30).tiff().toBuffer(), "fileType"],
      [
        "a HEIC",
        () =>
          Buffer.concat([
            Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
            Buffer.alloc(200),
          ]),
        "fileType",
      ],
      ["a PDF", () => aPdf(), "fileType"],
      ["a JPEG that is cut", async () => (await picture().jpeg().toBuffer()).subarray(0, 4_000), "fileType"],
      [
        "a PNG that is cut",
        async () => (await picture(900, 1_300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 900_000),
        "fileType",
      ],
      ["a WebP that is cut", async () => (await picture().webp().toBuffer()).subarray(0, 800), "fileType"],
      [
        "an AVIF that is cut",
        async () => (await picture(300, 450).avif({ effort: 0 }).toBuffer()).subarray(0, 400),
        "fileType",
      ],
      ["more pixels than anybody needs", () => bomb(8_000, 5_001), "fileTooLarge"],
      [
        "more pixels than its reader can take one by one",
        () =>
          sharp({ create: { width: 4_001, height: 3_000, channels: 3, background: "red" } })
            .avif({ effort: 0 })
            .toBuffer(),
        "fileTooLarge",
      ],
      [
        "more bytes than are allowed",
        async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(1_000_000)]),
        "fileTooLarge",
      ],
    ])("is refused as %s, and the one before stays", async (_what, make, kind) => {
      const { imageUrl } = await upload(await picture(20, 30).png().toBuffer());
      const before = await files.onDisk();

      await expect(upload(await make(), "sampul.png")).rejects.toMatchObject({
        kind,
        message: expect.stringMatching(/[.]$/),
      });

      expect(await fileReferencesOf(test.database, bookId)).toMatchObject({ imageUrl });
      expect(await files.onDisk()).toEqual(before);
      expect(await files.states()).toEqual(["kept"]);
    });

    it("is a little picture or a very tall one, if need be", async () => {
      await expect(upload(await picture(2, 1).png().toBuffer())).resolves.toBeDefined();
      const { open } = await upload(await picture(10, 20_000).png().toBuffer());
      expect((await sharp(await open(640)).metadata()).height).toBe(2_560);
    });

    it("refuses a bomb cheaply", async () => {
      const content = await bomb(60_000, 60_000);
      const memory = process.memoryUsage().rss;
      const refused = () =>
        expect(upload(content)).rejects.toMatchObject({
          kind: "fileTooLarge",
          message: expect.stringContaining("megapiksel"),
        });
      expect(await measureCpuMs(refused)).toBeLessThan(1_000);
      expect(process.memoryUsage().rss - memory).toBeLessThan(50_000_000);
    });
  });

  it("takes the place of the one before it, and many at once leave one", async () => {
    const content = await picture(40, 60).png().toBuffer();
    const foreign = "https://covers.example/x.jpg";
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET image_url = ${foreign} WHERE id = ${bookId}`),
    );
    await Promise.all(Array.from({ length: 20 }, () => upload(content)));

    const { imageUrl } = await fileReferencesOf(test.database, bookId);
    const [kept, ...others] = await files.journal();
    expect(others).toEqual([]);
    expect(imageUrl).toBe(`/static/covers/${kept?.name}-640.webp`);
    expect(await files.onDisk()).toHaveLength(3);
  });

  it("is written down, and leaves the digital file alone", async () => {
    const admin = await givenAdmin(test.database);
    const { digitalFile } = await files.service().uploadBookFile(admin, { id: bookId }, receivedFile(aPdf()));
    const { imageUrl } = await files
      .service()
      .uploadBookCover(admin, { id: bookId }, receivedFile(await picture(20, 30).png().toBuffer()));

    expect(await fileReferencesOf(test.database, bookId)).toEqual({ imageUrl, digitalFile });
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ before_values: string; after_values: string }>(
        sql`SELECT before_values, after_values FROM audit_entries WHERE action = 'book.cover'
          AND record_id = ${bookId}`,
      ),
    );
    expect([JSON.parse(entry?.before_values ?? ""), JSON.parse(entry?.after_values ?? "")]).toEqual([
      { imageUrl: null },
      { imageUrl },
    ]);
    await files.service().deleteBookFile(admin, { id: bookId });
  });

  it("is asked for only when the caller may send it and the book is there", async () => {
    const receive = jest.fn(receivedFile(aPdf()));
    await expect(files.service().uploadBookCover(visitor, { id: bookId }, receive)).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(
      files.service().uploadBookCover(await givenStudentViewer(test.database), { id: bookId }, receive),
    ).rejects.toMatchObject({ kind: "forbidden" });
    await expect(files.service().uploadBookCover(system, { id: 999_999 }, receive)).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(receive).not.toHaveBeenCalled();
  });
});

describe("The widths of a cover", () => {
  const name = "0123456789abcdef0123456789abcdef";

  it("are three addresses for one of ours", () => {
    expect(coverSrcSet(`/static/covers/${name}-640.webp`)).toBe(
      `/static/covers/${name}-160.webp 160w, /static/covers/${name}-320.webp 320w, /static/covers/${name}-640.webp 640w`,
    );
  });

  it("are wider for one that lies across a page", () => {
    expect(coverSrcSet(`/static/covers/${name}-1280.webp`)).toBe(
      `/static/covers/${name}-320.webp 320w, /static/covers/${name}-640.webp 640w, /static/covers/${name}-1280.webp 1280w`,
    );
  });

  it.each([
    null,
    "",
    "https://covers.example/x-640.webp",
    `https://jahat.example/static/covers/${name}-640.webp`,
    `/static/covers/${name}-64.webp`,
  ])("are none for %s", (address) => {
    expect(coverSrcSet(address)).toBeNull();
  });
});

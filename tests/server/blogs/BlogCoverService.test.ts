import sharp from "sharp";
import sql from "sql-template-tag";

import { BinService } from "../../../server/bin/BinService.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { BlogCoverService } from "../../../server/blogs/blogCover/BlogCoverService.js";
import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { BlogService } from "../../../server/blogs/BlogService.js";
import { BookFileService } from "../../../server/books/files/BookFileService.js";
import { ForbiddenError, NotFoundError, UnauthenticatedError } from "../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { aPdf } from "../../support/files/givenFiles.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { testFiles, LIMITS, receivedFile } from "../platform/files/testFiles.js";
import { testWrite } from "../../support/testWrite.js";

const aPicture = (width = 1_600, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: "green" } })
    .png()
    .toBuffer();

onBothEngines("A post's cover", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let id: number;
  const blogs = () => new BlogService(test.database);
  const editing = () => new BlogEditingService(test.database);
  const covers = () => new BlogCoverService(test.database, files.stored(), LIMITS);
  const upload = async (content: Buffer) =>
    (await covers().upload(admin, { id }, receivedFile(content))).imageUrl ?? "";
  const stemOf = (address: string) => /^\/static\/covers\/([0-9a-f]{32})-1280\.webp$/.exec(address)?.[1] ?? "";
  const widthsOnDisk = async () => (await files.onDisk()).map((file) => file.replace(/^[0-9a-f]{32}/, ""));

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    ({ id } = await editing().create(admin, { title: "Lomba Baca", body: "Isi." }));
  });
  afterEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM blog_posts`));
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stored_files SET state = 'dropped'`));
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });
  afterAll(() => files.remove());

  it("is made in three widths, the widest for a whole page", async () => {
    const address = await upload(await aPicture());

    expect(await files.onDisk()).toEqual([1280, 320, 640].map((width) => `${stemOf(address)}-${width}.webp`));
    const sizes = await Promise.all(
      [320, 640, 1280].map((width) =>
        sharp(files.stored().folder.pathOf(`${stemOf(address)}-${width}.webp`)).metadata(),
      ),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 200],
      [640, 400],
      [1280, 800],
    ]);
    expect(await blogs().byId(admin, id)).toMatchObject({ imageUrl: address, imageAlt: null });
  });

  it("is replaced by the next one, and its alt text is cleared", async () => {
    const first = await upload(await aPicture(200, 100));
    expect((await editing().update(admin, id, { imageAlt: "  Pemenang lomba " })).imageAlt).toBe("Pemenang lomba");
    const second = await upload(await aPicture(100, 100));

    expect(second).not.toBe(first);
    expect(await blogs().byId(admin, id)).toMatchObject({ imageUrl: second, imageAlt: null });
    expect((await files.journal()).map(({ name, state }) => [name, state])).toEqual([[stemOf(second), "kept"]]);
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ before: string; after: string }>(
        sql`SELECT before_values AS "before", after_values AS "after" FROM audit_entries
          WHERE action = 'blogPost.cover' ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect([JSON.parse(entry?.before ?? ""), JSON.parse(entry?.after ?? "")]).toEqual([
      { imageUrl: first, imageAlt: "Pemenang lomba" },
      { imageUrl: second, imageAlt: null },
    ]);
  });

  it("is one where many are sent at once", async () => {
    const content = await aPicture(40, 20);
    await Promise.all(Array.from({ length: 8 }, () => upload(content)));

    const post = await blogs().byId(admin, id);
    expect((await files.journal()).map(({ name }) => name)).toEqual([stemOf(post?.imageUrl ?? "")]);
    expect(await widthsOnDisk()).toEqual(["-1280.webp", "-320.webp", "-640.webp"]);
  });

  it("is removed with its files by a change of the post; other changes keep it", async () => {
    const address = await upload(await aPicture(100, 100));
    expect((await editing().update(admin, id, { imageAlt: "Rak", isDeleteImage: false })).imageUrl).toBe(address);

    expect(await editing().update(admin, id, { title: "Tanpa sampul", isDeleteImage: true })).toMatchObject({
      title: "Tanpa sampul",
      imageUrl: null,
      imageAlt: null,
    });
    expect(await files.states()).toEqual(["dropped"]);
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
    expect((await editing().update(admin, id, { isDeleteImage: true })).imageUrl).toBeNull();
  });

  it("goes with its post", async () => {
    await upload(await aPicture(100, 100));
    const { binEntryIds } = await editing().delete(admin, id);
    expect(await files.states()).toEqual(["held"]);
    await new BinService(test.database, files.stored(), binHandlers).purge(admin, { ids: binEntryIds });

    expect(await files.states()).toEqual([]);
  });

  it("is kept while a post uses it, even if a book that used it drops it", async () => {
    const address = await upload(await aPicture(100, 100));
    const [bookId = 0] = await givenBooks(test.database, [{ title: "Sama sampulnya" }]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET image_url = ${address} WHERE id = ${bookId}`),
    );
    await new BookFileService(test.database, files.stored(), LIMITS).uploadBookCover(
      admin,
      { id: bookId },
      receivedFile(await aPicture(20, 30)),
    );

    expect(await files.stored().find("cover", stemOf(address), `${stemOf(address)}-1280.webp`)).not.toBeNull();
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE books SET image_url = NULL`));
  });

  it.each([
    ["a PDF", () => aPdf()],
    ["nothing", () => Buffer.alloc(0)],
    ["a cut picture", async () => (await aPicture(900, 900)).subarray(0, 500)],
  ])("is refused as %s, and the one before stays", async (_what, make) => {
    const before = await upload(await aPicture(20, 20));
    await editing().update(admin, id, { imageAlt: "Rak" });
    await expect(upload(await make())).rejects.toMatchObject({ message: expect.stringMatching(/[.]$/) });

    expect(await blogs().byId(admin, id)).toMatchObject({ imageUrl: before, imageAlt: "Rak" });
    expect(await files.states()).toEqual(["kept"]);
  });

  it("is no address that a caller may choose", async () => {
    await expect(editing().update(admin, id, { imageUrl: "https://foto.example/a.png" })).rejects.toMatchObject({
      kind: "validation",
    });
    await expect(
      editing().create(admin, { title: "x", body: "x", imageUrl: `/static/covers/${"0".repeat(32)}-640.webp` }),
    ).rejects.toMatchObject({ kind: "validation" });
  });

  it("is asked for only when the caller may send it and the post is there", async () => {
    const receive = jest.fn(receivedFile(aPdf()));
    await expect(covers().upload(visitor, { id }, receive)).rejects.toThrow(UnauthenticatedError);
    await expect(covers().upload(await givenStudentViewer(test.database), { id }, receive)).rejects.toThrow(
      ForbiddenError,
    );
    await expect(covers().upload(admin, { id: 999_999 }, receive)).rejects.toThrow(NotFoundError);
    expect(receive).not.toHaveBeenCalled();
  });
});

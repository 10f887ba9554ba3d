import sharp from "sharp";

import { BinService } from "../../../server/bin/BinService.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { BlogPictureService } from "../../../server/blogs/pictures/BlogPictureService.js";
import { ForbiddenError, UnauthenticatedError } from "../../../server/errors.js";
import { parsePictureAddress } from "../../../server/platform/files/fileAddress.js";
import { type AdminViewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { aPdf, aPicture, aPictureWithGps } from "../../support/files/givenFiles.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { LIMITS, receivedFile, testFiles } from "../platform/files/testFiles.js";

const noon = new Date("2026-11-21T05:00:00Z");
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

onBothEngines("A picture in a post", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let clock = noon;
  const pictures = () =>
    new BlogPictureService(test.database, files.stored(), { pictureBytes: LIMITS.coverBytes }, () => clock);
  const editing = () => new BlogEditingService(test.database, () => clock);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const upload = async (content?: Buffer) =>
    pictures().upload(admin, receivedFile(content ?? (await aPicture(30, 20).png().toBuffer())));
  const showing = (...urls: readonly string[]) => urls.map((url) => `![Rak](${url})`).join("\n\n");
  const post = (title: string, ...urls: readonly string[]) =>
    editing().create(admin, { title, body: showing(...urls) || "Tanpa gambar." });
  const stateOf = async (url: string) =>
    (await files.journal()).find(({ name }) => name === parsePictureAddress(url)?.name)?.state;
  const sweep = async () => {
    await pictures().forgetUnused();
    await files.stored().sweep(clock);
  };

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(() => {
    clock = noon;
  });
  afterAll(() => files.remove());

  it("is made anew, upright, without what the camera noted, and its address says its size", async () => {
    const { url, width, height } = await upload(await aPictureWithGps());
    expect([width, height]).toEqual([400, 600]);
    expect(url).toMatch(/^\/static\/pictures\/[0-9a-f]{32}-400x600\.webp$/);
    const file = files.stored().folder.pathOf(url.slice("/static/pictures/".length));
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 400, height: 600 });
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined]);
  });

  it("is at most 1,600 pixels wide, and comes smaller where it is wide", async () => {
    const { url, width, height } = await upload(await aPicture(2_000, 1_001).jpeg().toBuffer());
    expect([width, height]).toEqual([1_600, 801]);
    const html = (await editing().preview(admin, { body: showing(url) })).bodyHtml;
    const narrow = url.replace("1600x801", "800");
    expect(html).toContain(`srcset="${narrow} 800w, ${url} 1600w"`);
    expect(html).toMatch(/<img src="[^"]+" alt="Rak" width="1600" height="801" [^>]*loading="lazy"/);
    expect(
      await sharp(files.stored().folder.pathOf(narrow.slice("/static/pictures/".length))).metadata(),
    ).toMatchObject({ width: 800, height: 401 });
  });

  it.each([
    ["a PDF", () => aPdf()],
    ["nothing", () => Buffer.alloc(0)],
    ["a cut picture", async () => (await aPicture(900, 900).png().toBuffer()).subarray(0, 500)],
    ["a line", () => aPicture(900, 20).png().toBuffer()],
    ["a drawing that runs", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])("is refused as %s, and nothing is left of it", async (_what, make) => {
    const before = await files.onDisk();
    await expect(upload(await make())).rejects.toMatchObject({ message: expect.stringMatching(/[.]$/) });
    expect(await files.onDisk()).toEqual(before);
  });

  it("goes with the last post that shows it, and is held while that lies in the bin", async () => {
    const [shared, own] = [(await upload()).url, (await upload()).url];
    const first = await post("Satu", shared, own);
    const second = await post("Dua", shared);

    const firstEntry = (await editing().delete(admin, first.id)).binEntryIds;
    expect([await stateOf(shared), await stateOf(own)]).toEqual(["kept", "held"]);
    const secondEntry = (await editing().delete(admin, second.id)).binEntryIds;
    expect(await stateOf(shared)).toBe("held");
    await bin().restore(admin, { ids: firstEntry });
    expect([await stateOf(shared), await stateOf(own)]).toEqual(["kept", "kept"]);

    await bin().purge(admin, { ids: secondEntry });
    expect(await stateOf(shared)).toBe("kept");
    await bin().purge(admin, { ids: (await editing().delete(admin, first.id)).binEntryIds });
    expect([await stateOf(shared), await stateOf(own)]).toEqual([undefined, undefined]);
  });

  it("is kept for a month where no post shows it yet or any more, and a post that takes it up keeps it", async () => {
    const [never, taken, back] = [(await upload()).url, (await upload()).url, (await upload()).url];
    const { id } = await post("Tiga", taken, back);
    await editing().update(admin, id, { body: "Tanpa." });
    clock = days(29);
    await sweep();
    expect([await stateOf(never), await stateOf(taken)]).toEqual(["kept", "kept"]);
    await editing().update(admin, id, { body: showing(back) });
    clock = days(31);
    await sweep();
    expect([await stateOf(never), await stateOf(taken), await stateOf(back)]).toEqual([undefined, undefined, "kept"]);
  });

  it("is no picture because an address looks like one", async () => {
    const cover = "/static/pictures/" + "0".repeat(32) + "-10x10.webp";
    const { id } = await post("Empat", cover);
    await bin().purge(admin, { ids: (await editing().delete(admin, id)).binEntryIds });
    expect(await stateOf(cover)).toBeUndefined();
  });

  it("is asked for only when the caller may send it", async () => {
    const receive = jest.fn(receivedFile(aPdf()));
    await expect(pictures().upload(visitor, receive)).rejects.toThrow(UnauthenticatedError);
    await expect(pictures().upload(await givenStudentViewer(test.database), receive)).rejects.toThrow(ForbiddenError);
    expect(receive).not.toHaveBeenCalled();
  });
});

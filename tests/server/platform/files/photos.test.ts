import { readFile } from "node:fs/promises";
import { PassThrough } from "node:stream";

import sharp, { type Sharp } from "sharp";
import sql from "sql-template-tag";

import { studentDependents } from "../../../../server/studentDependents.js";
import { photoSrcSet } from "../../../../server/students/photo/photoAddress.js";
import { incomingFile } from "../../../../server/platform/files/IncomingFile.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import { type StudentViewer, system, visitor } from "../../../../server/viewer.js";
import { onBothEngines, onOneEngine } from "../../../support/database.js";
import { aPdf, aPicture, aPictureWithGps } from "../../../support/files/givenFiles.js";
import { givenAdmin, givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testFiles, photoOf, receivedFile } from "./testFiles.js";
import { testWrite } from "../../../support/testWrite.js";

/** Red, green, yellow and blue from top to bottom. */
function stripes(width: number, height: number) {
  const stripe = (background: string, index: number) => ({
    input: { create: { width, height: Math.ceil(height / 4), channels: 3 as const, background } },
    left: 0,
    top: Math.floor((index * height) / 4),
  });
  return sharp({ create: { width, height, channels: 3, background: "black" } }).composite(
    ["red", "lime", "yellow"].map(stripe).concat({
      input: { create: { width, height: height - Math.floor((3 * height) / 4), channels: 3, background: "blue" } },
      left: 0,
      top: Math.floor((3 * height) / 4),
    }),
  );
}

onBothEngines("A student's photo", (test) => {
  const files = testFiles(test);
  let siti: StudentViewer;
  let picture: Buffer;
  beforeAll(async () => {
    picture = await aPicture(600, 800).jpeg().toBuffer();
  });
  beforeEach(async () => {
    siti = await givenStudentViewer(test.database);
  });
  afterEach(async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET photo = NULL`));
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stored_files SET state = 'dropped'`));
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });
  afterAll(() => files.remove());

  const nameIn = (photo: string | null) => photo?.split("/")[3] ?? "";
  const open = (photo: string | null, width: number) =>
    readFile(files.stored().folder.pathOf(`${nameIn(photo)}-${width}.webp`));
  const upload = async (content: Buffer) =>
    (await files.photos().uploadMyPhoto(siti, receivedFile(content, "foto.html"))).photo;

  onOneEngine(test, () => {
    it.each([
      ["JPEG", () => aPicture().jpeg().toBuffer()],
      ["PNG", () => aPicture().png().toBuffer()],
      ["WebP", () => aPicture().webp().toBuffer()],
      ["AVIF", () => aPicture(600, 900).avif({ effort: 0 }).toBuffer()],
    ])("is made of a %s: a square in two widths", async (_type, make) => {
      const photo = await upload(await make());

      expect(photo).toBe(`/photos/${siti.studentId}/${nameIn(photo)}/480`);
      expect(nameIn(photo)).toMatch(/^[0-9a-f]{32}$/);
      expect(await files.onDisk()).toEqual([`${nameIn(photo)}-160.webp`, `${nameIn(photo)}-480.webp`]);
      const made = await Promise.all([160, 480].map(async (width) => sharp(await open(photo, width)).metadata()));
      expect(made.map(({ format, space, width, height }) => [format, space, width, height])).toEqual([
        ["webp", "srgb", 160, 160],
        ["webp", "srgb", 480, 480],
      ]);
      expect(await files.journal()).toEqual([{ name: nameIn(photo), kind: "photo", state: "kept" }]);
      expect(await photoOf(test.database, siti.studentId)).toBe(photo);
    });

    it("keeps the upper part of a tall picture, where the head is, and the middle of a wide one", async () => {
      const tall = sharp(await open(await upload(await stripes(400, 1_600).png().toBuffer()), 160));
      // A quarter of what is cut off is above: three sixteenths of 1,600 and then 400 of them.
      expect(await colourAt(tall, 80, 10)).toBe("red");
      expect(await colourAt(tall, 80, 150)).toBe("lime");
      const wide = sharp(await open(await upload(await aPicture(1_600, 800).png().toBuffer()), 160));
      expect([await colourAt(wide, 70, 80), await colourAt(wide, 90, 80)]).toEqual(["red", "blue"]);
    });

    it("stands upright and tells nothing of where it was taken", async () => {
      const photo = await upload(await aPictureWithGps());
      for (const width of [160, 480]) {
        const made = await open(photo, width);
        const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata();
        expect(exif ?? xmp ?? icc ?? iptc ?? orientation).toBeUndefined();
        expect(["EXIF", "XMP ", "GPS", "Rahasia"].filter((trace) => made.includes(trace))).toEqual([]);
      }
      // Turned a quarter to the right, what was left is on top.
      const made = sharp(await open(photo, 160));
      expect([await colourAt(made, 80, 20), await colourAt(made, 80, 150)]).toEqual(["red", "blue"]);
    });

    it("has a white background where the upload is transparent, and is never enlarged", async () => {
      const made = sharp(
        await open(
          await upload(
            await sharp({ create: { width: 90, height: 120, channels: 4, background: "#0000" } })
              .png()
              .toBuffer(),
          ),
          480,
        ),
      );
      expect(await made.metadata()).toMatchObject({ width: 90, height: 90, hasAlpha: false });
      expect(await colourAt(made, 45, 45)).toBe("white");
    });

    it.each<[string, () => Buffer | Promise<Buffer>, string]>([
      ["nothing", () => Buffer.alloc(0), "validation"],
      ["a page named like a picture", () => Buffer.from("<!doctype html><img src=x onerror=alert(1)>"), "fileType"],
      [
        "a drawing",
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        "fileType",
      ],
      ["a PDF", () => aPdf(), "fileType"],
      ["a JPEG that is cut", () => picture.subarray(0, 2_000), "fileType"],
      ["a panorama", () => aPicture(2_001, 500).png().toBuffer(), "fileType"],
      ["more bytes than are allowed", () => Buffer.concat([picture, Buffer.alloc(1_000_000)]), "fileTooLarge"],
    ])("is refused as %s, and the one before stays", async (_what, make, kind) => {
      const photo = await upload(picture);
      const before = await files.onDisk();

      await expect(upload(await make())).rejects.toMatchObject({ kind, message: expect.stringMatching(/[.]$/) });

      expect(await photoOf(test.database, siti.studentId)).toBe(photo);
      expect(await files.onDisk()).toEqual(before);
      expect(await files.states()).toEqual(["kept"]);
    });

    it("that is still an iPhone's HEIC says what to do", async () => {
      const heic = Buffer.concat([
        Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
        Buffer.alloc(200),
      ]);
      await expect(upload(heic)).rejects.toMatchObject({
        kind: "fileType",
        message: expect.stringContaining("Simpan sebagai JPEG"),
      });
    });
  });

  it("takes the place of the one before it, and many at once leave one", async () => {
    const service = files.photos();
    await Promise.all(Array.from({ length: 10 }, () => service.uploadMyPhoto(siti, receivedFile(picture))));

    const [kept, ...others] = await files.journal();
    expect(others).toEqual([]);
    expect(await photoOf(test.database, siti.studentId)).toBe(`/photos/${siti.studentId}/${kept?.name}/480`);
    expect(await files.onDisk()).toHaveLength(2);
  });

  it("is deleted with its file, and only once", async () => {
    await upload(picture);
    expect((await files.photos().deleteMyPhoto(siti)).photo).toBeNull();
    expect(await files.onDisk()).toEqual([]);
    expect(await files.journal()).toEqual([]);
    await expect(files.photos().deleteMyPhoto(siti)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("goes with its student, in the same write, and stays on disk while they are in the bin", async () => {
    const id = await givenStudent(test.database);
    const { photo } = await files.photos().uploadStudentPhoto(system, { id }, receivedFile(picture));
    await new StudentEditingService(test.database, studentDependents).delete(system, id);

    expect(await files.states()).toEqual(["held"]);
    expect(await files.stored().find("photo", nameIn(photo), `${nameIn(photo)}-480.webp`)).toBeNull();
    await files.stored().sweep();
    expect(await files.onDisk()).toHaveLength(2);
  });

  it("is removed if its student is deleted during the upload", async () => {
    const id = await givenStudent(test.database);
    const line = new PassThrough();
    const uploading = files.photos().uploadStudentPhoto(system, { id }, () => Promise.resolve(incomingFile(line, "x")));
    line.write(picture);
    await new StudentEditingService(test.database, studentDependents).delete(system, id);
    line.end();

    await expect(uploading).rejects.toMatchObject({ kind: "notFound" });
    expect(await files.journal()).toEqual([]);
  });

  it("that was aborted keeps the previous one, even after all bytes have arrived", async () => {
    const photo = await upload(picture);
    const sender = new AbortController();
    const line = new PassThrough();
    const uploading = files.photos().uploadMyPhoto(siti, () => Promise.resolve(incomingFile(line, "x")), sender.signal);
    line.end(picture);
    sender.abort();

    await expect(uploading).rejects.toMatchObject({ kind: "conflict" });
    expect(await photoOf(test.database, siti.studentId)).toBe(photo);
    expect(await files.states()).toEqual(["kept"]);
    expect(await files.onDisk()).toHaveLength(2);
  });

  it("survives a sweep that considers its file dropped while the student refers to it", async () => {
    const photo = await upload(picture);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stored_files SET state = 'dropped'`));
    await files.stored().sweep();
    expect(await files.states()).toEqual(["kept"]);
    expect(
      await files.photos().find(siti, { studentId: siti.studentId, name: nameIn(photo), width: 160 }),
    ).not.toBeNull();
  });

  it("is found by that student and by administrators alone, at its own address alone", async () => {
    const photo = await upload(picture);
    const asked = { studentId: siti.studentId, name: nameIn(photo), width: 480 };
    const budi = await givenStudentViewer(test.database);
    const service = files.photos();

    expect(await service.find(siti, asked)).not.toBeNull();
    expect(await service.find(await givenAdmin(test.database), asked)).not.toBeNull();
    expect(await service.find(budi, asked)).toBeNull();
    // Under one's own number somebody else's file is not found either.
    expect(await service.find(budi, { ...asked, studentId: budi.studentId })).toBeNull();
    expect(await service.find(siti, { ...asked, name: "0".repeat(32) })).toBeNull();
    expect(await service.find(siti, { ...asked, studentId: 999_999 })).toBeNull();
    expect(await service.find(siti, null)).toBeNull();
    await expect(service.find(visitor, asked)).rejects.toMatchObject({ kind: "unauthenticated" });
    await upload(picture);
    expect(await service.find(siti, asked)).toBeNull();
  });

  it("is asked for only when the caller may send it and the student is there", async () => {
    const receive = jest.fn(receivedFile(picture));
    const service = files.photos();
    const admin = await givenAdmin(test.database);
    const id = siti.studentId;
    await expect(service.uploadMyPhoto(visitor, receive)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(service.uploadMyPhoto(admin, receive)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(
      service.uploadMyPhoto({ ...siti, credential: { kind: "token", tokenName: "x", scope: "read" } }, receive),
    ).rejects.toMatchObject({ kind: "forbidden" });
    await expect(service.deleteMyPhoto(admin)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(service.uploadStudentPhoto(visitor, { id }, receive)).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expect(service.uploadStudentPhoto(siti, { id }, receive)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(service.deleteStudentPhoto(siti, { id })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(service.uploadStudentPhoto(admin, { id: 999_999 }, receive)).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(service.uploadStudentPhoto(admin, { id: "satu", photo: "x" }, receive)).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "id" }, { name: "photo" }],
    });
    expect(receive).not.toHaveBeenCalled();
  });

  it("is limited per minute for each student, without limiting others", async () => {
    const service = files.photos();
    const nothing = receivedFile(Buffer.alloc(0));
    for (let times = 0; times < 10; times += 1) {
      await expect(service.uploadMyPhoto(siti, nothing)).rejects.toMatchObject({ kind: "validation" });
    }
    await expect(service.uploadMyPhoto(siti, nothing)).rejects.toMatchObject({ kind: "throttled" });
    await expect(service.uploadMyPhoto(await givenStudentViewer(test.database), nothing)).rejects.toMatchObject({
      kind: "validation",
    });
    await expect(service.uploadStudentPhoto(system, { id: siti.studentId }, nothing)).rejects.toMatchObject({
      kind: "validation",
    });
  });

  it("is recorded in the audit trail without its URL", async () => {
    const admin = await givenAdmin(test.database);
    await upload(picture);
    await files.photos().uploadStudentPhoto(admin, { id: siti.studentId }, receivedFile(picture));
    await files.photos().deleteStudentPhoto(admin, { id: siti.studentId });

    const entries = await test.database.read((reader) =>
      reader.rows<{ userId: number; beforeValues: string; afterValues: string }>(
        sql`SELECT user_id AS userId, before_values AS beforeValues, after_values AS afterValues FROM audit_entries
          WHERE action = 'student.photo' AND record_id = ${siti.studentId} ORDER BY id`,
      ),
    );
    expect(entries.map(({ userId }) => userId)).toEqual([siti.userId, admin.userId, admin.userId]);
    expect(
      entries.map(({ beforeValues, afterValues }): unknown[] => [JSON.parse(beforeValues), JSON.parse(afterValues)]),
    ).toEqual([
      [
        { hasPhoto: false, changedPrivately: null },
        { hasPhoto: true, changedPrivately: ["photo"] },
      ],
      [{ changedPrivately: null }, { changedPrivately: ["photo"] }],
      [
        { hasPhoto: true, changedPrivately: null },
        { hasPhoto: false, changedPrivately: ["photo"] },
      ],
    ]);
  });
});

async function colourAt(picture: Sharp, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await picture
    .clone()
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const on = [red, green, blue].map((value) => (value > 128 ? 1 : 0)).join("");
  return { "100": "red", "010": "lime", "110": "yellow", "001": "blue", "111": "white" }[on] ?? on;
}

describe("The widths of a photo", () => {
  const stem = `/photos/12/${"0123456789abcdef".repeat(2)}`;

  it("are two addresses for one of ours", () => {
    expect(photoSrcSet(`${stem}/480`)).toBe(`${stem}/160 160w, ${stem}/480 480w`);
  });

  it.each([null, "", `https://jahat.example${stem}/480`, `${stem}/48`])("are none for %s", (address) => {
    expect(photoSrcSet(address)).toBeNull();
  });
});

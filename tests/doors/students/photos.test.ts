import type { FastifyInstance } from "fastify";
import sharp from "sharp";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { aPicture } from "../../support/files/givenFiles.js";
import { graphqlMultipart, graphqlParts, restMultipart } from "../../support/files/multipart.js";
import { asAdmin, asStudent, givenStudentViewer, loginHeaders } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";

type Headers = Readonly<Record<string, string>>;

const UPLOAD = /* GraphQL */ `
  mutation ($input: UploadMyPhotoInput!) {
    uploadMyPhoto(input: $input) {
      __typename
      ... on UploadMyPhotoPayload {
        student {
          photo
          photoSrcSet
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

onSqlite("A student's photo by either door", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let siti: Headers;
  let budi: Headers;
  let sitisNumber: number;
  let picture: Buffer;
  beforeAll(async () => {
    app = await createTestApp(test.database, { MAX_PHOTO_MB: "1" });
    admin = await asAdmin(app, test.database);
    const { username, studentId } = await givenStudentViewer(test.database);
    sitisNumber = studentId;
    siti = await loginHeaders(app, username);
    budi = await asStudent(app, test.database);
    picture = await aPicture(600, 800).jpeg().toBuffer();
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });
  const upload = async (as = siti, content = picture) =>
    restMultipart(app, "/user-info/upload-photo", [["file", { content, name: "saya.jpg" }]], as);
  const address = async () => String((await upload()).body.photo);
  const path = (verb: string) => `/students/${sitisNumber}/${verb}-photo`;

  it("is given to both by REST, and opens in an img by the session", async () => {
    const answer = await upload();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        photo: expect.stringMatching(/^\/photos\/\d+\/[0-9a-f]{32}\/480$/),
        message: "Foto disimpan",
      },
    });
    const photo = String(answer.body.photo);
    const { cookie = "" } = siti;
    const served = await get(photo, { cookie, accept: "image/avif,image/webp,image/*,*/*;q=0.8" });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 480, height: 480 });
    expect(await sharp((await get(photo.replace(/480$/, "160"), { cookie })).rawPayload).metadata()).toMatchObject({
      width: 160,
    });

    expect(await requestRest(app, "GET", "/user-info", { as: siti })).toMatchObject({
      body: { data: { student: { photo } } },
    });
    expect(await requestRest(app, "GET", `/students/${sitisNumber}`, { as: admin })).toMatchObject({
      body: { data: { photo } },
    });
  });

  it("is given to GraphQL with its widths", async () => {
    const { data, errors } = await graphqlMultipart<{
      uploadMyPhoto: { student: { photo: string; photoSrcSet: string } };
    }>(app, graphqlParts(UPLOAD, {}, { content: picture }), siti);
    expect(errors).toEqual([]);
    const { photo, photoSrcSet } = data.uploadMyPhoto.student;
    expect(photoSrcSet).toBe(`${photo.replace(/480$/, "160")} 160w, ${photo} 480w`);
    const seen = await postGraphql<{ viewer: { student: { photo: string } } }>(
      app,
      "{ viewer { student { photo } } }",
      {},
      siti,
    );
    expect(seen.data.viewer.student.photo).toBe(photo);
    const refused = await graphqlMultipart(app, graphqlParts(UPLOAD, {}, { content: Buffer.from("<svg/>") }), siti);
    expect(refused.data).toEqual({
      uploadMyPhoto: {
        __typename: "FileRefusedError",
        code: "FILE_TYPE_NOT_ACCEPTED",
        message: expect.stringContaining("Foto harus gambar"),
      },
    });
  });

  it("is set and removed for any student at the desk, by both doors", async () => {
    expect(await restMultipart(app, path("upload"), [["file", { content: picture }]], admin)).toMatchObject({
      status: 200,
      body: { photo: expect.any(String) },
    });
    const { body } = await requestRest(app, "GET", "/user-info", { as: siti });
    const { photo } = (body.data as { student: { photo: string } }).student;
    expect((await get(photo, admin)).statusCode).toBe(200);
    expect(await requestRest(app, "DELETE", path("delete"), { as: admin })).toMatchObject({
      status: 200,
      body: { status_code: 200, photo: null, message: "Foto dihapus" },
    });
    expect((await get(photo, siti)).statusCode).toBe(404);

    const id = Buffer.from(`Student:${sitisNumber}`).toString("base64");
    const query = `mutation ($input: UploadStudentPhotoInput!) {
        uploadStudentPhoto(input: $input) { ... on UploadStudentPhotoPayload { student { photo } }
        ... on UserError { code } } }`;
    expect((await graphqlMultipart(app, graphqlParts(query, { id }, { content: picture }), admin)).data).toEqual({
      uploadStudentPhoto: { student: { photo: expect.any(String) } },
    });
    expect(
      (
        await graphqlMultipart(
          app,
          graphqlParts(query, { id: Buffer.from("Book:1").toString("base64") }, { content: picture }),
          admin,
        )
      ).data,
    ).toEqual({ uploadStudentPhoto: { code: "NOT_FOUND" } });
    const remove = `mutation ($input: DeleteStudentPhotoInput!) {
        deleteStudentPhoto(input: $input) { ... on DeleteStudentPhotoPayload { student { photo } }
        ... on UserError { code } } }`;
    expect((await postGraphql(app, remove, { input: { id } }, admin)).data).toEqual({
      deleteStudentPhoto: { student: { photo: null } },
    });
    expect((await postGraphql(app, remove, { input: { id } }, admin)).data).toEqual({
      deleteStudentPhoto: { code: "NOT_FOUND" },
    });
  });

  it("is private: a visitor gets 401, another student 404, and neither learns whether there is one", async () => {
    const photo = await address();
    const unknown = `/photos/${sitisNumber}/${"0".repeat(32)}/480`;
    for (const url of [photo, unknown]) {
      const refused = await get(url);
      expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([401, "no-store"]);
      const hidden = await get(url, budi);
      expect([hidden.statusCode, hidden.headers["cache-control"]]).toEqual([404, "no-store"]);
    }
    expect((await get(photo, budi)).body).toBe((await get(unknown, budi)).body);
    expect((await get(photo, { cookie: "__Host-session=tidak-ada" })).statusCode).toBe(401);
    expect((await app.inject({ method: "HEAD", url: photo })).statusCode).toBe(401);
    expect((await app.inject({ method: "HEAD", url: photo, headers: siti })).headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
    });
  });

  it("opens for programs by their token, and not by one that is wrong", async () => {
    const photo = await address();
    const { read } = await givenToken(app, test.database);
    expect((await get(photo, read)).statusCode).toBe(200);
    expect((await get(photo, { authorization: "Bearer aksara_salah" })).statusCode).toBe(401);
  });

  it("is not found at any other address, and at none under /static/", async () => {
    const photo = await address();
    const [, , , name = ""] = photo.split("/");
    const wrong = [
      photo.replace(/480$/, "640"),
      photo.replace(/480$/, "0480"),
      `${photo}.webp`,
      photo.replace(name, name.toUpperCase()),
      photo.replace(name, "..%2f..%2flibrary.sqlite"),
      photo.replace(`/${sitisNumber}/`, "/x/"),
      photo.replace(`/${sitisNumber}/`, `/${sitisNumber + 1}/`),
      `/static/covers/${name}-160.webp`,
      `/static/covers/${name}-480.webp`,
      `/static/files/${name}/foto.pdf`,
    ];
    for (const url of wrong) {
      expect([url, (await get(url, { ...admin, accept: "image/*" })).statusCode]).toEqual([url, 404]);
    }
  });

  it("is no longer served after a logout, nor to anybody after it was replaced", async () => {
    const { username } = await givenStudentViewer(test.database);
    const session = await loginHeaders(app, username);
    const old = String((await upload(session)).body.photo);
    const photo = String((await upload(session)).body.photo);
    expect((await get(old, session)).statusCode).toBe(404);
    await requestRest(app, "POST", "/auth/logout", { as: session });
    expect((await get(photo, session)).statusCode).toBe(401);
    expect((await get(photo, admin)).statusCode).toBe(200);
  });

  it("is refused without the CSRF token, when it is too large, no picture, or sent too often", async () => {
    const { cookie = "" } = siti;
    expect((await upload({ cookie })).status).toBe(403);
    expect(await upload(budi, Buffer.concat([picture, Buffer.alloc(1_000_000)]))).toMatchObject({
      status: 413,
      body: { message: "Berkas lebih besar dari 1 MB. Pilih berkas yang lebih kecil." },
    });
    expect(await upload(budi, Buffer.from("halo"))).toMatchObject({
      status: 415,
      body: { message: "Foto harus gambar JPEG, PNG, WebP, atau AVIF." },
    });
    expect(await upload(admin)).toMatchObject({
      status: 403,
      body: { message: "Hanya akun anggota yang punya foto." },
    });
    const statuses = [];
    for (let times = 0; times < 10; times += 1) {
      statuses.push((await upload(budi, Buffer.alloc(0))).status);
    }
    expect(statuses).toContain(429);
    expect((await upload(budi)).headers["retry-after"]).toBeDefined();
  });
});

import type { FastifyInstance } from "fastify";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { graphqlMultipart, graphqlParts, restMultipart } from "../../support/files/multipart.js";
import { asAdmin, asStudent } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";

const csv = (text: string) => ({ content: Buffer.from(text), name: "siswa.csv", type: "text/csv" });

const MUTATION = `mutation ($input: ImportStudentsInput!) { importStudents(input: $input) {
  ... on ImportStudentsPayload { message rows imported updated duplicates refused
  refusedRows { row nis name fields { name message } } ignoredColumns studentEdges(first: 1) { cursor node { nis } } }
  ... on UserError { code message } } }`;

onBothEngines("A file of students", (test) => {
  let app: FastifyInstance;
  let as: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    as = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  it("comes in by REST: the students, and the refused rows with their reasons", async () => {
    const { status, body } = await restMultipart(
      app,
      "/students/import-csv",
      [["file", csv("NIS,Nama,NISN,Agama\n1,Rani,12,\n2,,,\n1,Tono,,\n")]],
      as,
    );

    expect(status).toBe(201);
    expect(body).toEqual({
      status_code: 201,
      message: "1 anggota diimpor, 0 diperbarui, 0 sudah ada, 2 ditolak.",
      rows: 3,
      imported: 1,
      updated: 0,
      duplicates: 0,
      held: 0,
      refused: 2,
      held_rows: [],
      noted_rows: [{ row: 2, nis: "1", name: "Rani", notes: ["NISN “12” tidak sah, jadi dikosongkan."] }],
      ignored_columns: ["Agama"],
      data: [expect.objectContaining({ nis: "1", name: "Rani", status: "active", username: null })],
      errors: [
        { row: 3, nis: "2", name: null, errors: { name: ["Wajib diisi."] } },
        { row: 4, nis: "1", name: "Tono", errors: { nis: ["NIS / No. anggota ini sudah ada di baris 2 (Rani)."] } },
      ],
    });
    const again = await restMultipart(
      app,
      "/students/import-csv?update_existing=true",
      [["file", csv("nis,nama,kelas\n1,Rani,X IPA 1\n")]],
      as,
    );
    expect(again.body).toMatchObject({ imported: 0, updated: 1, data: [{ nis: "1", class_name: "X IPA 1" }] });
    const other = await restMultipart(
      app,
      "/students/import-csv?update_existing=true",
      [["file", csv("nis,nama\n1,Budi\n")]],
      as,
    );
    expect(other.body).toMatchObject({
      message: "0 anggota diimpor, 0 diperbarui, 0 sudah ada, 0 ditolak. 1 baris meragukan, jadi tidak diambil.",
      held: 1,
      held_rows: [{ row: 2, nis: "1", notes: ["NIS / No. anggota ini milik Rani (No. anggota 1, X IPA 1)."] }],
    });
  });

  it("comes in by GraphQL alike, with the edges for a list", async () => {
    const { data, errors } = await graphqlMultipart(
      app,
      graphqlParts(MUTATION, {}, csv("nis;nama\nG1;Gita\nG2;Hana\nG3;\n")),
      as,
    );

    expect(errors).toEqual([]);
    expect(data).toEqual({
      importStudents: {
        message: "2 anggota diimpor, 0 diperbarui, 0 sudah ada, 1 ditolak.",
        rows: 3,
        imported: 2,
        updated: 0,
        duplicates: 0,
        refused: 1,
        ignoredColumns: [],
        refusedRows: [{ row: 4, nis: "G3", name: null, fields: [{ name: "name", message: "Wajib diisi." }] }],
        studentEdges: [{ cursor: expect.any(String), node: { nis: "G2" } }],
      },
    });
    const wrong = await graphqlMultipart(app, graphqlParts(MUTATION, {}, csv("judul\nBumi\n")), as);
    expect(wrong.data).toEqual({
      importStudents: { code: "VALIDATION_FAILED", message: expect.stringContaining("Kolom NIS dan nama") },
    });
  });

  it("is refused to everybody but administrators who may write, and without a file", async () => {
    const parts = [["file", csv("nis,nama\nX1,Xena\n")]] as const;
    const { read, write } = await givenToken(app, test.database);

    expect((await restMultipart(app, "/students/import-csv", parts)).status).toBe(401);
    expect((await restMultipart(app, "/students/import-csv", parts, await asStudent(app, test.database))).status).toBe(
      403,
    );
    expect((await restMultipart(app, "/students/import-csv", parts, read)).status).toBe(403);
    expect(
      (
        await graphqlMultipart(
          app,
          graphqlParts(MUTATION, {}, csv("nis,nama\nX1,Xena\n")),
          await asStudent(app, test.database),
        )
      ).errors[0]?.extensions?.code,
    ).toBe("FORBIDDEN");
    expect((await restMultipart(app, "/students/import-csv", [["berkas", "x"]], as)).body.errors).toEqual({
      file: ["Kirim berkas sebagai multipart/form-data dengan nama isian file."],
    });
    expect((await restMultipart(app, "/students/import-csv?update_existing=ya", parts, as)).status).toBe(422);
    expect((await requestRest(app, "GET", "/students?search=xena", { as })).body.data).toEqual([]);
    expect((await restMultipart(app, "/students/import-csv", parts, write)).body).toMatchObject({ imported: 1 });
  });
});

import type { FastifyInstance } from "fastify";
import sharp from "sharp";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines, onOneEngine } from "../../support/database.js";
import { restMultipart } from "../../support/files/multipart.js";
import { asAdmin, asStaff, asStudent, givenStudent } from "../../support/people.js";
import { readPdf } from "../../support/files/readPdf.js";
import { givenToken } from "../../support/tokens.js";
import { globalId } from "../agreement/steps.js";

type Headers = Readonly<Record<string, string>>;
interface LetterAnswer {
  readonly id: number;
  readonly number: string;
  readonly is_valid: boolean;
  readonly verification_path: string;
}

onBothEngines("Clearance letters through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let staff: Headers;
  beforeAll(async () => {
    app = await createTestApp(test.database, { PUBLIC_URL: "https://perpustakaan.example" });
    [admin, staff] = [await asAdmin(app, test.database), await asStaff(app, test.database)];
  });
  afterAll(() => app.close());

  const issue = async (studentId: number) => {
    const { status, body } = await requestRest(app, "POST", "/clearance-letters", {
      as: admin,
      body: { student_id: studentId },
    });
    expect(status).toBe(201);
    return body.data as LetterAnswer;
  };
  const download = (path: string, as: Headers = admin) =>
    app.inject({ method: "GET", url: `/api/clearance-letters/${path}`, headers: as });

  it("refuses with every reason, and issues once nothing is open, alike by both doors", async () => {
    const studentId = await givenStudent(test.database, { name: "Budi Santoso" });
    const charge = { student_id: studentId, charge_reason: "other", amount: 2_000, reason: "Kartu hilang" };
    await requestRest(app, "POST", "/fines", { as: admin, body: charge });
    const debt = { code: "debt", message: "Denda, Kartu hilang: belum lunas Rp2.000." };
    const refused = await requestRest(app, "POST", "/clearance-letters", {
      as: admin,
      body: { student_id: studentId },
    });
    expect([refused.status, refused.body.checks]).toEqual([
      422,
      [{ ...debt, kind: "impossible", needs_override: false }],
    ]);
    const command = `mutation { issueClearanceLetter(input: { studentId: "${globalId("Student", studentId)}" }) {
      ... on LendingRefusal { code checks { code kind message needsOverride } }
      ... on IssueClearanceLetterPayload { clearanceLetter { databaseId student { clearanceLetter { number } } } } } }`;
    const byGraphql = async () =>
      (await postGraphql<{ issueClearanceLetter: object }>(app, command, {}, admin)).data.issueClearanceLetter;
    expect(await byGraphql()).toEqual({
      code: "VALIDATION_FAILED",
      checks: [{ ...debt, kind: "IMPOSSIBLE", needsOverride: false }],
    });
    await requestRest(app, "POST", `/students/${studentId}/payments`, { as: admin, body: { amount: 2_000 } });
    const { id, number } = await issue(studentId);
    // The same one.
    expect(await byGraphql()).toEqual({
      clearanceLetter: { databaseId: id, student: { clearanceLetter: { number } } },
    });
  });

  it("tells whoever holds it that it is valid, until it is revoked, and nothing of its student beside", async () => {
    const letter = await issue(
      await givenStudent(test.database, { nis: "240777", name: "Sari", className: "XII IPS 2" }),
    );
    const token = letter.verification_path.split("/").at(-1) ?? "";
    const verify = () => app.inject(`/api/clearance-verifications/${token}`);
    const shown = {
      number: letter.number,
      student_name: "Sari",
      class_name: "XII IPS 2",
      issued_at: expect.any(String),
    };
    const answer = await verify();
    expect(answer.headers["cache-control"]).toBe("no-store");
    const asking = `{ verifyClearanceLetter(token: ${JSON.stringify(token)}) { studentName } }`;
    const asked = await app.inject(`/graphql?query=${encodeURIComponent(asking)}`);
    expect([asked.headers["cache-control"], asked.json()]).toEqual([
      "no-store",
      { data: { verifyClearanceLetter: { studentName: "Sari" } } },
    ]);
    expect(answer.json()).toEqual({ status_code: 200, data: { ...shown, is_valid: true } });
    const revocation = await requestRest(app, "POST", `/clearance-letters/${letter.id}/revoke`, {
      as: admin,
      body: { reason: "Rahasia" },
    });
    expect(revocation.body.data).toMatchObject({ is_valid: false, revoke_reason: "Rahasia" });
    expect((await verify()).json()).toEqual({ status_code: 200, data: { ...shown, is_valid: false } });
    const query = `{ verifyClearanceLetter(token: "${token}") { number isValid studentName className } }`;
    expect((await postGraphql(app, query)).data).toEqual({
      verifyClearanceLetter: { number: letter.number, isValid: false, studentName: "Sari", className: "XII IPS 2" },
    });
    const unknown = await app.inject(`/api/clearance-verifications/${"0".repeat(32)}`);
    expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  onOneEngine(test, () => {
    it("is a page of A4 with the library's head, the name in all its letters, and the code of its public page", async () => {
      const logo = await sharp({ create: { width: 90, height: 90, channels: 4, background: "#24408e" } })
        .png()
        .toBuffer();
      await restMultipart(app, "/settings/upload-logo", [["file", { name: "logo.png", content: logo }]], admin);
      await requestRest(app, "PUT", "/settings", {
        as: admin,
        body: { name: "Perpustakaan SMAN 1", address: "Jl. Juanda 93\nBandung", phone: "(022) 2503948" },
      });
      const name = "Ṣāliḥ Nur Rahmān";
      const letter = await issue(await givenStudent(test.database, { nis: "240901", name, className: "XII IPA 1" }));
      const answer = await download(`${letter.id}/pdf`, staff);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="surat-bebas-pustaka-${letter.number.replaceAll("/", "-").toLowerCase()}.pdf"`,
        "cache-control": "no-store",
      });
      const [page, ...others] = await readPdf(answer.rawPayload);
      expect(others).toEqual([]);
      const issuedOn = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(
        new Date(),
      );
      expect(page?.lines.map((line) => line.trim())).toEqual(
        expect.arrayContaining([
          "Perpustakaan SMAN 1",
          "Jl. Juanda 93, Bandung",
          "(022) 2503948",
          "SURAT BEBAS PUSTAKA",
          `Nomor: ${letter.number}`,
          name,
          "240901",
          "XII IPA 1",
          issuedOn,
          "Kepala Perpustakaan,",
        ]),
      );
      expect(page?.codes).toEqual([`https://perpustakaan.example${letter.verification_path}`]);
      expect(answer.rawPayload.includes("/Subtype /Image")).toBe(true);
    });

    it("has the head and the signature that the settings name, and of a name as long as can be all of it", async () => {
      const name = `Dr. Hj. ${"Raden Ajeng ".repeat(9)}, M.Pd.`.slice(0, 120);
      await requestRest(app, "PUT", "/settings", {
        as: admin,
        body: {
          parent_organisation: "SMA Negeri 1 Bandung",
          library_number: "3273012A1000001",
          letter_city: "Bandung",
          signatories: [
            { position: "Kepala Perpustakaan", name, nip: "19700101 199503 2 001" },
            { position: "Kepala Sekolah", name: "Drs. Budi" },
          ],
        },
      });
      const letter = await issue(await givenStudent(test.database, { name: "Wulan" }));
      const [page, ...others] = await readPdf((await download(`${letter.id}/pdf`, staff)).rawPayload);
      const text = page?.lines.map((line) => line.trim()).join(" ") ?? "";
      expect(others).toEqual([]);
      for (const shown of ["SMA Negeri 1 Bandung", "NPP 3273012A1000001", name, "NIP/NUPTK 19700101 199503 2 001"]) {
        expect(text).toContain(shown);
      }
      expect(text).toMatch(/Bandung, \d{1,2} \w+ \d{4}/u);
      // Who has seen a report need not see every letter.
      expect(text).not.toContain("Drs. Budi");
    });

    it.each(["localhost:3000", "192.168.1.7:3000", "perpus.lan"])(
      "has no code that leads nowhere where the library is opened as %s, and says where it is looked up",
      async (host) => {
        const letter = await issue(await givenStudent(test.database, { name: "Citra" }));
        const house = await createTestApp(test.database);
        const url = `/api/clearance-letters/${letter.id}/pdf`;
        // Cookies of one host are not those of another.
        const { read } = await givenToken(house, test.database);
        const answer = await house.inject({ method: "GET", url, headers: { ...read, host } });
        const [page] = await readPdf(answer.rawPayload);
        await house.close();
        expect(page?.codes).toEqual([]);
        expect(page?.lines.join(" ")).toContain(letter.verification_path);
        expect(page?.lines.join(" ")).not.toContain("http");
      },
    );

    it("is printed with others in the order asked, and not at all once one is revoked", async () => {
      const letters = [];
      for (const name of ["Ayu", "Bima"]) letters.push(await issue(await givenStudent(test.database, { name })));
      const [first, second] = letters;
      const pages = await readPdf((await download(`pdf?ids=${second?.id},${first?.id}`)).rawPayload);
      expect(pages.map(({ codes }) => codes)).toEqual(
        [second, first].map((letter) => [`https://perpustakaan.example${letter?.verification_path}`]),
      );
      await requestRest(app, "POST", `/clearance-letters/${first?.id}/revoke`, { as: admin, body: { reason: "x" } });
      expect((await download(`pdf?ids=${second?.id},${first?.id}`)).statusCode).toBe(409);
      expect((await download("999999/pdf")).statusCode).toBe(404);
      expect((await download("pdf?ids=")).statusCode).toBe(422);
      expect((await download(`${second?.id}/pdf`, await asStudent(app, test.database))).statusCode).toBe(403);
    });
  });
});

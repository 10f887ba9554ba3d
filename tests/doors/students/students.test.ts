import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import type { Membership } from "../../../server/students/studentList.js";
import { StudentService } from "../../../server/students/StudentService.js";
import { system } from "../../../server/viewer.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStudent, givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { restMultipart } from "../../support/files/multipart.js";
import { givenToken } from "../../support/tokens.js";
import { testWrite } from "../../support/testWrite.js";

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly status: string;
}

onBothEngines("Students", (test) => {
  let app: FastifyInstance;
  let as: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    as = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const given = async (body: object) => (await requestRest(app, "POST", "/students", { as, body })).body.data as Listed;
  const names = async (query: string) =>
    ((await requestRest(app, "GET", `/students?${query}`, { as })).body.data as readonly Listed[]).map(
      ({ name }) => name,
    );
  const counted = async () =>
    (await postGraphql<{ libraryInfo: { students: number } }>(app, "{ libraryInfo { students } }")).data.libraryInfo
      .students;
  const trail = (id: number) =>
    test.database.read((reader) =>
      reader.rows<{ action: string; actor: string; beforeValues: string | null; afterValues: string | null }>(
        sql`SELECT action, actor, before_values AS beforeValues, after_values AS afterValues FROM audit_entries
          WHERE record_type = 'student' AND record_id = ${id} ORDER BY id`,
      ),
    );

  it("are added with all that the register knows, and counted", async () => {
    const before = await counted();
    const full = {
      nis: " 2024001 ",
      nisn: "0081234567",
      name: "Rani  Puspita",
      gender: "female",
      class_name: "XI IPA 1",
      major: "IPA",
      academic_year: "2026/2027",
      birth_date: "2009-05-02",
      phone: "0812-3456-7890",
      email: "rani@example.sch.id",
      address: "Jl. Merdeka 1\r\nBandung",
      guardian_name: "Dewi  Puspita",
      guardian_phone: "0813-4567-8901",
      occupation: "Pelajar",
      education: "SMP",
      expires_at: "2027-06-30",
    };

    const { status, body } = await requestRest(app, "POST", "/students", { as, body: { ...full, member_kind_id: 2 } });

    expect(status).toBe(201);
    expect(body).toEqual({
      status_code: 201,
      data: {
        ...full,
        nis: "2024001",
        name: "Rani Puspita",
        address: "Jl. Merdeka 1\nBandung",
        guardian_name: "Dewi Puspita",
        id: expect.any(Number),
        photo: null,
        status: "active",
        member_kind: { id: 2, name: "Guru", number_name: "NIP" },
        suspended_until: null,
        registered_at: expect.stringMatching(/^\d{4}-.*Z$/),
        username: null,
      },
    });
    const { id } = body.data as Listed;
    expect((await requestRest(app, "GET", `/students/${id}`, { as })).body.data).toEqual(body.data);
    expect(await counted()).toBe(before + 1);
    const [entry] = await trail(id);
    expect(entry).toMatchObject({ action: "student.create", beforeValues: null });
    expect(entry?.afterValues).toContain('"nis":"2024001"');
    expect(entry?.afterValues).not.toMatch(/0812|example\.sch|Merdeka|2009-05-02|0081234567/);
  });

  it("are added by GraphQL alike, with the edge for a list", async () => {
    const { data, errors } = await postGraphql(
      app,
      `mutation ($input: CreateStudentInput!) { createStudent(input: $input) {
      ... on CreateStudentPayload { student { nis name status gender birthDate hasAccount viewerCanManage }
      studentEdge { cursor node { nis } } }
      ... on UserError { code message } } }`,
      { input: { nis: "G-1", name: "Gilang", gender: "MALE", birthDate: "2010-01-31", status: "SUSPENDED" } },
      as,
    );

    expect(errors).toEqual([]);
    expect(data).toEqual({
      createStudent: {
        student: {
          nis: "G-1",
          name: "Gilang",
          status: "SUSPENDED",
          gender: "MALE",
          birthDate: "2010-01-31",
          hasAccount: false,
          viewerCanManage: true,
        },
        studentEdge: { cursor: expect.any(String), node: { nis: "G-1" } },
      },
    });
    const {
      createStudent: { studentEdge },
    } = data as { createStudent: { studentEdge: { cursor: string } } };
    const next = await postGraphql<{ students: { nodes: { nis: string }[] } }>(
      app,
      "query ($after: String) { students(first: 1, after: $after, orderBy: NEWEST) { nodes { nis } } }",
      { after: studentEdge.cursor },
      as,
    );
    expect(next.data.students.nodes).toEqual([{ nis: "2024001" }]);
  });

  it("are refused with every wrong value at once", async () => {
    const before = await counted();
    const { status, body } = await requestRest(app, "POST", "/students", {
      as,
      body: {
        nis: "=1+1",
        nisn: "12345",
        gender: "x",
        academic_year: "2026/2029",
        birth_date: "2030-01-01",
        phone: "abc",
        email: "a@",
        status: "gone",
        expires_at: "besok",
        id: 7,
        user_id: 1,
        photo: "/etc/passwd",
        class_name: "x".repeat(101),
      },
    });

    expect(status).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      "academic_year",
      "birth_date",
      "class_name",
      "email",
      "expires_at",
      "gender",
      "id",
      "name",
      "nis",
      "nisn",
      "phone",
      "photo",
      "status",
      "user_id",
    ]);
    expect(await counted()).toBe(before);
  });

  it("are refused with a number that another has, named with whose it is", async () => {
    await given({ nis: "D1", nisn: "1111111111", name: "Dewi" });
    const { status, body } = await requestRest(app, "POST", "/students", {
      as,
      body: { nis: "D1", nisn: "1111111111", name: "Dodi" },
    });

    expect(status).toBe(409);
    expect(body.errors).toEqual({
      nis: ["NIS / No. anggota ini sudah dipakai Dewi."],
      nisn: ["NISN ini sudah dipakai Dewi."],
    });
    const other = await given({ nis: "D2", name: "Dodi" });
    const change = await requestRest(app, "PUT", `/students/${other.id}`, {
      as,
      body: { nisn: "1111111111", name: "Doni" },
    });
    expect([change.status, change.body.errors]).toEqual([409, { nisn: ["NISN ini sudah dipakai Dewi."] }]);
    expect((await requestRest(app, "GET", `/students/${other.id}`, { as })).body.data).toMatchObject({
      name: "Dodi",
      nisn: null,
    });
  });

  it("are created once by twenty simultaneous requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        requestRest(app, "POST", "/students", { as, body: { nis: "RACE", name: "Raka" } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it("keep the address to which codes for a new password go from programs, once they have an account", async () => {
    const { id } = await given({ nis: "TE1", name: "Tegar", email: "tegar@example.sch.id" });
    const { write } = await givenToken(app, test.database);
    const change = (body: object) => requestRest(app, "PUT", `/students/${id}`, { as: write, body });

    expect((await change({ email: "tegar@b.id" })).status).toBe(200);
    await givenUser(test.database, { username: "tegar", studentId: id });
    expect(await change({ email: "maling@b.id" })).toMatchObject({
      status: 403,
      body: { message: "Ini hanya dapat dilakukan dengan login, tidak dengan token." },
    });
    expect((await change({ email: "tegar@b.id", phone: "0812-1111-2222" })).status).toBe(200);
    expect((await requestRest(app, "PUT", `/students/${id}`, { as, body: { email: "t@b.id" } })).status).toBe(200);
  });

  it("are updated by the given fields: null clears, omitted ones stay, private values are not audited", async () => {
    const { id } = await given({
      nis: "U1",
      name: "Umar",
      class_name: "X IPA 1",
      phone: "0812-1111-2222",
      email: "umar@example.sch.id",
    });

    const { status, body } = await requestRest(app, "PUT", `/students/${id}`, {
      as,
      body: { class_name: "XI IPA 1", phone: null },
    });

    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ name: "Umar", class_name: "XI IPA 1", phone: null, email: "umar@example.sch.id" }),
    ]);
    expect(await names("class_name=xi-ipa-1&search=umar")).toEqual(["Umar"]);
    await requestRest(app, "PUT", `/students/${id}`, { as, body: { class_name: "XI IPA 1" } });
    const [, entry, ...more] = await trail(id);
    expect(entry).toMatchObject({
      action: "student.update",
      beforeValues: '{"className":"X IPA 1","changedPrivately":null}',
      afterValues: '{"className":"XI IPA 1","changedPrivately":["phone"]}',
    });
    expect(more).toEqual([]);
  });

  it("lose their sessions at once with any other status, and come in again only as suspended or active", async () => {
    const studentId = await givenStudent(test.database, { nis: "S1", name: "Sinta" });
    await givenUser(test.database, { username: "sinta", studentId });
    const before = await counted();
    const change = (status: string) => requestRest(app, "PUT", `/students/${studentId}`, { as, body: { status } });
    const comesIn = async () =>
      (await requestRest(app, "POST", "/auth/login", { body: { username: "sinta", password: "kopi-tubruk-pagi" } }))
        .status;

    for (const [status, loginStatus] of [
      ["suspended", 200],
      ["graduated", 401],
      ["moved", 401],
    ] as const) {
      await change("active");
      const session = await loginHeaders(app, "sinta");
      expect((await requestRest(app, "GET", "/user-info", { as: session })).status).toBe(200);

      expect((await change(status)).status).toBe(200);

      expect([status, (await requestRest(app, "GET", "/user-info", { as: session })).status, await comesIn()]).toEqual([
        status,
        401,
        loginStatus,
      ]);
    }
    await change("active");
    expect(await comesIn()).toBe(200);
    expect(await counted()).toBe(before);
    await change("graduated");
    expect(await counted()).toBe(before - 1);
  });

  it("are given a status and a membership together, all of them or none", async () => {
    const studentId = await givenStudent(test.database, { nis: "B1", name: "Bima" });
    await givenUser(test.database, { username: "bima", studentId });
    const { id: other } = await given({ nis: "B2", name: "Bayu", status: "suspended" });
    const before = await counted();
    const session = await loginHeaders(app, "bima");
    const bulk = (body: object) => requestRest(app, "PUT", "/students/bulk-update", { as, body });

    const wrong = await bulk({ student_ids: [studentId, 999_999], status: "suspended" });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { "student_ids.1": ["Anggota ini tidak ditemukan. Mungkin sudah dihapus."] },
    ]);
    expect((await bulk({ student_ids: [studentId] })).status).toBe(422);
    expect((await bulk({ student_ids: [studentId, studentId], status: "active" })).status).toBe(422);
    expect((await bulk({ student_ids: [], status: "active" })).status).toBe(422);
    expect((await requestRest(app, "GET", "/user-info", { as: session })).status).toBe(200);

    const { body } = await bulk({ student_ids: [other, studentId], status: "suspended", expires_at: "2027-06-30" });
    expect(body.data).toMatchObject([
      { id: other, status: "suspended", expires_at: "2027-06-30" },
      { id: studentId, status: "suspended", expires_at: "2027-06-30", username: "bima" },
    ]);
    expect((await requestRest(app, "GET", "/user-info", { as: session })).status).toBe(401);
    expect(await counted()).toBe(before - 1);
    const again = await postGraphql(
      app,
      `mutation ($ids: [ID!]!) { bulkUpdateStudents(input: { studentIds: $ids, status: ACTIVE, expiresAt: null }) {
        ... on BulkUpdateStudentsPayload { students { name status expiresAt } } ... on UserError { code } } }`,
      { ids: [studentId, other].map((id) => Buffer.from(`Student:${id}`).toString("base64")) },
      as,
    );
    expect(again.data).toEqual({
      bulkUpdateStudents: {
        students: [
          { name: "Bima", status: "ACTIVE", expiresAt: null },
          { name: "Bayu", status: "ACTIVE", expiresAt: null },
        ],
      },
    });
    expect(await counted()).toBe(before + 1);
    await bulk({ student_ids: [other], status: "active" });
    expect((await trail(other)).map(({ action }) => action)).toEqual([
      "student.create",
      "student.update",
      "student.update",
    ]);
  });

  it("are suspended together until it is lifted, also who was suspended to a day", async () => {
    const { id } = await given({ nis: "B3", name: "Bagas" });
    await requestRest(app, "PUT", `/students/${id}`, {
      as,
      body: { status: "suspended", suspended_until: "2026-12-31" },
    });
    const { body } = await requestRest(app, "PUT", "/students/bulk-update", {
      as,
      body: { student_ids: [id], status: "suspended" },
    });
    expect(body.data).toMatchObject([{ id, status: "suspended", suspended_until: null }]);
    // What was given with it is none of the status's: the day of a suspension stays.
    await requestRest(app, "PUT", `/students/${id}`, { as, body: { suspended_until: "2026-12-31" } });
    const renewed = { student_ids: [id], expires_at: "2027-06-30" };
    const { body: after } = await requestRest(app, "PUT", "/students/bulk-update", { as, body: renewed });
    expect(after.data).toMatchObject([{ id, expires_at: "2027-06-30", suspended_until: "2026-12-31" }]);
  });

  it("are deleted while nothing hangs on them", async () => {
    const before = await counted();
    const { id } = await given({ nis: "H1", name: "Hana" });

    const { body } = await requestRest(app, "DELETE", `/students/${id}`, { as });
    expect(body).toEqual({ status_code: 200, bin_entry_ids: [expect.any(Number)], message: "Anggota dihapus" });

    expect((await requestRest(app, "GET", `/students/${id}`, { as })).status).toBe(404);
    expect((await requestRest(app, "DELETE", `/students/${id}`, { as })).status).toBe(404);
    expect(await counted()).toBe(before);
    expect((await trail(id)).map(({ action }) => action)).toEqual(["student.create", "student.delete"]);

    const restored = await requestRest(app, "POST", "/bin/restore", { as, body: { ids: body.bin_entry_ids } });
    expect(restored.body.data).toMatchObject([{ kind: "student", record_id: id, restored: true }]);
    expect((await requestRest(app, "GET", `/students/${id}`, { as })).body.data).toMatchObject({ nis: "H1" });
  });

  it("stay with their history, and the refusal says what to do instead", async () => {
    const studentId = await givenStudent(test.database, { nis: "H2", name: "Hadi" });
    await givenUser(test.database, { username: "hadi", studentId });
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`INSERT INTO visits (kind, student_id, visited_at)
          VALUES ('student', ${studentId}, '2026-11-20 01:00:00.000')`,
      ),
    );

    const { status, body } = await requestRest(app, "DELETE", `/students/${studentId}`, { as });
    const byGraphql = await postGraphql<{ deleteStudent: object }>(
      app,
      "mutation ($id: ID!) { deleteStudent(input: { id: $id }) { ... on UserError { code } } }",
      { id: Buffer.from(`Student:${studentId}`).toString("base64") },
      as,
    );

    expect(status).toBe(409);
    expect(body.message).toBe(
      "Hadi punya akun dan 1 kunjungan, jadi datanya tidak dihapus. Ubah statusnya menjadi Lulus, Pindah, atau Ditangguhkan.",
    );
    expect(byGraphql.data.deleteStudent).toEqual({ code: "CONFLICT" });
    expect((await requestRest(app, "GET", `/students/${studentId}`, { as })).status).toBe(200);
  });

  it("are found by words of name, numbers and class, filtered, sorted and paged", async () => {
    await given({
      nis: "L-77",
      nisn: "2222222222",
      name: "Élok Kenanga",
      class_name: "XII IPS 2",
      academic_year: "2025/2026",
    });
    await given({
      nis: "L-78",
      name: "Lestari Kenanga",
      class_name: "IX A",
      academic_year: "2025/2026",
      status: "moved",
    });
    await given({ nis: "L-79", name: "Bayu Kenanga" });
    const account = await givenStudent(test.database, { nis: "L-80", name: "Ayu Kenanga", className: "XII IPS 2" });
    await givenUser(test.database, { studentId: account });

    expect(await names("search=kenanga")).toEqual(["Ayu Kenanga", "Bayu Kenanga", "Élok Kenanga", "Lestari Kenanga"]);
    expect(await names("search=KENANGA&sort=class")).toEqual([
      "Lestari Kenanga",
      "Ayu Kenanga",
      "Élok Kenanga",
      "Bayu Kenanga",
    ]);
    expect(await names("search=kenanga&sort=newest")).toEqual([
      "Ayu Kenanga",
      "Bayu Kenanga",
      "Lestari Kenanga",
      "Élok Kenanga",
    ]);
    expect(await names("search=elok%20ips")).toEqual(["Élok Kenanga"]);
    expect(await names("search=L-78")).toEqual(["Lestari Kenanga"]);
    expect(await names("search=222222")).toEqual(["Élok Kenanga"]);
    expect(await names("search=kenanga%25")).toEqual(await names("search=kenanga"));
    expect(await names("search=kenanga&class_name=xii%20ips%202")).toEqual(["Ayu Kenanga", "Élok Kenanga"]);
    expect(await names("search=kenanga&status=moved")).toEqual(["Lestari Kenanga"]);
    expect(await names("search=kenanga&academic_year=2025/2026")).toEqual(["Élok Kenanga", "Lestari Kenanga"]);
    expect(await names("search=kenanga&has_account=true")).toEqual(["Ayu Kenanga"]);
    expect(await names("search=kenanga&has_account=false&status=active")).toEqual(["Bayu Kenanga", "Élok Kenanga"]);

    const first = await requestRest(app, "GET", "/students?search=kenanga&sort=class&per_page=3&cursor=", { as });
    const next = /<[^>]*\/api([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    expect(
      [...(first.body.data as Listed[]), ...((await requestRest(app, "GET", next, { as })).body.data as Listed[])].map(
        ({ name }) => name,
      ),
    ).toEqual(["Lestari Kenanga", "Ayu Kenanga", "Élok Kenanga", "Bayu Kenanga"]);
    expect(
      (await requestRest(app, "GET", "/students?search=kenanga&page=1&per_page=2", { as })).headers["x-total-count"],
    ).toBe("4");
    const tooMuch = `search=${"x".repeat(201)}&status=gone&sort=random&nis=1&membership=soon`;
    for (const path of ["/students", "/students/export"]) {
      const wrong = await requestRest(app, "GET", `${path}?${tooMuch}`, { as });
      expect([wrong.status, Object.keys(wrong.body.errors as object).sort()]).toEqual([
        422,
        ["membership", "nis", "search", "sort", "status"],
      ]);
    }

    const { data } = await postGraphql<{ students: object }>(
      app,
      `{ students(first: 1, search: "kenanga", orderBy: CLASS, filter: { hasAccount: false, className: "XII-IPS-2" }) {
      totalCount nodes { name } pageInfo { hasNextPage } } }`,
      {},
      as,
    );
    expect(data.students).toEqual({
      totalCount: 1,
      nodes: [{ name: "Élok Kenanga" }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("are found by the end of their membership, in days of the library", async () => {
    let now = new Date("2026-11-20T16:59:00Z");
    const students = new StudentService(test.database, "Asia/Jakarta", () => now);
    for (const [nis, expiresAt] of [
      ["E-1", null],
      ["E-2", "2026-11-20"],
      ["E-3", "2026-12-20"],
      ["E-4", "2026-12-21"],
    ] as const) {
      await given({ nis, name: "Enggar", expires_at: expiresAt });
    }
    const found = async (membership: Membership) => {
      const list = { search: "enggar", filter: { membership }, sort: "newest" } as const;
      const { edges } = await students.page(system, list, {});
      expect(await students.count(system, list)).toBe(edges.length);
      return edges.map(({ node }) => node.nis).sort();
    };

    expect(await found("expired")).toEqual([]);
    expect(await found("expiring")).toEqual(["E-2", "E-3"]);
    expect(await found("valid")).toEqual(["E-1", "E-2", "E-3", "E-4"]);
    // A minute later it is the next day in Jakarta.
    now = new Date("2026-11-20T17:00:00Z");
    expect(await found("expired")).toEqual(["E-2"]);
    expect(await found("expiring")).toEqual(["E-3", "E-4"]);
    expect(await found("valid")).toEqual(["E-1", "E-3", "E-4"]);
  });

  it("are narrowed to teachers, who are lent to by rules of their own, by either door", async () => {
    await given({ nis: "K-1", name: "Kiki Guru", member_kind_id: 2 });
    await given({ nis: "K-2", name: "Kiki Karyawan", member_kind_id: 3 });
    await given({ nis: "K-3", name: "Kiki Siswa" });

    const { body } = await requestRest(app, "GET", "/students?search=kiki&member_kind_id=2", { as });
    const { data } = await postGraphql(
      app,
      '{ students(first: 5, search: "kiki", filter: { memberKindId: "TWVtYmVyS2luZDoz" }) { nodes { nis memberKind { name } } totalCount } }',
      {},
      as,
    );

    expect((body.data as { nis: string }[]).map(({ nis }) => nis)).toEqual(["K-1"]);
    expect(data).toEqual({ students: { nodes: [{ nis: "K-2", memberKind: { name: "Karyawan" } }], totalCount: 1 } });
  });

  it("lose the end of a suspension with the suspension, and have none without it", async () => {
    const { id } = await given({ nis: "T-1", name: "Tono", status: "suspended", suspended_until: "2026-12-03" });
    const put = (body: object) => requestRest(app, "PUT", `/students/${id}`, { as, body });

    expect((await put({ name: "Tono S." })).body.data).toMatchObject({ suspended_until: "2026-12-03" });
    expect((await put({ status: "active" })).body.data).toMatchObject({ status: "active", suspended_until: null });
    const refused = await put({ suspended_until: "2026-12-10" });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { suspended_until: ["Pilih status Ditangguhkan dulu, atau kosongkan tanggal ini."] },
    ]);
    expect((await put({ status: "suspended", suspended_until: "2026-12-10" })).body.data).toMatchObject({
      suspended_until: "2026-12-10",
    });
  });

  it("are exported as they are narrowed, for the import to read again, and nothing becomes a formula", async () => {
    const full = { nisn: "3333333333", gender: "female", birth_date: "2010-01-31", phone: "+62 812-3456" };
    await given({ nis: "X-1", name: "Xena Putri", major: "=IPA", expires_at: "2027-06-30", ...full });
    await given({ nis: "X-2", name: "Xena Dewi", status: "suspended" });
    await given({ nis: "X-3", name: "Xena Lulus", status: "graduated" });

    const answer = await app.inject({ url: "/api/students/export?search=xena&status=active", headers: as });
    const [header, ...rows] = answer.body.split("\r\n");
    expect(header).toBe(
      "\uFEFFNIS / No. anggota;NISN;Nama;Jenis kelamin;Kelas;Jurusan;Tahun ajaran;Tanggal lahir;Telepon;Email;Alamat;" +
        "Jenis anggota;Nama orang tua/wali;Telepon orang tua/wali;Pekerjaan;Pendidikan;Status;Ditangguhkan sampai;" +
        "Terdaftar sejak;Berlaku sampai;Nama pengguna",
    );
    const withoutToday = rows.map((row) => row.replace(/(?<=Aktif;;)\d{4}-\d\d-\d\d/u, "hari ini"));
    expect(withoutToday).toEqual([
      "X-1;3333333333;Xena Putri;P;;'=IPA;;2010-01-31;'+62 812-3456;;;Siswa;;;;;Aktif;;hari ini;2027-06-30;",
      "",
    ]);
    expect(answer.headers["content-disposition"]).toContain("anggota-");
    const all = await app.inject({ url: "/api/students/export?search=xena&sort=newest", headers: as });
    expect(all.body.match(/X-\d;;?[^;]*;Xena \w+/gu)).toHaveLength(3);
    const file = { content: Buffer.from(all.body), name: "siswa.csv", type: "text/csv" };
    const again = await restMultipart(app, "/students/import-csv?update_existing=true", [["file", file]], as);
    expect(again.body).toMatchObject({ rows: 3, refused: 0, duplicates: 3 });

    const slims = await app.inject({ url: "/api/students/export?search=xena&status=active&format=slims", headers: as });
    expect(slims.headers["content-disposition"]).toContain("anggota-slims-");
    expect(slims.body.split("\n")[1]).toMatch(
      /^"X-1","Xena Putri","0","Siswa","","","","","0","","3333333333","0812-3456","","[\d-]{10}","[\d-]{10}","2027-06-30","2010-01-31",""$/u,
    );
  });

  it("are counted by class in the order of the grades", async () => {
    const { body } = await requestRest(app, "GET", "/students/classes", { as });
    const { data } = await postGraphql<{ studentClasses: { name: string; studentsCount: number }[] }>(
      app,
      "{ studentClasses { name studentsCount } }",
      {},
      as,
    );

    expect((body.data as { name: string }[]).map(({ name }) => name)).toEqual(["XI IPA 1", "XII IPS 2"]);
    expect(data.studentClasses).toContainEqual({ name: "XII IPS 2", studentsCount: 2 });
  });

  it("are one by id or number, for themselves and for administrators", async () => {
    const studentId = await givenStudent(test.database, { nis: "O1", name: "Oki" });
    await givenUser(test.database, { username: "oki", studentId });
    const oki = await loginHeaders(app, "oki");
    const stranger = await asStudent(app, test.database);
    const query = '{ student(nis: "O1") { name phone username hasAccount viewerCanManage } }';

    expect((await postGraphql(app, query, {}, as)).data).toEqual({
      student: { name: "Oki", phone: null, username: "oki", hasAccount: true, viewerCanManage: true },
    });
    expect((await postGraphql(app, query, {}, oki)).data).toEqual({
      student: { name: "Oki", phone: null, username: "oki", hasAccount: true, viewerCanManage: false },
    });
    expect((await postGraphql(app, query, {}, stranger)).data).toEqual({ student: null });
    expect((await postGraphql(app, query)).data).toEqual({ student: null });
    expect((await postGraphql(app, "{ student { name } }", {}, as)).errors[0]?.message).toBe(
      "Sebutkan id, databaseId, atau nis, salah satu saja.",
    );
  });

  it("are the administrators' alone", async () => {
    const { id } = await given({ nis: "P1", name: "Putri" });
    const student = await asStudent(app, test.database);
    const { read, write } = await givenToken(app, test.database);
    const everything = (headers?: Record<string, string>) =>
      Promise.all(
        [
          requestRest(app, "GET", "/students", { as: headers }),
          requestRest(app, "GET", "/students/classes", { as: headers }),
          requestRest(app, "GET", `/students/${id}`, { as: headers }),
          requestRest(app, "POST", "/students", { as: headers, body: {} }),
          requestRest(app, "PUT", `/students/${id}`, { as: headers, body: { name: "X" } }),
          requestRest(app, "DELETE", `/students/${id}`, { as: headers }),
        ].map(async (answer) => (await answer).status),
      );

    expect(await everything()).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await everything(student)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await everything(read)).toEqual([200, 200, 200, 403, 403, 403]);
    expect((await requestRest(app, "GET", `/students/${id}`, { as: write })).body.data).toMatchObject({
      name: "Putri",
    });
    for (const path of ["/students/999999", "/students/abc"]) {
      expect((await requestRest(app, "GET", path, { as })).status).toBe(404);
      expect((await requestRest(app, "PUT", path, { as, body: { name: "X" } })).status).toBe(404);
    }
    const codes = async (headers?: Record<string, string>) =>
      Promise.all(
        [
          "{ students { totalCount } }",
          "{ studentClasses { name } }",
          'mutation { createStudent(input: { nis: "9", name: "9" }) { __typename } }',
          'mutation { updateStudent(input: { id: "x" }) { __typename } }',
          'mutation { deleteStudent(input: { id: "x" }) { __typename } }',
        ].map(async (query) => (await postGraphql(app, query, {}, headers)).errors[0]?.extensions?.code),
      );
    expect(new Set(await codes())).toEqual(new Set(["UNAUTHENTICATED"]));
    expect(new Set(await codes(student))).toEqual(new Set(["FORBIDDEN"]));
    expect((await codes(read)).slice(2)).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
  });
});

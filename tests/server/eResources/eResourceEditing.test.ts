import { EResourceEditingService } from "../../../server/eResources/EResourceEditingService.js";
import { EResourceService } from "../../../server/eResources/EResourceService.js";
import { ForbiddenError, NotFoundError, UnauthenticatedError } from "../../../server/errors.js";
import { type AdminViewer, system, type Viewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { countRows, auditTrailOf } from "../authorities/editing/listRecords.js";

onBothEngines("An e-resource", (test) => {
  let eResources: EResourceService;
  let editing: EResourceEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    eResources = new EResourceService(test.database);
    editing = new EResourceEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    const { edges } = await eResources.page(admin, {});
    for (const { node } of edges) {
      await editing.delete(admin, node.id);
    }
  });

  const listFor = async (viewer: Viewer) =>
    (await eResources.page(viewer, {})).edges.map(({ node }) => `${node.position} ${node.label}`);
  const add = (label: string, more: object = {}) =>
    editing.create(admin, { label, url: `https://${label.toLowerCase()}.example`, ...more });

  it("joins the list at the end, or where it is told to", async () => {
    const first = await add("Satu");
    await add("Dua");
    await add("Depan", { position: 1, description: "  Di  depan " });
    await add("Jauh", { position: 99 });

    expect(first).toMatchObject({
      label: "Satu",
      url: "https://satu.example",
      description: null,
      position: 1,
      active: true,
    });
    expect(await listFor(visitor)).toEqual(["1 Depan", "2 Satu", "3 Dua", "4 Jauh"]);
    expect((await auditTrailOf(test.database, "eResource")).at(-1)).toMatchObject({
      action: "eResource.create",
      actor: admin.username,
      before: null,
      after: { label: "Jauh", position: 4, active: true },
    });
  });

  it("moves without a gap and without disturbing the others' order, and leaves none when it goes", async () => {
    const [one, , three] = [await add("Satu"), await add("Dua"), await add("Tiga"), await add("Empat")];

    expect(await editing.update(admin, three.id, { position: 1 })).toMatchObject({ label: "Tiga", position: 1 });
    expect(await listFor(admin)).toEqual(["1 Tiga", "2 Satu", "3 Dua", "4 Empat"]);
    await editing.update(admin, three.id, { position: 50 });
    expect(await listFor(admin)).toEqual(["1 Satu", "2 Dua", "3 Empat", "4 Tiga"]);
    expect((await editing.delete(admin, one.id)).message).toBe("E-resource “Satu” dihapus.");
    expect(await listFor(admin)).toEqual(["1 Dua", "2 Empat", "3 Tiga"]);
    expect((await auditTrailOf(test.database, "eResource")).at(-1)).toMatchObject({
      action: "eResource.delete",
      recordId: one.id,
      before: { label: "Satu" },
      after: null,
    });
  });

  it("changes what is given and keeps the rest", async () => {
    const { id } = await add("Jurnal", { description: "Ilmiah" });

    expect(await editing.update(admin, id, { url: "http://jurnal.example/baru?x=1#y" })).toMatchObject({
      label: "Jurnal",
      url: "http://jurnal.example/baru?x=1#y",
      description: "Ilmiah",
    });
    expect(await editing.update(admin, id, { description: null, label: "Jurnal Baru" })).toMatchObject({
      label: "Jurnal Baru",
      description: null,
    });
    expect((await auditTrailOf(test.database, "eResource")).at(-1)).toMatchObject({
      action: "eResource.update",
      recordId: id,
      before: { label: "Jurnal", description: "Ilmiah" },
      after: { label: "Jurnal Baru", description: null },
    });
  });

  it("that is switched off is seen by administrators alone", async () => {
    const [on, off] = [await add("Nyala"), await add("Mati", { active: false })];

    expect([await listFor(visitor), await listFor(admin)]).toEqual([["1 Nyala"], ["1 Nyala", "2 Mati"]]);
    expect([await eResources.count(visitor), await eResources.count(admin)]).toEqual([1, 2]);
    expect([await eResources.byId(visitor, off.id), (await eResources.byId(admin, off.id))?.active]).toEqual([
      null,
      false,
    ]);
    await editing.update(admin, on.id, { active: false });
    await editing.update(admin, off.id, { active: true });
    expect(await listFor(await givenStudentViewer(test.database))).toEqual(["2 Mati"]);
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,<script>",
    "ftp://berkas.example",
    "https:tanpa-garis.example",
    "https:\\\\garis.example",
    "http://",
    "//relatif.example",
    "https://jahat.example\r\nSet-Cookie: a=b",
    "https://jahat\u0000.example",
    "https://spasi .example",
    "https://sembunyi\u200b.example",
    "https://nama:sandi@bank.example",
    "https://nama@bank.example",
    `https://panjang.example/${"x".repeat(500)}`,
    "localhost:3000",
    "192.168.1.5:8080",
    "mailto:perpus@sekolah.sch.id",
    "perpus@sekolah.sch.id",
    "nama:sandi@bank.example",
    "katalog",
    "",
  ])("never leads to %j", async (url) => {
    await expect(editing.create(admin, { label: "Jahat", url })).rejects.toMatchObject({
      fields: [{ name: "url" }],
    });
    expect(await countRows(test.database, "e_resources")).toBe(0);
  });

  it.each([
    ["perpusnas.go.id", "https://perpusnas.go.id"],
    ["  www.Perpusnas.go.id/koleksi?a=1#b ", "https://www.Perpusnas.go.id/koleksi?a=1#b"],
    ["onesearch.id:8443/cari", "https://onesearch.id:8443/cari"],
    ["http://jurnal.example", "http://jurnal.example"],
  ])("leads to %j by https, where no other way was typed", async (typed, url) => {
    const { id } = await editing.create(admin, { label: "Situs", url: typed });
    expect((await editing.update(admin, id, { url: typed })).url).toBe(url);
  });

  it("is refused with every wrong value at once", async () => {
    await expect(
      editing.create(admin, { label: "", description: "x".repeat(501), position: 0, active: "ya", id: 3 }),
    ).rejects.toMatchObject({
      fields: [
        { name: "label" },
        { name: "url" },
        { name: "description" },
        { name: "position" },
        { name: "active" },
        { name: "id" },
      ],
    });
    const { id } = await add("Ada");
    await expect(editing.update(admin, id, { label: null, url: "x" })).rejects.toMatchObject({
      fields: [{ name: "label", message: "Wajib diisi." }, { name: "url" }],
    });
    await expect(editing.update(admin, 999_999, { label: "Tak Ada" })).rejects.toThrow(NotFoundError);
    await expect(editing.delete(admin, 999_999)).rejects.toThrow(NotFoundError);
    expect(await listFor(admin)).toEqual(["1 Ada"]);
  });

  it("is nobody's to change but an administrator's", async () => {
    const { id } = await editing.create(system, { label: "Milik Petugas", url: "https://petugas.example" });
    const student = await givenStudentViewer(test.database);
    const acts: ((viewer: Viewer) => Promise<unknown>)[] = [
      (viewer) => editing.create(viewer, {}),
      (viewer) => editing.update(viewer, id, { label: "Lain" }),
      (viewer) => editing.delete(viewer, id),
    ];
    for (const act of acts) {
      await expect(act(visitor)).rejects.toThrow(UnauthenticatedError);
      await expect(act(student)).rejects.toThrow(ForbiddenError);
      await expect(act({ ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } })).rejects.toThrow(
        ForbiddenError,
      );
    }
    expect(await listFor(visitor)).toEqual(["1 Milik Petugas"]);
  });

  it("has a place of its own when twenty are added at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(`Serentak${index}`, { position: 1 })));

    const { edges } = await eResources.page(visitor, { first: 50 });
    expect(edges.map(({ node }) => node.position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

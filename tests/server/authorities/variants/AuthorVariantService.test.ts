import sql from "sql-template-tag";

import { AuthorityService } from "../../../../server/authorities/AuthorityService.js";
import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { fullName } from "../../../../server/authorities/names/authorName.js";
import { AuthorVariantService } from "../../../../server/authorities/variants/AuthorVariantService.js";
import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { ForbiddenError, NotFoundError, UnauthenticatedError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { testFiles } from "../../platform/files/testFiles.js";
import { auditTrailOf } from "../editing/listRecords.js";

onBothEngines("The other names of an author", (test) => {
  let admin: AdminViewer;
  let variants: AuthorVariantService;
  const files = testFiles(test);
  const lists = () => new AuthorityEditingService(test.database, recordBooks);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    variants = new AuthorVariantService(test.database);
  });

  const authorId = async (name: string): Promise<number> => {
    await givenBooks(test.database, [{ by: [name] }]);
    const [row] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM authors WHERE name_key = ${name.toLowerCase()}`),
    );
    return row?.id ?? 0;
  };
  const namesOf = async (id: number) =>
    (await variants.list(visitor, id)).filter(({ isUsed }) => isUsed).map(({ name }) => name);
  const wrongFields = async (call: Promise<unknown>) => Object.keys((await expectDomainError(call)).fields);
  const listed = async (search: string) =>
    (await new AuthorityService(test.database).page(visitor, "authors", { search }, {})).edges.map(({ node }) =>
      fullName(node),
    );

  it("are the delivered ones and those that the desk writes, and the list of authors is searched by both", async () => {
    const id = await authorId("Abdurrahman Wahid");

    await variants.update(admin, id, { own: ["Gus  Presiden", "gus presiden", "Gus Dur"] });

    expect(await variants.list(visitor, id)).toEqual(
      expect.arrayContaining([
        { name: "Gus Dur", origin: "delivered", isUsed: true },
        { name: "Gus Presiden", origin: "own", isUsed: true },
      ]),
    );
    expect(await namesOf(id)).toHaveLength(4);
    expect(await listed("gus dur")).toEqual(["Abdurrahman Wahid"]);
    expect(await listed("presiden gus")).toEqual(["Abdurrahman Wahid"]);
    expect(await auditTrailOf(test.database, "author")).toMatchObject([
      {
        action: "author.update",
        recordId: id,
        after: { variants: expect.arrayContaining(["Gus Presiden"]) as string[] },
      },
    ]);
  });

  it("are switched off where a delivered one is not wanted, and on again", async () => {
    const id = await authorId("Andi Multatuli");
    const known = await authorId("Soekarno");

    await variants.update(admin, known, { own: [], switchedOff: ["bung karno"] });
    expect(await namesOf(known)).not.toContain("Bung Karno");
    expect(await listed("bung karno")).toEqual([]);

    await variants.update(admin, known, { own: [] });
    expect(await listed("bung karno")).toEqual(["Soekarno"]);
    expect(await wrongFields(variants.update(admin, id, { own: [], switchedOff: ["Bung Karno"] }))).toEqual([
      "switchedOff",
    ]);
  });

  it("are not the author's main name, and have letters", async () => {
    const id = await authorId("Nama Utama");

    expect(await wrongFields(variants.update(admin, id, { own: ["NAMA UTAMA"] }))).toEqual(["own"]);
    expect(await wrongFields(variants.update(admin, id, { own: ["…"] }))).toEqual(["own.0"]);
    await expect(variants.update(admin, 999_999, { own: [] })).rejects.toThrow(NotFoundError);
    await expect(variants.list(visitor, 999_999)).rejects.toThrow(NotFoundError);
  });

  it("are written by who keeps the catalogue only", async () => {
    const id = await authorId("Milik Petugas");

    await expect(variants.update(visitor, id, { own: [] })).rejects.toThrow(UnauthenticatedError);
    const student = await givenStudentViewer(test.database);
    await expect(variants.update(student, id, { own: [] })).rejects.toThrow(ForbiddenError);
  });

  it("go over in a merge with the name that is gone, and come back with it", async () => {
    const removed = await authorId("Nama Hilang");
    const remaining = await authorId("Nama Tinggal");
    await variants.update(admin, removed, { own: ["Si Hilang", "Si Sama"] });
    await variants.update(admin, remaining, { own: ["Si Sama"] });

    const { binEntryIds } = await lists().merge(admin, "authors", removed, { intoId: remaining });
    expect(await namesOf(remaining)).toEqual(["Si Sama", "Nama Hilang", "Si Hilang"]);
    expect(await listed("hilang")).toEqual(["Nama Tinggal"]);

    await bin().restore(admin, { ids: [...binEntryIds] });
    expect(await namesOf(remaining)).toEqual(["Si Sama"]);
    expect(await namesOf(removed)).toEqual(["Si Hilang", "Si Sama"]);
  });

  it("go to the bin with an author and come back", async () => {
    const { id } = await lists().create(admin, "authors", { firstName: "Tanpa", lastName: "Buku" });
    await variants.update(admin, id, { own: ["Si Sepi"] });

    const { binEntryIds } = await lists().delete(admin, "authors", id, {});
    expect(await listed("si sepi")).toEqual([]);

    await bin().restore(admin, { ids: [...binEntryIds] });
    expect(await namesOf(id)).toEqual(["Si Sepi"]);
  });
});

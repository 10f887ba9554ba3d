import sql from "sql-template-tag";

import { DuplicateService } from "../../../../server/authorities/duplicates/DuplicateService.js";
import { ForbiddenError, NotFoundError, UnauthenticatedError, ValidationError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { givenUndecidedImport, recordId, auditTrailOf } from "../editing/listRecords.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Suggestions of what to merge", (test) => {
  let duplicates: DuplicateService;
  let admin: AdminViewer;
  beforeAll(async () => {
    duplicates = new DuplicateService(test.database);
    admin = await givenAdmin(test.database);
    await givenBooks(test.database, [
      {
        by: ["Andrea Hirata"],
        publisher: "Gramedia",
        classification: { code: "2X4.1" },
        location: { name: "Ruang Baca", shelf: "A 1" },
      },
      {
        by: ["Andrea Hirata"],
        publisher: "PT. Gramedia",
        classification: { code: "2X41" },
        location: { name: "Ruangbaca", shelf: "A1" },
      },
      { by: ["Hirata Andrea"], publisher: "Bentang", classification: { code: "5.13" }, category: "Fiksi" },
      { by: ["Tere Liye"], publisher: "Bentang", classification: { code: "005.13" }, category: "Sejarah" },
    ]);
  });

  it("come of every list with the books of each record, the one with the most first", async () => {
    expect(await duplicates.suggestions(admin, "authors")).toEqual([
      {
        reason: "spelling",
        records: [
          expect.objectContaining({ firstName: "Andrea", booksCount: 2 }),
          expect.objectContaining({ firstName: "Hirata", booksCount: 1 }),
        ],
      },
    ]);
    expect(
      (await duplicates.suggestions(admin, "publishers")).map(({ records }) => records.map(({ name }) => name)),
    ).toEqual([["Gramedia", "PT. Gramedia"]]);
    expect(
      (await duplicates.suggestions(admin, "classifications"))
        .map(({ records }) => records.map(({ code }) => code))
        .sort(),
    ).toEqual([
      ["2X4.1", "2X41"],
      ["5.13", "005.13"],
    ]);
    expect(
      (await duplicates.suggestions(admin, "locations")).map(({ records }) => records.map(({ name }) => name)),
    ).toEqual([["Ruang Baca", "Ruangbaca"]]);
    expect(await duplicates.suggestions(admin, "categories")).toEqual([]);
    expect(await duplicates.suggestions(admin, "sources")).toEqual([]);
  });

  it("leave out what only an undecided import knows", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO publishers (name, name_key) VALUES ('CV Bentang', 'cv bentang')`),
    );
    expect(await duplicates.suggestions(admin, "publishers")).toHaveLength(2);
    await givenUndecidedImport(test.database, [
      { list: "publishers", id: await recordId(test.database, "publishers", "cv bentang") },
    ]);
    expect(await duplicates.suggestions(admin, "publishers")).toHaveLength(1);
  });

  it("end where somebody says that the two are not one, until a third comes that is like either", async () => {
    const [suggestion] = await duplicates.suggestions(admin, "authors");
    const [one, other] = suggestion?.records.map(({ id }) => id) ?? [];
    await expect(duplicates.keepApart(admin, "authors", one ?? 0, { otherIds: [one] })).rejects.toThrow(
      ValidationError,
    );
    await expect(duplicates.keepApart(admin, "authors", 999, { otherIds: [other] })).rejects.toThrow(NotFoundError);
    await expect(
      duplicates.keepApart(admin, "authors", one ?? 0, {
        otherIds: Array.from({ length: 10 }, (_, number) => number + 1),
      }),
    ).rejects.toThrow(ValidationError);
    await duplicates.keepApart(admin, "authors", other ?? 0, { otherIds: [one] });
    await duplicates.keepApart(admin, "authors", one ?? 0, { otherIds: [other] });
    expect(await duplicates.suggestions(admin, "authors")).toEqual([]);
    expect((await auditTrailOf(test.database, "author")).at(-1)).toMatchObject({
      action: "author.keepApart",
      recordId: one,
      after: { otherIds: [other] },
    });

    await givenBooks(test.database, [{ by: ["M. Andrea Hirata"] }]);
    expect(await duplicates.suggestions(admin, "authors")).toHaveLength(1);
  });

  it("are for administrators", async () => {
    await expect(duplicates.suggestions(visitor, "authors")).rejects.toThrow(UnauthenticatedError);
    await expect(duplicates.keepApart(visitor, "authors", 1, { otherIds: [2] })).rejects.toThrow(UnauthenticatedError);
    await expect(duplicates.suggestions(await givenStudentViewer(test.database), "authors")).rejects.toThrow(
      ForbiddenError,
    );
  });
});

import { ClassTreeService } from "../../../../server/authorities/tree/ClassTreeService.js";
import { ForbiddenError, UnauthenticatedError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";

onBothEngines("The classes as a tree", (test) => {
  let tree: ClassTreeService;
  let admin: AdminViewer;
  beforeAll(async () => {
    tree = new ClassTreeService(test.database);
    admin = await givenAdmin(test.database);
    const codes = ["2X4", "2X4.1", "2x4.122 9", "2X9", "297.1", "813", "813", "813.54", "5.13", "Umum", "% Fiksi"];
    await givenBooks(
      test.database,
      codes.map((code) => ({ classification: { code } })),
    );
  });
  const reported = async (parent: string | null) =>
    (await tree.branches(admin, parent))
      .filter(({ classesCount }) => classesCount > 0)
      .map(({ code, booksCount, classesCount }) => [code, booksCount, classesCount]);

  it("opens branch by branch with the sums of all below", async () => {
    expect(await reported(null)).toEqual([
      ["000", 1, 1],
      ["200", 1, 1],
      ["2X", 4, 4],
      ["800", 3, 2],
      ["–", 2, 2],
    ]);
    expect(await reported("2X")).toEqual([
      ["2X4", 3, 3],
      ["2X9", 1, 1],
    ]);
    expect(await reported("2X4")).toEqual([["2X4.1", 2, 2]]);
    expect(await reported("2")).toEqual([["297.1", 1, 1]]);
    expect(await reported("8")).toEqual([["813", 3, 2]]);
    expect(await reported("813")).toEqual([["813.54", 1, 1]]);
    expect(await reported("~")).toEqual([
      ["% Fiksi", 1, 1],
      ["Umum", 1, 1],
    ]);
  });

  it.each(["", "%", "_", "8%", "2X%", "~umum", "99", "' OR 1=1 --", "2X4 _%"])(
    "has nothing below “%s”, which is no branch",
    async (parent) => {
      expect(await tree.branches(admin, parent)).toEqual([]);
    },
  );

  it("is for administrators", async () => {
    await expect(tree.branches(visitor, null)).rejects.toThrow(UnauthenticatedError);
    await expect(tree.branches(await givenStudentViewer(test.database), null)).rejects.toThrow(ForbiddenError);
  });
});

import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { CategoryGroupService } from "../../../../server/authorities/groups/CategoryGroupService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { ForbiddenError, UnauthenticatedError, ValidationError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { auditTrailOf, recordId } from "../editing/listRecords.js";

onBothEngines("The groups of categories", (test) => {
  let groups: CategoryGroupService;
  let admin: AdminViewer;
  const idOf = (name: string) => recordId(test.database, "categories", name.toLowerCase());
  const proposals = async () => {
    const { proposals: all, ...rest } = await groups.proposals(admin);
    return { ...rest, named: all.map(({ category, proposed }) => `${category.name}: ${proposed ?? "?"}`) };
  };

  beforeAll(async () => {
    groups = new CategoryGroupService(test.database, recordBooks);
    admin = await givenAdmin(test.database);
    await givenBooks(
      test.database,
      ["Sains", "Sains", "Sains", "Majalah", "Referensi", "Referensi", "Novel"].map((category) => ({ category })),
    );
    await new AuthorityEditingService(test.database, recordBooks).update(admin, "categories", await idOf("Novel"), {
      collectionGroup: "fiction",
    });
  });

  it("are proposed for those that have books and no group, those whose names tell first", async () => {
    expect(await proposals()).toEqual({
      isAnswered: false,
      total: 3,
      named: ["Referensi: reference", "Majalah: periodical", "Sains: ?"],
    });
  });

  it("are set by administrators alone, all of them or none", async () => {
    const student = await givenStudentViewer(test.database);
    await expect(groups.proposals(visitor)).rejects.toThrow(UnauthenticatedError);
    await expect(groups.setGroups(student, { groups: [] })).rejects.toThrow(ForbiddenError);
    const reference = { categoryId: await idOf("Referensi"), collectionGroup: "reference" };
    const wrong = [{ categoryId: 999_999, collectionGroup: "periodical" }, reference];
    for (const refused of [[reference, wrong[0]], [reference, reference], [{ ...reference, collectionGroup: "peta" }]])
      await expect(groups.setGroups(admin, { groups: refused })).rejects.toThrow(ValidationError);
    expect(await proposals()).toMatchObject({ isAnswered: false, total: 3 });
  });

  it("are set in one act that the audit trail tells of, and are not asked for again", async () => {
    const [reference, periodical] = [await idOf("Referensi"), await idOf("Majalah")];
    const changed = await groups.setGroups(admin, {
      groups: [
        { categoryId: reference, collectionGroup: "reference" },
        { categoryId: periodical, collectionGroup: "periodical" },
      ],
    });
    expect(changed.map(({ name, collectionGroup }) => [name, collectionGroup])).toEqual([
      ["Referensi", "reference"],
      ["Majalah", "periodical"],
    ]);
    expect((await auditTrailOf(test.database, "category")).slice(-2)).toMatchObject([
      { action: "category.update", recordId: reference, after: { collectionGroup: "reference" } },
      { action: "category.update", recordId: periodical, after: { collectionGroup: "periodical" } },
    ]);
    expect(await proposals()).toEqual({ isAnswered: true, total: 1, named: ["Sains: ?"] });
  });
});

onBothEngines("Whoever leaves all categories without a group", (test) => {
  it("has answered too, and the audit trail has nothing to tell", async () => {
    const groups = new CategoryGroupService(test.database, recordBooks);
    const admin = await givenAdmin(test.database);
    expect(await groups.proposals(admin)).toEqual({ isAnswered: false, total: 0, proposals: [] });
    await givenBooks(test.database, [{ category: "Majalah" }]);
    expect(await groups.setGroups(admin, { groups: [] })).toEqual([]);
    expect(await groups.proposals(admin)).toMatchObject({ isAnswered: true, total: 1 });
    expect(await auditTrailOf(test.database, "category")).toEqual([]);
  });
});

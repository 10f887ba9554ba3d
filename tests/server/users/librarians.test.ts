import sql from "sql-template-tag";

import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { LibrarianService } from "../../../server/users/librarians/LibrarianService.js";
import { system, type Viewer } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";
import { givenAdmin, givenStaff, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const serviceOf = ({ database }: TestDatabase) => new LibrarianService(database, revokeTokensOf);

onBothEngines("Accounts of librarians", (test) => {
  afterEach(() => test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users`)));

  it("are listed by username, whatever their state, and never a student's", async () => {
    const admin = await givenAdmin(test.database);
    await givenStudentViewer(test.database);
    const created = await serviceOf(test).create(admin, { username: "Ani", name: "Ani", role: "staff" });
    await serviceOf(test).update(admin, created.account.userId, { isActive: false });

    const first = await serviceOf(test).page(admin, { first: 1 });
    const rest = await serviceOf(test).page(admin, { first: 1, after: first.edges[0]?.cursor });

    expect(first.edges.map(({ node: { username, active } }) => [username, active])).toEqual([["Ani", false]]);
    expect(first.edges[0]?.cursor).toBe(created.cursor);
    expect(rest.edges.map(({ node }) => node.username)).toEqual([admin.username]);
    expect(await serviceOf(test).count(admin)).toBe(2);
  });

  it("keep what is not named, and leave no entry where nothing changes", async () => {
    const admin = await givenAdmin(test.database);
    const { account } = await serviceOf(test).create(admin, { username: "budi", name: "Budi", role: "staff" });
    const entries = () =>
      test.database.read((reader) => reader.count(sql`FROM audit_entries WHERE action = 'user.update'`));
    const before = await entries();

    await serviceOf(test).update(admin, account.userId, {});
    await serviceOf(test).update(admin, account.userId, { role: "staff" });
    expect(await entries()).toBe(before);
    const renamed = await serviceOf(test).update(admin, account.userId, { name: "Budi Santoso" });
    expect(renamed).toMatchObject({ username: "budi", name: "Budi Santoso", role: "staff", active: true });
    expect(await entries()).toBe(before + 1);
  });

  it("are not the viewer's own to close or to make smaller, so that one administrator always stays", async () => {
    const admin = await givenAdmin(test.database);
    const update = (input: unknown) => serviceOf(test).update(admin, admin.userId, input);

    await expect(update({ isActive: false })).rejects.toThrow("hanya dapat diubah oleh admin lain");
    await expect(update({ role: "staff" })).rejects.toThrow("hanya dapat diubah oleh admin lain");
    await expect(serviceOf(test).resetPassword(admin, admin.userId)).rejects.toThrow("Profil Saya");
    expect(await update({ role: "admin", name: "Bu Rina" })).toMatchObject({ role: "admin", name: "Bu Rina" });
  });

  it("leave one administrator of two who take each other's role at the same time", async () => {
    const one = await givenAdmin(test.database);
    const other = await givenAdmin(test.database);

    const outcomes = await Promise.allSettled([
      serviceOf(test).update(one, other.userId, { role: "staff" }),
      serviceOf(test).update(other, one.userId, { isActive: false }),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(
      await test.database.read((reader) => reader.count(sql`FROM users WHERE role = 'admin' AND active = 1`)),
    ).toBe(1);
  });

  it("do not include a student's, which is not changed here", async () => {
    const admin = await givenAdmin(test.database);
    const { userId } = await givenStudentViewer(test.database);

    await expect(serviceOf(test).update(admin, userId, { role: "admin" })).rejects.toThrow(
      "Petugas ini tidak ditemukan",
    );
    await expect(serviceOf(test).resetPassword(admin, userId)).rejects.toThrow("Petugas ini tidak ditemukan");
  });

  it("are closed to a smaller role, to the machine and to a token", async () => {
    const admin = await givenAdmin(test.database);
    const staff = await givenStaff(test.database);
    const token: Viewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "write" } };
    const calls = (viewer: Viewer) => [
      () => serviceOf(test).page(viewer, {}),
      () => serviceOf(test).create(viewer, { username: "budi", name: "Budi", role: "admin" }),
      () => serviceOf(test).update(viewer, admin.userId, { name: "Lain" }),
      () => serviceOf(test).resetPassword(viewer, admin.userId),
    ];

    for (const viewer of [staff, token, system]) {
      for (const call of calls(viewer)) await expect(call()).rejects.toThrow();
    }
  });
});

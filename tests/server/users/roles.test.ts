import sql from "sql-template-tag";

import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { OpenSessionService } from "../../../server/session/OpenSessionService.js";
import { SessionService } from "../../../server/session/SessionService.js";
import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { TokenService } from "../../../server/tokens/TokenService.js";
import { LibrarianService } from "../../../server/users/librarians/LibrarianService.js";
import { RoleService } from "../../../server/users/roles/RoleService.js";
import { canManage, type Viewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenAdmin, givenLibrarianWith, givenUser, PASSWORD } from "../../support/people.js";
import { grantsOnly, ROLE_IDS } from "../../support/roles.js";
import { testWrite } from "../../support/testWrite.js";

const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");

onBothEngines("Roles that the library names", (test) => {
  const roles = () => new RoleService(test.database, revokeTokensOf);
  const librarians = () => new LibrarianService(test.database, revokeTokensOf);
  const tokens = () => new TokenService(test.database, keys);
  const sessions = () =>
    new SessionService(test.database, { keys, throttler: new LoginThrottler(test.database, keys, () => undefined) });
  const logIn = async (username: string) =>
    sessions().login(visitor, { username, password: PASSWORD }, { address: "10.0.0.1", device: null, token: null });

  afterEach(() =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM users`);
      await tx.run(sql`DELETE FROM library_roles WHERE id > 4`);
    }),
  );

  it("begin with Admin, Pustakawan, Petugas and Duta Baca, each with what it is for", async () => {
    const admin = await givenAdmin(test.database);
    const { edges } = await roles().page(admin, {});

    expect(edges.map(({ node: { id, name } }) => [id, name])).toEqual([
      [ROLE_IDS.admin, "Admin"],
      [ROLE_IDS.librarian, "Pustakawan"],
      [ROLE_IDS.staff, "Petugas"],
      [ROLE_IDS.reader, "Duta Baca"],
    ]);
    expect(edges.every(({ node: { purpose } }) => purpose.endsWith("."))).toBe(true);
    expect(await roles().count(admin)).toBe(4);
  });

  it("give and take rights from the next request on, in every open session", async () => {
    const admin = await givenAdmin(test.database);
    const role = await roles().create(admin, { name: "Relawan", rights: { circulation: "write" } });
    await givenUser(test.database, { username: "siti", roleId: role.id });
    const { token } = await logIn("siti");
    const lends = async () => canManage(await sessions().viewerOf(token), "circulation");
    const collects = async () => canManage(await sessions().viewerOf(token), "fines");
    expect([await lends(), await collects()]).toEqual([true, false]);

    await roles().update(admin, role.id, { rights: { finance: "write" } });
    expect([await lends(), await collects()]).toEqual([true, true]);
    await roles().update(admin, role.id, { rights: { circulation: "none" } });
    expect([await lends(), await collects()]).toEqual([false, true]);
  });

  it("end the tokens of who has them where they give less, and only there", async () => {
    const admin = await givenAdmin(test.database);
    const clerk = await givenLibrarianWith(test.database, { accounts: "write", circulation: "write" });
    const { token } = await tokens().createAccessToken(clerk, { name: "Program", scope: "write" });

    await roles().update(admin, clerk.libraryRoleId ?? 0, { rights: { members: "read" }, purpose: "Meja" });
    expect((await tokens().viewerOf(token)).role).toBe("staff");
    await roles().update(admin, clerk.libraryRoleId ?? 0, { rights: { circulation: "read" } });
    await expect(tokens().viewerOf(token)).rejects.toThrow("Token tidak berlaku.");
  });

  it("end the tokens of an account whose new role gives less in any group", async () => {
    const admin = await givenAdmin(test.database);
    const clerk = await givenLibrarianWith(test.database, { accounts: "write" });
    const { token } = await tokens().createAccessToken(clerk, { name: "Program", scope: "read" });

    await librarians().update(admin, clerk.userId, { libraryRoleId: ROLE_IDS.admin });
    expect((await tokens().viewerOf(token)).role).toBe("admin");
    await librarians().update(admin, clerk.userId, { libraryRoleId: ROLE_IDS.librarian });
    await expect(tokens().viewerOf(token)).rejects.toThrow("Token tidak berlaku.");
  });

  it("are made and given by nobody who has less", async () => {
    const clerk = await givenLibrarianWith(test.database, { accounts: "write", circulation: "write" });
    const richer = await givenLibrarianWith(test.database, { circulation: "write", finance: "write" });
    const admin = await givenAdmin(test.database);
    const poorer = await givenLibrarianWith(test.database, { circulation: "read" });
    const forbidden = async (act: Promise<unknown>) => expect((await expectDomainError(act)).kind).toBe("forbidden");

    await forbidden(roles().create(clerk, { name: "Kasir", rights: { finance: "read" } }));
    await forbidden(roles().create(clerk, { name: "Kasir", rights: { overrides: "write" } }));
    await forbidden(roles().update(clerk, richer.libraryRoleId ?? 0, { rights: { finance: "none" } }));
    await forbidden(roles().update(clerk, poorer.libraryRoleId ?? 0, { rights: { finance: "read" } }));
    await forbidden(roles().delete(clerk, richer.libraryRoleId ?? 0, {}));
    await forbidden(roles().delete(clerk, poorer.libraryRoleId ?? 0, { replacementId: ROLE_IDS.admin }));
    for (const libraryRoleId of [ROLE_IDS.admin, richer.libraryRoleId]) {
      await forbidden(librarians().create(clerk, { username: "baru", name: "Baru", libraryRoleId }));
      await forbidden(librarians().update(clerk, poorer.userId, { libraryRoleId }));
    }
    await forbidden(librarians().update(clerk, poorer.userId, { role: "admin" }));
    for (const { userId } of [richer, admin]) {
      await forbidden(librarians().update(clerk, userId, { name: "Lain" }));
      await forbidden(librarians().update(clerk, userId, { isActive: false }));
      await forbidden(librarians().resetPassword(clerk, userId));
    }

    const given = { username: "baru", name: "Baru", libraryRoleId: poorer.libraryRoleId };
    expect((await librarians().create(clerk, given)).account.libraryRoleId).toBe(poorer.libraryRoleId);
    await librarians().resetPassword(clerk, poorer.userId);
  });

  it("keep the session of who has more out of the reach of who has less", async () => {
    const clerk = await givenLibrarianWith(test.database, { accounts: "write" });
    const admin = await givenAdmin(test.database);
    await logIn(admin.username);
    await logIn(clerk.username);
    const open = new OpenSessionService(test.database, keys);
    const { edges } = await open.page(clerk, {}, null);
    const idOf = (username: string) => edges.find(({ node }) => node.username === username)?.node.id ?? 0;

    expect((await expectDomainError(open.end(clerk, idOf(admin.username)))).kind).toBe("forbidden");
    expect(await open.end(clerk, idOf(clerk.username))).toBe(idOf(clerk.username));
  });

  it("are not one's own to change, and Admin is nobody's", async () => {
    const admin = await givenAdmin(test.database);
    const everything = await givenLibrarianWith(test.database, admin.grants);
    const update = (viewer: Viewer, id: number | null) => roles().update(viewer, id ?? 0, { name: "Lain" });

    expect((await expectDomainError(update(everything, everything.libraryRoleId))).kind).toBe("forbidden");
    expect((await expectDomainError(update(admin, ROLE_IDS.admin))).message).toContain("selalu punya semua hak");
    expect((await expectDomainError(roles().delete(admin, ROLE_IDS.admin, {}))).kind).toBe("conflict");
    expect((await expectDomainError(roles().delete(admin, ROLE_IDS.staff, {}))).message).toContain(
      "tidak dapat dihapus",
    );
    // Whoever has every right but is no administrator takes it from none.
    const taken = librarians().update(everything, admin.userId, { isActive: false });
    expect((await expectDomainError(taken)).kind).toBe("forbidden");
  });

  it("are not deleted from under accounts, which are named and moved to another", async () => {
    const admin = await givenAdmin(test.database);
    const clerk = await givenLibrarianWith(test.database, { circulation: "write", finance: "write" });
    const id = clerk.libraryRoleId ?? 0;

    const refused = await expectDomainError(roles().delete(admin, id, {}));
    expect(refused.message).toContain(`masih dipakai 1 akun (${clerk.username})`);
    expect(Object.keys(refused.fields)).toEqual(["replacementId"]);
    await roles().delete(admin, id, { replacementId: ROLE_IDS.staff });

    const { edges } = await librarians().page(admin, {});
    const roleOf = (userId: number) => edges.find(({ node }) => node.userId === userId)?.node.libraryRoleId;
    expect([roleOf(clerk.userId), await roles().byId(admin, id)]).toEqual([ROLE_IDS.staff, null]);
  });

  it("have names that differ, and give something", async () => {
    const admin = await givenAdmin(test.database);
    const fieldsOf = async (input: unknown) =>
      Object.keys((await expectDomainError(roles().create(admin, input))).fields);

    expect(await fieldsOf({ name: "duta-baca", rights: { circulation: "read" } })).toEqual(["name"]);
    expect(await fieldsOf({ name: "Kosong", rights: {} })).toEqual(["rights"]);
    expect(await fieldsOf({ name: "Laporan", rights: { reports: "write" } })).toEqual(["rights.reports"]);
    expect(await fieldsOf({ name: "Jauh", rights: { moon: "read" } })).not.toEqual([]);
  });

  it("cannot be given while they are deleted, also where both happen at once", async () => {
    const admin = await givenAdmin(test.database);
    const other = await givenAdmin(test.database);
    const role = await roles().create(admin, { name: "Relawan", rights: { circulation: "read" } });

    await Promise.allSettled([
      roles().delete(admin, role.id, {}),
      librarians().create(other, { username: "baru", name: "Baru", libraryRoleId: role.id }),
    ]);

    const has = (await librarians().page(admin, {})).edges.some(({ node }) => node.libraryRoleId === role.id);
    expect((await roles().byId(admin, role.id)) !== null).toBe(has);
  });

  it("leave an administrator where two take each other's role by both ways at once", async () => {
    const one = await givenAdmin(test.database);
    const other = await givenAdmin(test.database);

    const outcomes = await Promise.allSettled([
      librarians().update(one, other.userId, { libraryRoleId: ROLE_IDS.librarian }),
      librarians().update(other, one.userId, { libraryRoleId: ROLE_IDS.reader }),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await test.database.read((reader) =>
      reader.count(sql`FROM users WHERE role = 'admin' AND active = 1`),
    );
    expect(left).toBe(1);
  });

  it("are known by the old names of roles to programs of before", async () => {
    const admin = await givenAdmin(test.database);
    const made = await librarians().create(admin, { username: "budi", name: "Budi", role: "staff" });
    expect(made.account).toMatchObject({ role: "staff", libraryRoleId: ROLE_IDS.staff });
    const clerk = await givenLibrarianWith(test.database, { members: "write" });

    const kept = await librarians().update(admin, clerk.userId, { role: "staff", name: "Ani" });
    expect(kept).toMatchObject({ role: "staff", libraryRoleId: clerk.libraryRoleId, name: "Ani" });
    const raised = await librarians().update(admin, clerk.userId, { role: "admin" });
    expect(raised).toMatchObject({ role: "admin", libraryRoleId: ROLE_IDS.admin });
    const both = librarians().update(admin, clerk.userId, { role: "admin", libraryRoleId: ROLE_IDS.staff });
    expect(Object.keys((await expectDomainError(both)).fields)).toEqual(["libraryRoleId"]);
    expect((await expectDomainError(librarians().create(admin, { username: "x.y", name: "X" }))).kind).toBe(
      "validation",
    );
  });

  it("fall with the right to give them, taken after the request began", async () => {
    const admin = await givenAdmin(test.database);
    const clerk = await givenLibrarianWith(test.database, { accounts: "write", finance: "write" });
    await roles().update(admin, clerk.libraryRoleId ?? 0, { rights: { finance: "none" } });

    // The viewer is as the request found it.
    const create = roles().create(clerk, { name: "Kasir", rights: { finance: "read" } });
    expect((await expectDomainError(create)).kind).toBe("forbidden");
    expect(clerk.grants).toEqual(grantsOnly({ accounts: "write", finance: "write" }));
  });
});

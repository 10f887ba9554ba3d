import sql from "sql-template-tag";

import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { TokenService } from "../../../server/tokens/TokenService.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin } from "../../support/people.js";
import { AS_ADMIN } from "../../support/roles.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("A token's use", (test) => {
  let now = new Date("2026-11-21T01:00:00Z");
  const after = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const service = () => new TokenService(test.database, new SessionKeys("rahasia"), () => now);

  it("is written down at most every five minutes", async () => {
    const tokens = service();
    const admin = await givenAdmin(test.database);
    const { token, accessToken } = await tokens.createAccessToken(admin, { name: "Dinas", scope: "read" });
    const lastUse = async () => (await tokens.byId(admin, accessToken.id))?.lastUsedAt?.toISOString();
    const uses: (string | undefined)[] = [await lastUse()];
    for (const minutes of [0, 4, 2]) {
      after(minutes);
      await tokens.viewerOf(token);
      uses.push(await lastUse());
    }

    expect(uses).toEqual([
      undefined,
      "2026-11-21T01:00:00.000Z",
      "2026-11-21T01:00:00.000Z",
      "2026-11-21T01:06:00.000Z",
    ]);
  });

  it("ends with its last day, and acts with the role of its owner as it is now", async () => {
    const tokens = service();
    const admin = await givenAdmin(test.database);
    const { token } = await tokens.createAccessToken(admin, { name: "Dinas", scope: "write", expiresInDays: 1 });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE users SET username = 'nama.baru', username_key = 'nama.baru' WHERE id = ${admin.userId}`),
    );

    expect(await tokens.viewerOf(token)).toEqual({
      ...AS_ADMIN,
      userId: admin.userId,
      username: "nama.baru",
      credential: { kind: "token", tokenName: "Dinas", scope: "write" },
    });
    after(24 * 60 - 1);
    expect((await tokens.viewerOf(token)).role).toBe("admin");
    after(2);
    await expect(tokens.viewerOf(token)).rejects.toThrow("Token tidak berlaku.");
  });

  it("needs the library's own secret: a token of another library opens nothing", async () => {
    const admin = await givenAdmin(test.database);
    const { token } = await service().createAccessToken(admin, { name: "Dinas", scope: "read" });

    await expect(new TokenService(test.database, new SessionKeys("lain"), () => now).viewerOf(token)).rejects.toThrow(
      "Token tidak berlaku.",
    );
  });
});

import { GraphQLError } from "graphql";

import { ConflictError, ForbiddenError, invalid, NotFoundError, UnauthenticatedError } from "../../../server/errors.js";
import { toPublicError } from "../../../server/platform/graphql/failures.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { openTestDatabase } from "../../support/database.js";

describe("What a caller sees of a failure", () => {
  it("is a domain failure whole: message, code, fields", () => {
    const log = jest.fn();
    const seen = toPublicError(new GraphQLError("x", { originalError: invalid("first", "Terlalu banyak.") }), log);

    expect(seen.message).toBe("Terlalu banyak.");
    expect(seen.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: [{ name: "first", message: "Terlalu banyak." }],
    });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [NotFoundError, "NOT_FOUND"],
    [ConflictError, "CONFLICT"],
    [ForbiddenError, "FORBIDDEN"],
    [UnauthenticatedError, "UNAUTHENTICATED"],
  ] as const)("names a %p %s", (Kind, code) => {
    expect(toPublicError(new Kind("Pesan."), jest.fn()).extensions.code).toBe(code);
  });

  it("is an id for anything unexpected, whose story is logged once and never told", () => {
    const log = jest.fn();
    const cause = new Error("SELECT password FROM /var/lib");
    const seen = toPublicError(new GraphQLError("x", { originalError: cause }), log);

    expect(JSON.stringify(seen)).not.toMatch(/SELECT|var\/lib/);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(cause, seen.extensions.errorId);
    expect(seen.message).toContain(String(seen.extensions.errorId));
  });

  it("stays so through the door when the database is gone", async () => {
    const { database, dispose } = await openTestDatabase("sqlite");
    const app = await createTestApp(database);
    await dispose();

    const { errors } = await postGraphql(app, "{ libraryInfo { books } }");
    const ready = await app.inject("/readyz");
    const alive = await app.inject("/healthz");
    await app.close();

    expect(errors[0]?.extensions?.code).toBe("INTERNAL_SERVER_ERROR");
    expect(errors[0]?.message).toMatch(/^Terjadi kesalahan di server\. Sebutkan kode [0-9a-f]{12}/);
    expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  });
});

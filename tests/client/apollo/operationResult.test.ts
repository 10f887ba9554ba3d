import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { toReadFailure, type Operation, operationResult } from "../../../client/apollo/operationResult";

interface MutationData {
  createThing:
    | { __typename: "CreateThingPayload"; thing: string; message?: string }
    | {
        __typename:
          | "ValidationError"
          | "ConflictError"
          | "NotFoundError"
          | "ThrottledError"
          | "FileRefusedError"
          | "CredentialsError";
      };
}

const resultOf = (data: object, operation: Operation = "create") =>
  operationResult<MutationData>({ data: { createThing: data } as MutationData }, operation);
const failed = (error: Error, operation: Operation = "create") => operationResult<MutationData>({ error }, operation);

const fromServer = (status: number, bodyText: string) =>
  new ServerError("Response not successful", { response: { status } as Response, bodyText });

describe("A call that succeeds", () => {
  test("has status 200, or 201 where it makes something, and gives its payload", () => {
    const payload = { __typename: "CreateThingPayload", thing: "buku" };
    expect(resultOf(payload)).toEqual({
      statusCode: 201,
      message: "",
      errors: [],
      data: payload,
      isUnexplained: false,
    });
    for (const operation of ["login", "logout", "update", "delete", "upload"] as const) {
      expect(resultOf(payload, operation)).toMatchObject({ statusCode: 200, data: payload });
    }
  });

  test("has the server's message where there is one", () => {
    expect(resultOf({ __typename: "CreateThingPayload", message: "Berhasil logout" }, "logout").message).toBe(
      "Berhasil logout",
    );
  });
});

describe("A call that is refused", () => {
  test.each([
    ["VALIDATION_FAILED", 422],
    ["NOT_FOUND", 404],
    ["CONFLICT", 409],
    ["INVALID_CREDENTIALS", 401],
    ["TOO_MANY_REQUESTS", 429],
    ["FILE_TOO_LARGE", 413],
    ["FILE_TYPE_NOT_ACCEPTED", 415],
  ])("with %s has status %i and the server's words", (code, statusCode) => {
    const result = resultOf({ __typename: "NotFoundError", code, message: "Tidak bisa." });
    expect(result).toEqual({ statusCode, message: "Tidak bisa.", errors: [], data: null, isUnexplained: false });
  });

  test("names every wrong field", () => {
    const fields = [
      { name: "title", message: "Wajib diisi." },
      { name: "isbn", message: "Tidak valid." },
    ];
    const refusal = {
      __typename: "ValidationError",
      code: "VALIDATION_FAILED",
      message: "Ada 2 isian yang perlu diperbaiki.",
      fields,
    };
    expect(resultOf(refusal)).toMatchObject({ statusCode: 422, errors: fields });
  });

  test("says when to try again", () => {
    const refusal = {
      __typename: "ThrottledError",
      code: "TOO_MANY_REQUESTS",
      message: "Tunggu.",
      retryAfterSeconds: 90,
    };
    expect(resultOf(refusal)).toMatchObject({ statusCode: 429, retryAfterSeconds: 90 });
  });

  test("a top-level error has the status of its code", () => {
    const error = (code: string) =>
      new CombinedGraphQLErrors({ data: null, errors: [{ message: "Silakan login dulu.", extensions: { code } }] });
    expect(failed(error("UNAUTHENTICATED"))).toMatchObject({
      statusCode: 401,
      message: "Silakan login dulu.",
      isUnexplained: false,
    });
    expect(failed(error("FORBIDDEN"))).toMatchObject({ statusCode: 403 });
    expect(failed(error("SERVICE_UNAVAILABLE"))).toMatchObject({ statusCode: 503 });
    expect(failed(error("INTERNAL_SERVER_ERROR"))).toMatchObject({ statusCode: 500 });
  });

  test("an HTTP error before GraphQL has the status and message of the response", () => {
    const body = JSON.stringify({ errors: [{ message: "Muat ulang halaman.", extensions: { code: "FORBIDDEN" } }] });
    expect(failed(fromServer(403, body))).toMatchObject({
      statusCode: 403,
      message: "Muat ulang halaman.",
      isUnexplained: false,
    });
  });
});

describe("A call that nobody answers", () => {
  test.each([
    ["create", "Failed to store data"],
    ["login", "Failed to store data"],
    ["logout", "Failed to store data"],
    ["update", "Failed to update data"],
    ["delete", "Failed to delete data"],
    ["upload", "Failed to store file"],
  ] as const)("to %s has status 500 and says '%s'", (operation, message) => {
    const silent = { statusCode: 500, message, errors: [], data: null, isUnexplained: true };
    expect(failed(new TypeError("Failed to fetch"), operation)).toEqual(silent);
    expect(operationResult<MutationData>({}, operation)).toEqual(silent);
  });

  test("a proxy's error page has the proxy's status and the default message", () => {
    expect(failed(fromServer(502, "<h1>Bad gateway</h1>"), "update")).toMatchObject({
      statusCode: 502,
      message: "Failed to update data",
      isUnexplained: true,
    });
  });
});

describe("A query that fails", () => {
  test("has status 500 and 'Failed to fetch data' if the server does not respond", () => {
    expect(toReadFailure(new TypeError("Failed to fetch"))).toEqual({
      statusCode: 500,
      message: "Failed to fetch data",
      errors: [],
      isUnexplained: true,
    });
  });

  test("has the server's status and words", () => {
    const body = JSON.stringify({
      errors: [{ message: "Basis data tidak terjangkau.", extensions: { code: "SERVICE_UNAVAILABLE" } }],
    });
    expect(toReadFailure(fromServer(503, body))).toMatchObject({
      statusCode: 503,
      message: "Basis data tidak terjangkau.",
    });
  });
});

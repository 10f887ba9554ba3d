import { z } from "zod";

import { DEFAULT_MESSAGES, type Operation } from "../messages.js";
import { permissionsFor, type RestRoute } from "../route.js";
import type { JsonSchema } from "./jsonSchema.js";

/** The response of every failed call. */
export const failureResponse = z
  .object({
    status_code: z.int().min(400).max(599).describe("The HTTP status once more."),
    message: z
      .string()
      .describe(
        "What happened and what to do, in Indonesian; of failures that nobody expected, the default of the operation.",
      ),
    errors: z.record(z.string(), z.array(z.string())).optional().describe("What is wrong, by field."),
    challenge: z
      .string()
      .optional()
      .describe("Of a login whose password was right and that takes a code: what `POST /auth/login/code` takes."),
    challenge_expires_at: z.iso.datetime().optional().describe("Until when the code may be sent."),
    error: z.string().optional().describe("Of failures that nobody expected: words with the id to ask about."),
    error_id: z.string().optional().describe("The id under which the log tells the story."),
  })
  .meta({ id: "Failure", description: "What every failed call answers." });

const jsonBody = (example: unknown) => ({
  "application/json": { schema: { $ref: "#/components/schemas/Failure" }, example },
});

const EXPECTED: Readonly<
  Record<
    number,
    {
      readonly name: string;
      readonly description: string;
      readonly message: string;
      readonly errors?: Record<string, string[]>;
    }
  >
> = {
  400: {
    name: "Malformed",
    description: "The body cannot be read.",
    message: "Permintaan ini tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.",
  },
  401: {
    name: "Unauthenticated",
    description: "Nobody is logged in, or not any more: the session or the token is unknown, revoked or over.",
    message: "Silakan login dulu sebagai petugas.",
  },
  403: {
    name: "Forbidden",
    description: "Not allowed to this account or token, or the CSRF token is missing.",
    message: "Hanya petugas yang boleh melakukan ini.",
  },
  404: {
    name: "NotFound",
    description: "There is no such record.",
    message: "Data ini tidak ditemukan. Mungkin sudah dihapus.",
  },
  409: {
    name: "Conflict",
    description: "It clashes with what is there.",
    message: "Data ini masih dipakai. Pilih penggantinya dulu.",
  },
  413: {
    name: "TooLarge",
    description: "The body or the file is too large.",
    message: "Kiriman ini terlalu besar. Kurangi isinya, lalu coba lagi.",
  },
  414: {
    name: "AddressTooLong",
    description: "An id or a short name in the address is longer than any is.",
    message: "Alamat halaman ini terlalu panjang. Kurangi pencarian atau filternya.",
  },
  415: {
    name: "WrongType",
    description: "The body is neither JSON nor the expected file.",
    message: "Jenis isi ini tidak diterima. Kirim JSON.",
  },
  422: {
    name: "Invalid",
    description: "Values that cannot be accepted, all of them at once; unknown fields and parameters are refused too.",
    message: "Wajib diisi.",
    errors: { title: ["Wajib diisi."] },
  },
  429: {
    name: "Throttled",
    description:
      "Too many tries, or more than one network may ask for in a minute; `Retry-After` says when to come again.",
    message: "Terlalu banyak percobaan. Tunggu 30 detik, lalu coba lagi.",
  },
};

const UNEXPECTED: Readonly<Record<Operation, string>> = {
  read: "FailedToRead",
  create: "FailedToCreate",
  update: "FailedToUpdate",
  delete: "FailedToDelete",
  upload: "FailedToUpload",
};

const retryAfter = {
  "Retry-After": { description: "Seconds until the next try.", schema: { type: "integer" }, example: 30 },
};

/** The error responses that these routes may return, by their component names. */
export function failureComponents(routes: readonly RestRoute[]): JsonSchema {
  const usedNames = JSON.stringify(routes.map(failuresOf));
  const expected = Object.entries(EXPECTED).map(
    ([status, { name, description, message, errors }]): [string, unknown] => [
      name,
      {
        description,
        ...(status === "429" ? { headers: retryAfter } : {}),
        content: jsonBody({ status_code: Number(status), message, ...(errors ? { errors } : {}) }),
      },
    ],
  );
  const unexpected = Object.entries(UNEXPECTED).map(([operation, name]): [string, unknown] => [
    name,
    {
      description:
        "A failure that nobody expected; with status 503 the same call may succeed a moment later, with 507 once " +
        "the server's disk has room again.",
      content: jsonBody({
        status_code: 500,
        message: DEFAULT_MESSAGES[operation as Operation],
        error: "Terjadi kesalahan di server. Sebutkan kode 5f2a9c1e7b30 kepada petugas.",
        error_id: "5f2a9c1e7b30",
      }),
    },
  ]);
  return Object.fromEntries<unknown>([...expected, ...unexpected].filter(([name]) => usedNames.includes(`/${name}"`)));
}

/**
 * The responses of a route besides success: those implied by its access, parameters and body, and those that it names
 * itself.
 */
export function failuresOf({ method, access, params, body, upload, failures = [], operation }: RestRoute): JsonSchema {
  const changes = method !== "GET";
  const statuses = new Set<number>([
    // A token that is over is refused everywhere, so that a program notices.
    401,
    422,
    // One network asks for too much.
    429,
    ...failures,
    ...(access === "staff" || permissionsFor(access).length > 0 || changes ? [403] : []),
    ...(params ? [404, 414] : []),
    ...(body ? [400, 413, 415] : []),
    ...(upload ? [413, 415] : []),
  ]);
  const referenceTo = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const responses = [...statuses]
    .sort((one, other) => one - other)
    .map((status): [string, unknown] => [String(status), referenceTo(EXPECTED[status]?.name ?? "Invalid")]);
  return {
    ...Object.fromEntries(responses),
    "500": referenceTo(UNEXPECTED[operation]),
    "503": referenceTo(UNEXPECTED[operation]),
    ...(changes ? { "507": referenceTo(UNEXPECTED[operation]) } : {}),
  };
}

import type { FastifyInstance } from "fastify";

import type { GraphqlResult, RestResult } from "../createTestApp.js";

export interface FilePart {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** Parts by field name, in order: text, or a file. */
export type Parts = readonly (readonly [field: string, value: string | FilePart])[];

const BOUNDARY = "----batas-berkas-uji";
export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

export function multipartBody(parts: Parts): Buffer {
  const pieces = parts.flatMap(([field, value]) => {
    const isFile = typeof value !== "string";
    const name = isFile
      ? `; filename="${value.name ?? "berkas"}"\r\ncontent-type: ${value.type ?? "application/octet-stream"}`
      : "";
    return [
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name}\r\n\r\n`,
      isFile ? value.content : value,
      "\r\n",
    ];
  });
  return Buffer.concat(
    [...pieces, `--${BOUNDARY}--\r\n`].map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
}

/** The parts of a GraphQL request with one file at `input.file`. */
export function graphqlParts(query: string, input: Readonly<Record<string, unknown>>, file: FilePart): Parts {
  const operations = JSON.stringify({ query, variables: { input: { ...input, file: null } } });
  return [
    ["operations", operations],
    ["map", JSON.stringify({ 0: ["variables.input.file"] })],
    ["0", file],
  ];
}

/** Sends parts to the REST door. */
export async function restMultipart(
  app: FastifyInstance,
  path: string,
  parts: Parts,
  as: Readonly<Record<string, string>> = {},
): Promise<RestResult> {
  const response = await app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { ...MULTIPART, ...as },
    payload: multipartBody(parts),
  });
  return { status: response.statusCode, body: response.body === "" ? {} : response.json(), headers: response.headers };
}

/** Sends parts to the GraphQL door. */
export async function graphqlMultipart<Data = Record<string, unknown>>(
  app: FastifyInstance,
  parts: Parts,
  as: Readonly<Record<string, string>> = {},
): Promise<GraphqlResult<Data>> {
  const response = await app.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...MULTIPART, ...as },
    payload: multipartBody(parts),
  });
  const body = response.json<{ data: Data; errors?: GraphqlResult<Data>["errors"] }>();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}

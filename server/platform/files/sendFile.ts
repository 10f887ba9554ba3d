import { type FileHandle, open } from "node:fs/promises";

import type { FastifyReply, FastifyRequest } from "fastify";

import { NotFoundError } from "../../errors.js";
import { matchesEtag } from "../rest/etags.js";
import { parseByteRange } from "./parseByteRange.js";

/** A file as readers see it: whatever its bytes are, they are this type and nothing else. */
interface ServedFile {
  readonly path: string | null;
  /** Its ETag: what is stored under one name never changes. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file, a part of it, or that the caller has it already. Not @fastify/send, whose ETag comes from size and
 * time (weak, and useless for `If-Range`), and which opens the file after it has promised it.
 * @throws NotFoundError
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, tag, headers }: ServedFile,
): Promise<FastifyReply> {
  const handle = path === null ? null : await open(path, "r").catch(() => null);
  if (handle === null) {
    throw new NotFoundError("Berkas ini tidak ditemukan.");
  }
  try {
    return await respondWithFile(request, reply, handle, tag, headers);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function respondWithFile(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: FileHandle,
  tag: string,
  headers: ServedFile["headers"],
): Promise<FastifyReply> {
  const { size, mtime } = await handle.stat();
  const etag = `"${tag}"`;
  const modified = new Date(Math.floor(mtime.getTime() / 1_000) * 1_000);
  void reply.headers({
    ...headers,
    etag,
    "last-modified": modified.toUTCString(),
    "accept-ranges": "bytes",
    // Should a browser ever take it for a page, it is one without scripts, without an origin and without anything from
    // elsewhere.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  if (isNotModified(request, etag, modified)) {
    await handle.close();
    return reply.code(304).send();
  }
  const isHead = request.method === "HEAD";
  const range = isHead || !ifRangeMatches(request, etag, modified) ? null : parseByteRange(request.headers.range, size);
  if (range === "none") {
    await handle.close();
    return reply.code(416).header("content-range", `bytes */${size}`).header("content-length", 0).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  void reply.code(range ? 206 : 200).header("content-length", end - start + 1);
  if (range) {
    void reply.header("content-range", `bytes ${start}-${end}/${size}`);
  }
  if (isHead || size === 0) {
    await handle.close();
    return reply.send();
  }
  return reply.send(handle.createReadStream({ start, end }));
}

/** Whether the caller says that it has this very file already. */
function isNotModified({ headers }: FastifyRequest, etag: string, modified: Date): boolean {
  const tags = headers["if-none-match"];
  return tags !== undefined
    ? matchesEtag(tags, etag)
    : Date.parse(headers["if-modified-since"] ?? "") >= modified.getTime();
}

/** A part is of use only to who has the rest of the same file. */
function ifRangeMatches({ headers }: FastifyRequest, etag: string, modified: Date): boolean {
  const ifRange = headers["if-range"];
  return ifRange === undefined || ifRange === etag || Date.parse(ifRange.toString()) === modified.getTime();
}

import { type FileHandle, open } from "node:fs/promises";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { NotFoundError } from "../../errors.js";
import type { RequestAuth } from "../auth/RequestAuth.js";
import { parseByteRange } from "./parseByteRange.js";
import { COVER_WIDTHS, type DocumentExtension, documentFile, PHOTO_WIDTHS, WIDE_COVER_WIDTHS } from "./fileAddress.js";
import type { StoredFiles } from "./StoredFiles.js";

const COVER_FILE = new RegExp(
  `^([0-9a-f]{32})-(?:${[...new Set([...COVER_WIDTHS, ...WIDE_COVER_WIDTHS])].join("|")})\\.webp$`,
);
const STORED_NAME = /^[0-9a-f]{32}$/;
const PHOTO_WIDTH = new RegExp(`^(?:${PHOTO_WIDTHS.join("|")})$`);
const DOCUMENT_FILE = /^[a-z0-9][a-z0-9-]*\.(pdf|epub)$/;

const DOCUMENTS: Readonly<
  Record<DocumentExtension, { readonly type: string; readonly disposition: "inline" | "attachment" }>
> = {
  pdf: { type: "application/pdf", disposition: "inline" },
  // No browser reads one, and what unpacks it is no business of our origin.
  epub: { type: "application/epub+zip", disposition: "attachment" },
};

/** A file as readers see it: whatever its bytes are, they are this type and nothing else. */
interface ServedFile {
  readonly path: string | null;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface FileRouteOptions {
  readonly files: StoredFiles;
  readonly requestAuth: RequestAuth;
}

/**
 * Serves covers and digital files to everybody, and photos to those who may see them. Every other URL below these
 * paths is a 404.
 */
export function addFileRoutes(app: FastifyInstance, { files, requestAuth }: FileRouteOptions): void {
  const method = ["GET", "HEAD"];
  app.route<{ Params: { file: string } }>({
    method,
    url: "/static/covers/:file",
    handler: async (request, reply) => {
      const { file } = request.params;
      const [, name] = COVER_FILE.exec(file) ?? [];
      const path = name === undefined ? null : await files.find("cover", name, file);
      return sendFile(request, reply, {
        path,
        tag: file,
        headers: {
          "content-type": "image/webp",
          "content-disposition": "inline",
          // A new cover has a new name.
          "cache-control": "public, max-age=31536000, immutable",
          // An integrator's page may show it.
          "cross-origin-resource-policy": "cross-origin",
        },
      });
    },
  });
  app.route<{ Params: { name: string; file: string } }>({
    method,
    url: "/static/files/:name/:file",
    handler: async (request, reply) => {
      const { name, file } = request.params;
      const extension = DOCUMENT_FILE.exec(file)?.[1] as DocumentExtension | undefined;
      const path =
        extension && STORED_NAME.test(name) ? await files.find("document", name, documentFile(name, extension)) : null;
      const { type, disposition } = DOCUMENTS[extension ?? "pdf"];
      return sendFile(request, reply, {
        path,
        tag: name,
        // Revalidated on every request, so that a deleted file disappears for everybody at once.
        headers: {
          "content-type": type,
          "content-disposition": `${disposition}; filename="${file}"`,
          "cache-control": "no-cache",
        },
      });
    },
  });
  app.route<{ Params: { student: string; name: string; width: string } }>({
    method,
    url: "/photos/:student/:name/:width",
    handler: async (request, reply) => {
      const { student, name, width } = request.params;
      const { studentPhotos, viewer } = await requestAuth.contextOf(request, reply);
      const isAddress = /^\d{1,9}$/.test(student) && STORED_NAME.test(name) && PHOTO_WIDTH.test(width);
      const path = await studentPhotos.find(
        viewer,
        isAddress ? { studentId: Number(student), name, width: Number(width) } : null,
      );
      return sendFile(request, reply, {
        path,
        tag: `${name}-${width}`,
        // Personal data: neither the browser nor a proxy may store it.
        headers: {
          "content-type": "image/webp",
          "content-disposition": "inline",
          "cache-control": "no-store",
          "cross-origin-resource-policy": "same-origin",
        },
      });
    },
  });
}

async function sendFile(
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
    // Should a browser ever take it for a page, it is one without scripts, without an origin and without anything from elsewhere.
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
  if (tags !== undefined) {
    return tags.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  }
  return Date.parse(headers["if-modified-since"] ?? "") >= modified.getTime();
}

/** A part is of use only to who has the rest of the same file. */
function ifRangeMatches({ headers }: FastifyRequest, etag: string, modified: Date): boolean {
  const ifRange = headers["if-range"];
  return ifRange === undefined || ifRange === etag || Date.parse(ifRange.toString()) === modified.getTime();
}

import type { FastifyInstance } from "fastify";

import { COVER_WIDTHS, type DocumentExtension, documentFile, TEXT_PICTURE, WIDE_COVER_WIDTHS } from "./fileAddress.js";
import { sendFile } from "./sendFile.js";
import type { StoredFileKind, StoredFiles } from "./StoredFiles.js";

const COVER_FILE = new RegExp(
  `^([0-9a-f]{32})-(?:${[...new Set([...COVER_WIDTHS, ...WIDE_COVER_WIDTHS])].join("|")})\\.webp$`,
);
/** A picture within a text: with its size, or the narrow version. */
const PICTURE_FILE = new RegExp(`^([0-9a-f]{32})-(?:\\d{1,4}x\\d{1,4}|${TEXT_PICTURE.narrowWidth})\\.webp$`);
const STORED_NAME = /^[0-9a-f]{32}$/;
const DOCUMENT_FILE = /^[a-z0-9][a-z0-9-]*\.(pdf|epub)$/;

const DOCUMENTS: Readonly<
  Record<DocumentExtension, { readonly type: string; readonly disposition: "inline" | "attachment" }>
> = {
  pdf: { type: "application/pdf", disposition: "inline" },
  // No browser reads one, and what unpacks it is no business of our origin.
  epub: { type: "application/epub+zip", disposition: "attachment" },
};

/** Serves covers, pictures and digital files to everybody. Every other URL below these paths is a 404. */
export function addFileRoutes(app: FastifyInstance, files: StoredFiles): void {
  const method = ["GET", "HEAD"];
  const servePictures = (url: string, kind: StoredFileKind, pattern: RegExp) =>
    app.route<{ Params: { file: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const { file } = request.params;
        const [, name] = pattern.exec(file) ?? [];
        const path = name === undefined ? null : await files.find(kind, name, file);
        return sendFile(request, reply, {
          path,
          tag: file,
          headers: {
            "content-type": "image/webp",
            "content-disposition": "inline",
            // A new picture has a new name.
            "cache-control": "public, max-age=31536000, immutable",
            // An integrator's page may show it.
            "cross-origin-resource-policy": "cross-origin",
          },
        });
      },
    });
  servePictures("/static/covers/:file", "cover", COVER_FILE);
  servePictures("/static/pictures/:file", "picture", PICTURE_FILE);
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
}

import type { FastifyInstance } from "fastify";

import { COVER_WIDTHS, TEXT_PICTURE, WIDE_COVER_WIDTHS } from "./fileAddress.js";
import { sendFile } from "./sendFile.js";
import type { StoredFileKind, StoredFiles } from "./StoredFiles.js";

const COVER_FILE = new RegExp(
  `^([0-9a-f]{32})-(?:${[...new Set([...COVER_WIDTHS, ...WIDE_COVER_WIDTHS])].join("|")})\\.webp$`,
);
/** A picture within a text: with its size, or the narrow version. */
const PICTURE_FILE = new RegExp(`^([0-9a-f]{32})-(?:\\d{1,4}x\\d{1,4}|${TEXT_PICTURE.narrowWidth})\\.webp$`);

/** Serves covers and pictures to everybody. Every other URL below these paths is a 404. */
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
}

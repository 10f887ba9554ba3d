import type { FastifyInstance } from "fastify";

import type { RequestAuth } from "../../platform/auth/RequestAuth.js";
import { sendFile } from "../../platform/files/sendFile.js";
import { PHOTO_WIDTHS } from "./photoAddress.js";

const STORED_NAME = /^[0-9a-f]{32}$/;
const PHOTO_WIDTH = new RegExp(`^(?:${PHOTO_WIDTHS.join("|")})$`);

/** Serves photos to those who may see them. */
export function addStudentPhotoRoute(app: FastifyInstance, requestAuth: RequestAuth): void {
  app.route<{ Params: { student: string; name: string; width: string } }>({
    method: ["GET", "HEAD"],
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

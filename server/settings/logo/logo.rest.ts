import { z } from "zod";

import { coverAddress } from "../../platform/files/fileAddress.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { route } from "../../platform/rest/route.js";

const logoRoute = { tag: "Settings", access: "settings.write", success: 200 } as const;

export const logoRoutes = [
  route({
    ...logoRoute,
    method: "POST",
    path: "/settings/upload-logo",
    operationId: "uploadLogo",
    operation: "upload",
    summary: "Upload the library's logo",
    description:
      `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as WebP, at most 640 pixels on its ` +
      "longer side, without metadata; `-640` in its address may be `-320` or `-160`. The logo that was there goes. " +
      "Refused or cut, everything stays as it was.",
    upload: true,
    response: z.object({ logo_url: z.string().describe("Its address."), message: z.string() }),
    example: {
      response: {
        status_code: 200,
        logo_url: coverAddress("5b1e0a9c47d34f2e8c6b7a1d2e3f4051"),
        message: "Logo disimpan",
      },
    },
    failures: [413, 415, 422],
    handle: async ({ context: { logos, viewer }, file }) => ({
      logo_url: await logos.upload(viewer, file),
      message: "Logo disimpan",
    }),
  }),
  route({
    ...logoRoute,
    method: "DELETE",
    path: "/settings/delete-logo",
    operationId: "deleteLogo",
    operation: "delete",
    summary: "Delete the library's logo",
    response: z.object({ logo_url: z.null(), message: z.string() }),
    example: { response: { status_code: 200, logo_url: null, message: "Logo dihapus" } },
    failures: [404],
    handle: async ({ context: { logos, viewer } }) => {
      await logos.remove(viewer);
      return { logo_url: null, message: "Logo dihapus" };
    },
  }),
];

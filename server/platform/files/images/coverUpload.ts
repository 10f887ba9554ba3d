import { z } from "zod";

import { coverAddress, type CoverWidths } from "../fileAddress.js";
import { ACCEPTED_PICTURES } from "./picture.js";

const MESSAGE = "Sampul disimpan";
const exampleName = "5b1e0a9c47d34f2e8c6b7a1d2e3f4051";

/** What the REST calls that take a cover have in common: a book's and a post's. */
export const coverUpload = (widths: CoverWidths) =>
  ({
    method: "POST",
    operation: "upload",
    success: 200,
    upload: true,
    response: z.object({ image_url: z.string().describe("Its address."), message: z.string() }),
    example: { response: { status_code: 200, image_url: coverAddress(exampleName, widths), message: MESSAGE } },
    failures: [404, 413, 415, 422],
  }) as const;

export function coverUploadDescription(widths: CoverWidths): string {
  const [small, medium, large] = widths;
  return (
    `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as WebP, at most ${large} pixels wide, ` +
    `without metadata; \`-${large}\` in its address may be \`-${medium}\` or \`-${small}\`.`
  );
}

export function presentCoverUpload({ imageUrl }: { readonly imageUrl: string | null }) {
  return { image_url: imageUrl, message: MESSAGE };
}

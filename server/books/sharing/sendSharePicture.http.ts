import type { FastifyReply, FastifyRequest } from "fastify";

import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { etagOf, matchesEtag } from "../../platform/rest/etags.js";
import type { SharedCover, SharePicture } from "./drawSharePicture.js";
import { SharePictures } from "./SharePictures.js";

const STORED_COVER = /^\/static\/covers\/(([0-9a-f]{32})-640\.webp)$/u;

export type SendSharePicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  picture: SharePicture,
) => Promise<FastifyReply>;

/** Sends pictures with what lets others keep them. All that is shared has one sender, which draws one at a time. */
export function sharePictureSender(pictures = new SharePictures()): SendSharePicture {
  return async (request, reply, picture) => {
    const etag = etagOf(JSON.stringify(picture));
    void reply.headers({
      etag,
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      return reply.code(304).send();
    }
    const drawn = await pictures.picture(etag, picture);
    return drawn === null
      ? reply.code(503).header("cache-control", "no-store").header("retry-after", "5").send()
      : reply.type("image/jpeg").send(drawn);
  };
}

interface CoveredBook {
  readonly slug: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

export async function sharedCover(files: StoredFiles, { slug, title, imageUrl }: CoveredBook): Promise<SharedCover> {
  const [, file, name] = STORED_COVER.exec(imageUrl ?? "") ?? [];
  return { slug, title, path: file && name ? await files.find("cover", name, file) : null };
}

/** `laut-bercerita` of `laut-bercerita.jpg`. */
export function slugOfPicture(file: string): string | null {
  return /^(.+)\.jpg$/u.exec(file)?.[1] ?? null;
}

import { createHash } from "node:crypto";

/** Weak, because compressed and plain responses have the same ETag. */
export function etagOf(...parts: readonly string[]): string {
  const digest = createHash("sha1");
  for (const part of parts) {
    // The length distinguishes ("ab", "c") from ("a", "bc").
    digest.update(`${part.length}:${part}`);
  }
  return `W/"${digest.digest("base64url")}"`;
}

/** Whether `If-None-Match` contains this ETag, so that the client has the response already. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaqueTag(tag) === opaqueTag(etag)))
  );
}

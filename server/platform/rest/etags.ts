import { createHash } from "node:crypto";

/** Weak: compressed and plain, an answer says the same. */
export function etagOf(...parts: readonly string[]): string {
  const digest = createHash("sha1");
  for (const part of parts) {
    // The length keeps "ab" and "c" apart from "a" and "bc".
    digest.update(`${part.length}:${part}`);
  }
  return `W/"${digest.digest("base64url")}"`;
}

/** Whether `If-None-Match` names this answer: the caller has it already. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaqueTag(tag) === opaqueTag(etag)))
  );
}

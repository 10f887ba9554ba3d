const MAX_LENGTH = 60;

/** Of a mail's link, `/forgot-password#kode=K7QM-…`: browsers do not send what follows the hash. */
export function codeInHash(hash: string): string | null {
  const code = (new URLSearchParams(hash.replace(/^#/, "")).get("kode") ?? "").trim().slice(0, MAX_LENGTH);
  return code || null;
}

const names = new Intl.DisplayNames("id-ID", { type: "language", fallback: "none" });

/** `id` as `Indonesia`, `en` as `Inggris`; a code that nobody knows stays as it is. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** What a picture is called without its folders, by which it is found when it follows; null where there is none. */
export function coverName(path: string | null): string | null {
  const name = /[^/\\]*$/u.exec((path ?? "").trim())?.[0].slice(-255) ?? "";
  return name === "" ? null : name;
}

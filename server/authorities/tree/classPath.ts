/**
 * Where a class stands in the tree: its digits without dots, so that a longer path lies below a shorter one. `297.1` is `2971`,
 * `2X4.122 9` is `2X41229`, whatever follows the digits comes behind a space, and a code that is no number begins with `~`.
 */
export function classPath(sortKey: string): string {
  if (sortKey.startsWith("~")) {
    return sortKey;
  }
  const [, islamic, digits = "", rest = ""] = /^(299~)?([\d.]*)(.*)$/u.exec(sortKey) ?? [];
  return `${islamic === undefined ? "" : "2X"}${digits.replace(/\./gu, "")}${rest.trimEnd()}`;
}

/** What the sort keys of everything below a branch begin with; more may begin so, which their paths tell. Null where there can be no such branch. */
export function sortKeyPrefixOf(branch: string): string | null {
  if (branch === "~") {
    return "~";
  }
  const islamic = /^2X(\d?)[\d ]*$/u.exec(branch);
  if (islamic) {
    return `299~${islamic[1] ?? ""}`;
  }
  return /^(?:\d|\d{3,}[^%_\\]*)$/u.test(branch) ? branch.slice(0, 3) : null;
}

/** True where a path lies below a branch, or is the branch's own. */
export function isWithin(path: string, branch: string): boolean {
  // The extension for Islam is a branch of its own beside 200.
  return path.startsWith(branch) && (branch !== "2" || !path.startsWith("2X"));
}

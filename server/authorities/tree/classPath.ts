/**
 * A class's path in the tree: its digits without dots, so that a child's path begins with its parent's. `297.1` is
 * `2971`, `2X4.122 9` is `2X41229`, text after the digits follows a space, and a code that is not a number begins
 * with `~`.
 */
export function classPath(sortKey: string): string {
  if (sortKey.startsWith("~")) {
    return sortKey;
  }
  const [, islamic, digits = "", rest = ""] = /^(299~)?([\d.]*)(.*)$/u.exec(sortKey) ?? [];
  return `${islamic === undefined ? "" : "2X"}${digits.replace(/\./gu, "")}${rest.trimEnd()}`;
}

/**
 * The prefix of the sort keys of a node's descendants; other keys may have it too, which their paths show. Null if
 * the node cannot exist.
 */
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

/** True if a path is the node's own or that of a descendant. */
export function isWithin(path: string, branch: string): boolean {
  // The Islamic classes (2X) are a node of their own next to 200.
  return path.startsWith(branch) && (branch !== "2" || !path.startsWith("2X"));
}

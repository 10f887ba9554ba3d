/** The entry that a reference within an entry names; null for one that leads out of the book. */
export function archivePath(from: string, reference: string): { path: string; fragment: string } | null {
  const [target = "", fragment = ""] = reference.trim().split("#", 2);
  if (/^(?:[a-z][a-z0-9+.-]*:|\/|\\)/iu.test(target)) return null;
  const [plain = ""] = target.split("?", 1);
  const parts = plain === "" ? from.split("/") : [...from.split("/").slice(0, -1), ...decoded(plain).split("/")];
  const path: string[] = [];
  for (const part of parts) {
    if (part === "..") {
      if (path.pop() === undefined) return null;
    } else if (part !== "." && part !== "") path.push(part);
  }
  return { path: path.join("/"), fragment: decoded(fragment) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

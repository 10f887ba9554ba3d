export function joinWithAnd(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} dan ${parts.at(-1) ?? ""}` : parts.join("");
}

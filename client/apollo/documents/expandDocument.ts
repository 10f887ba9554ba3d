import type { DocumentNode } from "graphql";
import { type Compact, SHAPES } from "./documentShapes";

/** What `compactDocument` has made short. */
export function expandDocument(definitions: Compact): DocumentNode {
  const document: object = { kind: "Document", definitions: expand(definitions) };
  // The round trip of every document is tested.
  return document as DocumentNode;
}

function expand(compact: Compact): unknown {
  if (typeof compact !== "object") return compact;
  const [first, ...parts] = compact;
  if (typeof first !== "number") return compact.map((item) => expand(typeof item === "string" ? [0, item] : item));
  const [kind, ...keys] = SHAPES[first] ?? [];
  const node: Record<string, unknown> = { kind };
  keys.forEach((key, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return;
    const value = expand(part);
    if (key === "name" || key === "alias") node[key] = { kind: "Name", value };
    else if (key === "selectionSet") node[key] = { kind: "SelectionSet", selections: value };
    else node[key] = value;
  });
  return node;
}

import { type Compact, SHAPES } from "./documentShapes";

/**
 * A document of the generator in a third of its size, as screens carry it: without the names that every node repeats.
 * @throws Error for a node that `SHAPES` has no place for.
 */
export function compactDocument({ definitions }: { readonly definitions: unknown }): Compact {
  return compact(definitions);
}

function compact(value: unknown): Compact {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map(compact).map(plainField);
  if (!isNode(value)) throw new Error(`Not a part of a document: ${JSON.stringify(value)}`);
  if (value.kind === "Name") return compact(value.value);
  if (value.kind === "SelectionSet") return compact(value.selections);
  const number = SHAPES.findIndex(([kind]) => kind === value.kind);
  const [, ...keys] = SHAPES[number] ?? [];
  const known: readonly string[] = ["kind", ...keys];
  const missing = Object.keys(value).filter((key) => value[key] !== undefined && !known.includes(key));
  if (number === -1 || missing.length > 0) {
    throw new Error(`documentShapes.ts has no place for ${value.kind} ${missing.join(", ")}`);
  }
  const parts = keys.map((key) => (value[key] === undefined ? 0 : compact(value[key])));
  while (parts.at(-1) === 0) parts.pop();
  return [number, ...parts];
}

/** Within a list, a field that has nothing but its name is its name. */
function plainField(item: Compact): Compact {
  return typeof item === "object" && item[0] === 0 && item.length === 2 ? (item[1] ?? item) : item;
}

function isNode(value: unknown): value is { readonly kind: string } & Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";
}

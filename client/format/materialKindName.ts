import { isMaterialKind, MATERIAL_KIND_NAMES } from "../../common/materialKinds";

/** What a kind of material is called, written as GraphQL or as an address has it. */
export function materialKindName(kind: string): string {
  const key = kind.toLowerCase();
  return isMaterialKind(key) ? MATERIAL_KIND_NAMES[key] : kind;
}

import type { DocumentNode } from "graphql";

export function operationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === "OperationDefinition") return definition.name?.value ?? "";
  }
  return "";
}

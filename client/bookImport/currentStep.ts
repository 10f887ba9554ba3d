import type { BookImportState } from "../gql/graphql";

interface Step {
  name: "columns" | "preview" | "running" | "cancelled" | "result";
  /** Position in the list of steps, from 0. */
  index: number;
}

/** The step of an import; `requested` is an earlier step that the user went back to. */
export function currentStep(
  { state, preview }: { state: BookImportState; preview: object | null },
  requested: string | null,
): Step {
  switch (state) {
    case "DRAFT":
      return preview && requested !== "columns" ? { name: "preview", index: 2 } : { name: "columns", index: 1 };
    case "CANCELLED":
      return requested === "columns"
        ? { name: "columns", index: 1 }
        : preview
          ? { name: "preview", index: 2 }
          : { name: "cancelled", index: 3 };
    case "STAGING":
    case "PUBLISHING":
      return { name: "running", index: 3 };
    default:
      return { name: "result", index: 4 };
  }
}

import type { BookImportState } from "../gql/graphql";

interface Step {
  name: "columns" | "preview" | "running" | "cancelled" | "result";
  /** In the row of steps, from 0. */
  place: number;
}

/** Where an import stands; `wanted` is the step that one goes back to. */
export function stepOf(
  { state, preview }: { state: BookImportState; preview: object | null },
  wanted: string | null,
): Step {
  switch (state) {
    case "DRAFT":
      return preview && wanted !== "columns" ? { name: "preview", place: 2 } : { name: "columns", place: 1 };
    case "CANCELLED":
      return wanted === "columns"
        ? { name: "columns", place: 1 }
        : preview
          ? { name: "preview", place: 2 }
          : { name: "cancelled", place: 3 };
    case "STAGING":
    case "PUBLISHING":
      return { name: "running", place: 3 };
    default:
      return { name: "result", place: 4 };
  }
}

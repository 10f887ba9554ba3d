import type { StudentKind } from "../gql/graphql";

/** “NIS 240101”; only a pupil's number is one. */
export function memberNumber(kind: StudentKind, nis: string): string {
  return `${kind === "STUDENT" ? "NIS" : "No. anggota"} ${nis}`;
}
